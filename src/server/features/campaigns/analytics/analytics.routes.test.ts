import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { sendReports, type ReportKind } from '#sandbox/providers/provider-reports.ts'
import type { CampaignAnalytics, CampaignFigures } from '#shared/contracts/campaign-analytics.ts'
import type { ListPlace } from '#server/database/list-order.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { explain } from '#testing/explain.ts'
import { openLiveReader } from '#testing/live-reader.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors } from '#testing/visitor-fixture.ts'
import { followReports } from '../campaigns.service.ts'
import { selectFigures, type FiguresFilter } from './analytics.repository.ts'

const app = await startTestApp()
const { db } = app.product.base.sandbox
const { start, addGuest, messagesTo, goOut } = createCampaigns(app)
const { makePage, open, send } = createVisitors(app)
const LIST = '/api/v1/campaign-analytics'

/** Sent to so many by e-mail; what each of them then does. */
async function sendTo(guests: number, values: object = {}, by?: TestMember) {
  const campaign = await start(values, { by })
  const people: { email: string }[] = []
  for (let made = 0; made < guests; made += 1) people.push(await addGuest(campaign.owner))
  await campaign.send()
  await goOut()
  return {
    ...campaign,
    report: async (guest: number, ...kinds: ReportKind[]) => {
      const [mail] = await messagesTo('sendgrid', people[guest]?.email ?? '')
      if (!mail) throw new Error('Nothing was sent.')
      for (const kind of kinds) await sendReports(db, mail, kind)
    },
    mailOf: async (guest: number) => (await messagesTo('sendgrid', people[guest]?.email ?? ''))[0]?.text_body ?? '',
    analyse: async (range = 'all'): Promise<CampaignAnalytics> =>
      (await app.as(campaign.owner).get(`${campaign.path}/analytics?range=${range}`)).body,
  }
}

/** As if it had been sent, opened and clicked so often. */
async function addSent(
  owner: TestMember,
  {
    name,
    daysAgo,
    figures,
    channels = ['email'],
  }: { name: string; daysAgo: number; figures: number[]; channels?: string[] },
) {
  const draft = { name, type: 'promotion', message: 'Come in', channels }
  const { body } = await app.as(owner).post('/api/v1/campaigns', draft)
  await app.superuser.query(
    'insert into campaign_metrics (customer_id, campaign_id, sent, opens, clicks, responses) values ($1, $2, $3, $4, $5, $6)',
    [owner.customerId, body.id, ...figures],
  )
  await app.superuser.query('update campaigns set last_sent_at = now() - make_interval(days => $2) where id = $1', [
    body.id,
    daysAgo,
  ])
  return body.id as string
}

const namesIn = async (owner: TestMember, query: string) =>
  (await app.as(owner).get(`${LIST}?${query}`)).body.items.map(({ name }: CampaignFigures) => name)

