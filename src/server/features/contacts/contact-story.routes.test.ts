import { describe, expect, it } from 'vitest'
import { sendReports, type ReportKind } from '#sandbox/providers/provider-reports.ts'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors } from '#testing/visitor-fixture.ts'

const app = await startTestApp()
const { db } = app.product.base.sandbox
const { start, addGuest, connect, goOut, messagesTo } = createCampaigns(app)
const visitors = createVisitors(app)
const PATH = '/api/v1/contacts'
const PHONE = '+19025550188'
const ZEBULON = { name: 'Zebulon Quux', email: 'zebulon@quux.test', phone: '+19025550189' }

const storyOf = async (member: TestMember, id: string) => (await app.as(member).get(`${PATH}/${id}/story`)).body
const told = async (vendor: 'sendgrid' | 'twilio', address: string, ...kinds: ReportKind[]) => {
  const [message] = await messagesTo(vendor, address)
  if (!message) throw new Error('Nothing was sent.')
  for (const kind of kinds) expect(await sendReports(db, message, kind)).toEqual([200])
}

/** Somebody who got a campaign by both ways, at noon of wherever they are. */
async function sendToOne(guest: object = {}) {
  const campaign = await start({ channels: ['email', 'sms'], type: 'feedback' })
  const { owner } = campaign
  const accountSid = `AC${owner.customerId}`
  await connect(owner, 'twilio', { accountSid, authToken: 'sandbox-token', phoneNumber: '+14155550100' })
  const person = await addGuest(owner, { phone: PHONE, ...guest })
  const ahead = ((12 - new Date().getUTCHours() + 36) % 24) - 12
  const timezone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  await app.superuser.query('update contacts set timezone = $2 where id = $1', [person.id, timezone])
  await campaign.send({ channels: ['email', 'sms'] })
  await goOut()
  return { ...campaign, person }
}

describe('what is told of a contact', () => {
  it('is what they were sent, opened, clicked and answered', async () => {
    const { owner, id: campaignId, person } = await sendToOne()
    await told('sendgrid', person.email, 'deliver', 'open', 'click')
    await told('twilio', PHONE, 'deliver', 'reply')

    const { messages, replies } = await storyOf(owner, person.id)

    const at = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/)
    const sent = { id: expect.any(String), campaignId, campaignName: 'Spring menu', state: 'delivered', at }
    expect(messages).toHaveLength(2)
    expect(messages).toContainEqual({ ...sent, channel: 'email', openedAt: at, clickedAt: at, respondedAt: null })
    expect(messages).toContainEqual({ ...sent, channel: 'sms', openedAt: null, clickedAt: null, respondedAt: null })
    expect(replies).toEqual([{ id: expect.any(String), text: 'Thank you, see you soon', at }])
    const { body: file } = await app.as(owner).get(`${PATH}/${person.id}/data.json`)
    expect(file).toMatchObject({
      messages: [{ campaignName: 'Spring menu' }, {}],
      replies: [{ text: replies[0].text }],
    })
  })

  it('leaves out what others were sent', async () => {
    const { owner } = await sendToOne()
    const other = await addGuest(owner)

    expect(await storyOf(owner, other.id)).toMatchObject({ messages: [], replies: [] })
  })
})

/** Every row of the product that says one of these words, whoever's it is; the stand-ins keep what they were sent. */
async function findSaying(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await app.superuser.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema|sandbox)'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.superuser.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ilike any ($1)`,
      [words.map((word) => `%${word}%`)],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

/** A list that was checked and nobody has started. */
async function stageFile(owner: TestMember, text: string): Promise<string> {
  const IMPORTS = '/api/v1/contact-imports'
  const { reading } = (await app.as(owner).post(`${IMPORTS}/preview`, { text, isWhole: true, reading: {} })).body
  const { id } = (await app.as(owner).post(IMPORTS, { fileName: 'guests.csv', reading })).body
  await app.as(owner).post(`${IMPORTS}/${id}/chunks`, { number: 0, text, isLast: true })
  return `${IMPORTS}/${id}`
}

