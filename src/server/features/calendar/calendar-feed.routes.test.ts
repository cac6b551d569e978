import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'
import { startTestApp } from '#testing/test-app.ts'
import { writeIcal } from './write-ical.ts'

const app = await startTestApp()
const { start } = createCampaigns(app)
const FEED = '/api/v1/calendar/feed'
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const plan = (member: TestMember, given: object = {}) =>
  app.as(member).post('/api/v1/calendar/campaigns', {
    name: 'Summer; menu, "new"',
    channels: ['email'],
    at: `${soon(3)}T10:00`,
    ...given,
  })

const pathOf = async (member: TestMember) => new URL((await app.as(member).post(FEED)).body.url as string).pathname
const read = (path: string) => fetch(`${app.url}${path}`)

/** By a parser that knows nothing of what wrote it, and takes no lines that the RFC does not have. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

describe('the calendar’s secret address', () => {
  it('is read without a session, until it is made anew or ended', async () => {
    const owner = await app.make.member()
    await plan(owner)
    expect((await app.as(owner).get(FEED)).body).toEqual({ createdAt: null })
    const first = await pathOf(owner)

    const answer = await read(first)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const [event] = parse(await answer.text())
    expect(event?.summary).toBe('Summer; menu, "new"')
    expect(event?.startDate.toJSDate().toISOString()).toBe(`${soon(3)}T10:00:00.000Z`)
    expect((await app.as(owner).get(FEED)).body.createdAt).toEqual(expect.any(String))

    const second = await pathOf(owner)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    await app.as(owner).delete(FEED)
    expect((await read(second)).status).toBe(404)
    expect((await read('/ical/nothing.ics')).status).toBe(404)
  })

  it('is told once, also to a request that comes twice', async () => {
    const owner = await app.make.member()
    const make = () => app.as(owner).post(FEED, {}, { 'idempotency-key': owner.userId })
    const first = await make()

    expect(await make()).toMatchObject({ status: 409, body: { reason: 'secret-told-once' } })
    expect((await read(new URL(first.body.url).pathname)).status).toBe(200)
    const { rows } = await app.superuser.query('select answer from idempotency_keys where key = $1', [owner.userId])
    expect(rows).toEqual([{ answer: null }])
  })

  it('keeps no word, only its hash', async () => {
    const owner = await app.make.member()
    const word = (await pathOf(owner)).replace('/ical/', '').replace('.ics', '')
    const { rows } = await app.superuser.query<{ kept: string }>(
      `select encode(word_hash, 'escape') || user_id as kept from directory.calendar_feeds where user_id = $1`,
      [owner.userId],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.kept).not.toContain(word)
  })

  it('shows what its person may see now, and nothing to who has left', async () => {
    const { owner } = await start({ startDate: soon(5) })
    const locationId = (
      await app.superuser.query<{ id: string }>(
        `insert into locations (customer_id, name, timezone) values ($1, 'A shop', 'UTC') returning id`,
        [owner.customerId],
      )
    ).rows[0]?.id
    const reviewId = await app.make.review({ customerId: owner.customerId })
    const reply = { responseText: 'Thanks', date: soon(4), time: '09:00' }
    await app.as(owner).post(`/api/v1/reviews/${reviewId}/scheduled-response`, reply)
    const limited = await app.make.member({
      customerId: owner.customerId,
      role: 'member',
      locations: [locationId ?? ''],
    })
    const summariesOf = async (path: string) => parse(await (await read(path)).text()).map(({ summary }) => summary)

    expect(await summariesOf(await pathOf(owner))).toEqual(['Spring menu', 'Reply to Ann Author'])
    const path = await pathOf(limited)
    expect(await summariesOf(path)).toEqual(['Spring menu'])
    await app.superuser.query(`update team_members set status = 'inactive' where id = $1`, [limited.memberId])
    expect((await read(path)).status).toBe(404)
  })
})

describe('what is written', () => {
  const at = new Date(`${NEXT_YEAR}-03-28T12:00:00Z`)
  const event = { id: 'a', start: at, isTentative: false, category: 'Sent', url: 'https://goodword.test/campaigns' }

  it.each([
    'Ünïcödé 🎉 '.repeat(30),
    'one\nEND:VEVENT\nBEGIN:VEVENT\r\nSUMMARY:two',
    'semi;colon, comma \\ backslash \\n',
    '\u0007bell',
  ])('comes back as it was: %j', (summary) => {
    const text = writeIcal({ name: summary, at, events: [{ ...event, summary }] })

    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const events = parse(text)
    expect(events.map((each) => each.summary)).toEqual([summary.replaceAll(/\r\n/g, '\n').replaceAll('\u0007', '')])
  })

  it('has a day for what has no time', () => {
    const [draft] = parse(writeIcal({ name: 'x', at, events: [{ ...event, summary: 'x', start: '2027-02-28' }] }))
    expect(draft?.startDate.isDate).toBe(true)
    expect(draft?.endDate.toString()).toBe('2027-03-01')
  })
})