describe('all campaigns', () => {
  it('are listed by when each was last sent, with rates of one decimal, and by what they go out by', async () => {
    const owner = await app.make.member()
    await addSent(owner, { name: 'Old', daysAgo: 200, figures: [10, 0, 0, 0] })
    await addSent(owner, { name: 'Last month', daysAgo: 40, figures: [3, 1, 0, 0], channels: ['sms', 'email'] })
    await addSent(owner, { name: 'New', daysAgo: 1, figures: [1200, 301, 37, 5], channels: ['social_media'] })
    await app.as(owner).post('/api/v1/campaigns', { name: 'Draft', type: 'feedback', message: 'And?' })

    expect(await namesIn(owner, 'range=7d')).toEqual(['New'])
    expect(await namesIn(owner, '')).toEqual(['New'])
    expect(await namesIn(owner, 'range=90d')).toEqual(['New', 'Last month'])
    expect(await namesIn(owner, 'range=all')).toEqual(['New', 'Last month', 'Old', 'Draft'])
    expect(await namesIn(owner, 'range=all&type=email')).toEqual(['Last month', 'Old'])
    expect(await namesIn(owner, 'range=all&type=sms')).toEqual(['Last month'])
    expect(await namesIn(owner, 'range=all&type=social')).toEqual(['New'])
    const { body } = await app.as(owner).get(`${LIST}?range=all&limit=3`)
    expect(body.items[0]).toMatchObject({ sent: 1200, opens: 301, rates: { open: 25.1, click: 3.1, response: 0.4 } })
    expect(await namesIn(owner, `range=all&limit=3&cursor=${body.nextCursor}`)).toEqual(['Draft'])
  })

  it('come to a mean in which each counts the same, and to a rate of all messages', async () => {
    const owner = await app.make.member()
    expect((await app.as(owner).get(`${LIST}/summary?range=all`)).body).toMatchObject({
      campaigns: 0,
      sent: 0,
      averages: { open: 0, click: 0, response: 0 },
    })
    await addSent(owner, { name: 'Small', daysAgo: 2, figures: [10, 5, 1, 1] })
    await addSent(owner, { name: 'Large', daysAgo: 3, figures: [990, 99, 0, 0] })
    await addSent(owner, { name: 'Unsent', daysAgo: 1, figures: [0, 0, 0, 0] })

    expect((await app.as(owner).get(`${LIST}/summary?range=7d`)).body).toEqual({
      campaigns: 2,
      sent: 1000,
      opens: 104,
      clicks: 1,
      responses: 1,
      averages: { open: 30, click: 5, response: 5 },
      weighted: { open: 10.4, click: 0.1, response: 0.1 },
    })
  })

  it('can be taken along as a file, in the language of the screen', async () => {
    const owner = await app.make.member()
    await addSent(owner, { name: '=Spring', daysAgo: 2, figures: [8, 2, 1, 0] })

    const { body, headers } = await app.as(owner).get(`${LIST}/campaigns.csv?range=all&language=de`)

    expect(headers.get('content-type')).toContain('text/csv')
    const [heading, line] = String(body).split('\r\n')
    expect(heading).toContain('Öffnungsrate (%)')
    expect(line).toMatch(/^"?'=Spring"?,Aktion,E-Mail,Entwurf,.*,8,2,25,1,12.5,0,0$/)
  })

  it('of another business are not among them', async () => {
    const { path } = await sendTo(1)
    const stranger = await app.make.member()

    expect(await namesIn(stranger, 'range=all')).toEqual([])
    expect((await app.as(stranger).get(`${path}/analytics`)).status).toBe(404)
  })

  it.each<[string, FiguresFilter]>([
    ['of all time', { since: null, way: undefined }],
    ['of some days', { since: new Date('2026-01-01'), way: 'email' }],
  ])('%s are walked to, first and deep, and never sorted', async (_which, filter) => {
    for (const after of [null, ['last-sent', '2026-01-01T00:00:00.000Z', NIL_CUSTOMER] as ListPlace<'last-sent'>]) {
      const { sql, parameters } = selectFigures(app.product.base.app.db, NIL_CUSTOMER, {
        filter,
        after,
        limit: 26,
      }).compile()
      const literal = (_place: string, number: string) => {
        const value = parameters[Number(number) - 1]
        return `'${value instanceof Date ? value.toISOString() : String(value)}'`
      }
      const plan = await explain(app.superuser, sql.replaceAll(/\$(\d+)/g, literal))
      expect(plan).toContain('campaigns_last_sent')
      expect(plan).not.toContain('Sort')
    }
  })
})