describe('whoever sees some locations only', () => {
  it('is told of a contact at once, however many reviews the database has not counted yet', async () => {
    const owner = await app.make.member()
    const place = await app.make.location(owner.customerId)
    const limited = await app.make.member({ customerId: owner.customerId, role: 'admin', locations: [place] })
    const person = await addGuest(owner, { name: 'Ann Lee', locationId: place })
    await app.superuser.query(
      `with added as (
         insert into reviews (customer_id, location_id, platform, listing_id, platform_review_id, rating, created_at, updated_at)
         select $1, $2, 'google', 'quay', 'r' || n, 5, now(), now() from generate_series(1, 1500) n returning id, platform_review_id as name)
       insert into review_contents (customer_id, review_id, content, author)
       select $1, id, 'Good', case name when 'r7' then 'Ann Lee' else name end from added`,
      [owner.customerId, place],
    )

    // A statement that reads all of them for each runs into its time limit.
    const { reviews } = await storyOf(limited, person.id)
    expect(reviews).toMatchObject([{ content: 'Good', certainty: null }])
  })
})

describe('a person who is erased', () => {
  it('stands in no table any more, by name, address, number or what they wrote; the counts stay', async () => {
    const { email, phone } = ZEBULON
    const { owner, path, person, read } = await sendToOne(ZEBULON)
    const words = ['zebulon', 'quux', phone.slice(1), 'lukewarm']
    const page = await visitors.makePage({ kind: 'feedback' }, owner)
    await visitors.send(page, { 'a.rating': '2', 'a.text': 'Lukewarm soup', 'a.email': email, consent: '1' })
    const file = await stageFile(owner, `Name,Email\nZebulon Quux,${email}\nBo,bo@guests.test\n`)
    const [answer] = (await app.as(owner).get(`/api/v1/page-responses?page=${page.id}`)).body.items
    await app.as(owner).post(`/api/v1/page-responses/${answer.id}/replies`, { content: 'Sorry, Zebulon.' })
    await app.as(owner).patch(`${PATH}/${person.id}`, { tags: ['x'] }, { 'idempotency-key': 'change-of-a-person' })
    await app.as(owner).post(`${PATH}/${person.id}/preferences-mail`)
    await told('twilio', phone, 'deliver', 'reply')
    await told('sendgrid', email, 'open', 'click', 'bounce')
    const figures = async () => [(await read()).progress, (await app.as(owner).get(`${path}/metrics`)).body]
    const before = await figures()
    expect((await findSaying(words)).length).toBeGreaterThan(5)

    expect((await app.as(owner).post(`${PATH}/${person.id}/erase`)).body).toEqual({ answers: 1 })

    expect(await findSaying(words)).toEqual([])
    expect(await figures()).toEqual(before)
    await told('sendgrid', email, 'open', 'bounce', 'complain')
    await told('twilio', phone, 'reply', 'stop')
    expect(await findSaying(words)).toEqual([])
    const { rows: texts } = await app.superuser.query(
      `select from provider_events where customer_id = $1 and detail ?| '{text,reason}'`,
      [owner.customerId],
    )
    expect(texts).toEqual([])
    expect((await app.as(owner).post(`${file}/start`, { consent: null })).body.total).toBe(1)
    await app.jobs.run('contacts.import')
    expect((await app.as(owner).get(PATH)).body.items).toMatchObject([{ name: 'Bo' }])
    const again = await addGuest(owner, { name: 'Zebulon', email, phone }, [])
    const { body } = await app.as(owner).get(`${PATH}/${again.id}`)
    expect(body.consents).toEqual({ email: 'suppressed', sms: 'suppressed' })
    expect(await storyOf(owner, again.id)).toMatchObject({ messages: [], replies: [] })
  })
})