describe('one campaign', () => {
  it('has what was measured of it: delivery, opens, clicks, hours and links', async () => {
    const { owner, path, report, analyse, mailOf } = await sendTo(4, {
      link: { kind: 'url', url: 'https://example.com/menu' },
      cost: 10,
    })
    expect((await analyse()).deliveryRate).toBeNull()

    await report(0, 'deliver', 'open')
    await report(1, 'deliver', 'open')
    await report(2, 'bounce')
    const url = /\S+\/c\/[\w-]{12}/.exec(await mailOf(0))?.[0] ?? ''
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
    await fetch(url, { redirect: 'manual', headers: { 'user-agent': agent } })
    await vi.waitFor(async () => expect((await analyse()).totals.clicks).toBe(1), { timeout: 20_000 })

    const shown = await analyse()
    expect(shown).toMatchObject({
      campaign: { name: 'Spring menu', status: 'completed' },
      totals: { sent: 4, delivered: 2, bounced: 1, opens: 2, machineOpens: 0, clicks: 1, responses: 0 },
      rates: { open: 50, click: 25, response: 0 },
      deliveryRate: 50,
      costPerClick: 10,
      costPerResponse: null,
      inRange: { sent: 4, opens: 2, clicks: 1 },
      grain: 'hour',
      links: [{ url: 'https://example.com/menu', clicks: 1 }],
    })
    expect(shown.byHour).toHaveLength(24)
    expect(shown.bestHour).toBe(new Date().getUTCHours())
    const { body: events } = await app.as(owner).get(`${path}/events`)
    expect(events.items.find(({ status }: { status: string }) => status === 'failed').errorMessage).toBeTruthy()
  })

  it('is shown by the hour, by days or by months, as far back as it is asked for', async () => {
    const { owner, id, analyse } = await sendTo(1)
    const add = (ago: string, opens: number) =>
      app.superuser.query(
        `insert into campaign_hours (customer_id, campaign_id, hour, opens) values ($1, $2, date_trunc('hour', now() - $3::interval), $4)`,
        [owner.customerId, id, ago, opens],
      )
    await add('5 hours', 1)
    expect(await analyse()).toMatchObject({ grain: 'hour', inRange: { sent: 1, opens: 1 } })
    await add('3 days', 2)
    await add('20 days', 4)
    await add('400 days', 8)

    const day = await analyse('24h')
    expect([day.grain, day.overTime.length, day.inRange.opens]).toEqual(['hour', 24, 1])
    const week = await analyse('7d')
    expect([week.grain, week.overTime.length, week.inRange.opens]).toEqual(['day', 7, 3])
    const month = await analyse('30d')
    expect([month.grain, month.overTime.length, month.inRange.opens]).toEqual(['day', 30, 7])
    const all = await analyse()
    expect([all.grain, all.inRange.opens, all.totals.opens]).toEqual(['month', 15, 0])
    expect(all.overTime.reduce((sum, { opens }) => sum + opens, 0)).toBe(15)
  })

  it('counts an hour by the clocks of the business', async () => {
    const { owner, id, analyse } = await sendTo(1)
    await app.superuser.query(
      `insert into campaign_hours (customer_id, campaign_id, hour, opens) values ($1, $2, '2026-03-03T17:00Z', 1)`,
      [owner.customerId, id],
    )
    await app.as(owner).put('/api/v1/settings/security', { sessionTimeout: 30 })
    await app.superuser.query(
      `update customer_settings set general = general || '{"timezone":"America/New_York"}' where customer_id = $1`,
      [owner.customerId],
    )

    expect((await analyse()).bestHour).toBe(12)
  })

  it('takes a message out of its hour that failed after all', async () => {
    const { report, analyse } = await sendTo(2)

    await report(0, 'fail')

    const { totals, inRange } = await analyse()
    expect([totals.sent, inRange.sent]).toEqual([1, 1])
  })

  it('has all of it zero before it was sent', async () => {
    const { owner, path } = await start()

    const { body } = await app.as(owner).get(`${path}/analytics`)

    expect(body).toMatchObject({ totals: { sent: 0, opens: 0 }, rates: { open: 0 }, bestHour: null, links: [] })
  })
})

describe('what happened in a campaign', () => {
  it('names nobody, also where a service does: whoever may see figures may not know the guests', async () => {
    const { owner, path, id, report } = await sendTo(1)
    await report(0, 'bounce')
    const say = (words: string) =>
      app.superuser.query(
        `update campaign_events set error_message = $2 where campaign_id = $1 and status = 'failed'`,
        [id, words],
      )
    const read = async () => {
      const { body } = await app.as(owner).get(`${path}/events`)
      return body.items.find(({ status }: { status: string }) => status === 'failed').errorMessage
    }

    await say('550 5.1.1 <ann.lee+news@guests.test>: No such user')
    expect(await read()).toBe('550 5.1.1 <…>: No such user')
    await say("21211: The 'To' number +19025550111 is not valid.")
    expect(await read()).toBe("21211: The 'To' number … is not valid.")
  })
})

describe('the recipients of a campaign', () => {
  it('can be taken along with what became of each, and it is told who did', async () => {
    const { owner, path, report } = await sendTo(2)
    await report(0, 'bounce')
    await report(1, 'deliver')

    const lines = async (query: string) =>
      String((await app.as(owner).get(`${path}/recipients.csv?language=en${query}`)).body)
        .trim()
        .split('\r\n')
    expect(await lines('')).toHaveLength(3)
    const [heading, line] = await lines('&state=bounced')
    expect(heading).toContain('Name,Address,Channel,State,Reason,The service says,Time')
    expect(line).toMatch(/^Ann Lee,guest\d+@guests\.test,Email,Bounced,The address does not take mail\.,/)
    const { body: feed } = await app.as(owner).get('/api/v1/activity?subject=campaigns')
    expect(feed.items[0]).toMatchObject({ action: 'campaign.exported' })
    const stranger = await app.make.member()
    expect((await app.as(stranger).get(`${path}/recipients.csv?language=en`)).status).toBe(404)
  })
})

describe('a link that a service reports', () => {
  const listKeys = async (campaignId: string) =>
    (
      await app.superuser.query<{ key: string }>(
        'select message_key as key from campaign_recipients where campaign_id = $1',
        [campaignId],
      )
    ).rows.map(({ key: one }) => one)
  const clicked = (reference: string | undefined, url: string) => ({
    key: `${reference}`,
    kind: 'clicked' as const,
    messageId: null,
    reference: reference ?? null,
    address: 'guest@guests.test',
    at: new Date(),
    detail: { url },
  })

  it('is no click where somebody wants no more, and is not told where it is nobody’s', async () => {
    const { owner, analyse, mailOf, id } = await sendTo(2)
    const key = await listKeys(id)
    expect(await mailOf(0)).toContain('/u/')

    await app.product.base.transactions.step(owner.customerId, (tx) =>
      followReports(app.product.base, tx, [
        clicked(key[0], 'https://goodword.test/u/abcdefghijkl'),
        clicked(key[1], 'https://goodword.test/c/abcdefghijkl'),
      ]),
    )

    expect(await analyse()).toMatchObject({ totals: { clicks: 1, delivered: 2 }, links: [] })
  })

  it('of ours is known by where it leads, also where the report comes before whoever followed it is counted', async () => {
    const url = 'https://example.com/menu'
    const { owner, analyse, mailOf, id } = await sendTo(1, { link: { kind: 'url', url } })
    const [key] = await listKeys(id)
    const ours = /\S+\/c\/[\w-]{12}/.exec(await mailOf(0))?.[0] ?? ''
    await app.product.base.transactions.step(owner.customerId, (tx) =>
      followReports(app.product.base, tx, [clicked(key, ours)]),
    )
    expect(await analyse()).toMatchObject({ totals: { clicks: 1 }, links: [{ url, clicks: 1 }] })
  })
})

describe('a page that a message leads to', () => {
  it('counts an answer for the campaign, once a person, and none that comes by itself', async () => {
    const owner = await app.make.member()
    const page = await makePage({ kind: 'feedback' }, owner)
    const { path, mailOf, analyse } = await sendTo(2, { link: { kind: 'page', pageId: page.id } }, owner)
    const url = /\S+\/c\/[\w-]{12}/.exec(await mailOf(0))?.[0] ?? ''
    const led = (await fetch(url, { redirect: 'manual' })).headers.get('location') ?? ''
    expect(new URL(led).pathname).toBe(`/p/${page.slug}`)
    const query = new URL(led).search
    expect((await open(page, query)).body).toContain(`c=${url.slice(-12)}`)

    const answers = { 'a.rating': '5' }
    await send(page, answers)
    await send(page, answers, { query: '?c=abcdefghijkl' })
    expect((await analyse()).totals.responses).toBe(0)
    for (let turn = 0; turn < 2; turn += 1) expect((await send(page, answers, { query })).status).toBe(303)

    expect(await analyse()).toMatchObject({
      campaign: { responseCount: 1 },
      totals: { responses: 1 },
      rates: { response: 50 },
      inRange: { responses: 1 },
    })
    const { body: events } = await app.as(owner).get(`${path}/events`)
    expect(events.items[0]).toMatchObject({ type: 'response', status: 'success' })
  })

  it('rings once when the answers reach the campaign’s goal', async () => {
    const owner = await app.make.member()
    const page = await makePage({ kind: 'feedback' }, owner)
    const { mailOf } = await sendTo(3, { goal: 2, link: { kind: 'page', pageId: page.id } }, owner)
    const rung = async () => {
      const { items } = (await app.as(owner).get('/api/v1/notifications')).body
      return items.filter(({ kind }: { kind: string }) => kind === 'campaign.goal')
    }
    const answer = async (guest: number) => {
      const word = /\/c\/([\w-]{12})/.exec(await mailOf(guest))?.[1] ?? ''
      await send(page, { 'a.rating': '5' }, { query: `?c=${word}` })
    }

    await answer(0)
    expect(await rung()).toEqual([])
    await answer(1)
    await answer(2)
    expect(await rung()).toMatchObject([{ message: 'Spring menu has reached its goal of 2 responses.' }])
  })
})

describe('open screens', () => {
  it('are told of every report, also of the last of a rush', async () => {
    const { owner, report, id } = await sendTo(3)
    const tab = await openLiveReader(app.url, owner.token)
    const told = () => tab.seen.filter(({ data }) => data.includes('campaign.changed') && data.includes(id)).length

    for (const guest of [0, 1, 2]) {
      const before = told()
      await report(guest, 'open')
      for (let turn = 0; turn < 100 && told() === before; turn += 1) await sleep(20)
      expect(told()).toBeGreaterThan(before)
    }
    await tab.close()
  })

  it('are told when the last message of a campaign that goes on was handed over', async () => {
    const { owner, post, id, read } = await start()
    await addGuest(owner)
    await post('activate')
    await app.jobs.run('campaigns.gather')
    const tab = await openLiveReader(app.url, owner.token)

    await app.jobs.run('campaigns.deliver')
    await tab.waitFor(2)

    expect(await read()).toMatchObject({ status: 'active', progress: { waiting: 0 } })
    expect(
      tab.seen.filter(({ data }) => data.includes('campaign.changed') && data.includes(id)).length,
    ).toBeGreaterThan(1)
    await tab.close()
  })
})
