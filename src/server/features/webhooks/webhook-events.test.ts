import { describe, expect, it } from 'vitest'
import { webhookEventSchema, type WebhookEvent } from '#shared/contracts/webhook-events.ts'
import { setFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { createCampaigns } from '#testing/campaign-fixture.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import type { TestMember } from '#testing/make.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createVisitors } from '#testing/visitor-fixture.ts'
import { createWebhookFixture } from '#testing/webhook-fixture.ts'

const app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1,::1' })
const { start, deliverAll, unsubscribe } = createWebhookFixture(app)
const replies = await createReplyFixture(app)
const disputes = createDisputeFixture(app)
const campaigns = createCampaigns(app)
const visitors = createVisitors(app)

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

type Till = Awaited<ReturnType<typeof start>>

/** What has arrived by now, as its contract has it, in the order in which it happened. */
async function hear(till: Till): Promise<WebhookEvent[]> {
  await deliverAll()
  const events = (await till.received()).map(({ body }) => webhookEventSchema.parse(JSON.parse(body)))
  return events.toSorted((one, other) => one.sequence - other.sequence)
}

const toEnterprise = (member: TestMember) =>
  app.superuser.query(`update customers set subscription_tier = 'enterprise' where id = $1`, [member.customerId])

/** Of what kind are the events that were written by the transaction that wrote this row last. */
async function tellersOf(table: string, id: string): Promise<string[]> {
  const { rows } = await app.superuser.query<{ type: string }>(
    `select e.type from webhook_events e join ${table} t on t.customer_id = e.customer_id and t.xmin = e.xmin where t.id = $1`,
    [id],
  )
  return rows.map(({ type }) => type)
}

describe('reviews', () => {
  it('are told of when they are news, and when their writers change them', async () => {
    await app.superuser.query('delete from sandbox.vendor_reviews')
    await replies.write([{ rating: 4, createdAt: ago(24 * 30) }])
    const till = await start(['review.created', 'review.updated'])
    const other = await start(['review.created', 'review.updated'])
    await replies.connect(till.owner)
    await app.jobs.tryAll('sync.run')
    expect(await hear(till)).toEqual([])

    await replies.write([{ rating: 2, author: 'Ann Lee', content: 'A secret of mine' }])
    await replies.sync(till.owner)
    const { items } = (await app.as(till.owner).get('/api/v1/reviews?rating=2')).body
    const reviewId: string = items[0].id
    expect(await tellersOf('reviews', reviewId)).toEqual(['review.created'])
    await app.superuser.query(`update sandbox.vendor_reviews set rating = 5, updated_at = now() where rating = 2`)
    await replies.sync(till.owner)
    expect(await tellersOf('reviews', reviewId)).toEqual(['review.updated'])

    const events = await hear(till)
    expect(events).toMatchObject([
      { type: 'review.created', sequence: 1, data: { reviewId, platform: 'google', rating: 2 } },
      { type: 'review.updated', sequence: 2, data: { reviewId, rating: 5 } },
    ])
    expect(JSON.stringify(events)).not.toMatch(/Ann|secret/)
    expect(await hear(other)).toEqual([])
  })
})

describe('replies', () => {
  it('are told of when the platform shows them', async () => {
    const { owner, reviewId } = await replies.startWith()
    await toEnterprise(owner)
    const till = await start(['reply.live', 'reply.rejected'], owner)
    const other = await start(['reply.live', 'reply.rejected'])
    const { reply } = (await replies.submit(owner, reviewId, { text: 'Words of ours' })).body
    await replies.post()
    expect(await hear(till)).toEqual([])
    await replies.check()
    expect(await tellersOf('replies', reply.id)).toEqual(['reply.live'])

    const events = await hear(till)
    const { locationId } = await replies.get(owner, reviewId)
    expect(events).toMatchObject([
      { type: 'reply.live', data: { replyId: reply.id, reviewId, platform: 'google', locationId } },
    ])
    expect(JSON.stringify(events)).not.toContain('Words')
    await replies.check()
    expect([(await hear(till)).length, await hear(other)]).toEqual([1, []])
  })

  it('are told of when the platform turns them down', async () => {
    const { owner, reviewId } = await replies.startWith()
    await toEnterprise(owner)
    const till = await start(['reply.live', 'reply.rejected'], owner)
    await setFault(replies.db, 'google', { kind: 'reject-replies', remaining: 1 })
    const { reply } = (await replies.submit(owner, reviewId, { text: 'Buy now' })).body
    await replies.post()
    await replies.check()
    expect(await tellersOf('replies', reply.id)).toEqual(['reply.rejected'])
    expect(await hear(till)).toMatchObject([{ type: 'reply.rejected', data: { replyId: reply.id, reviewId } }])
  })

  it('are told of once when somebody of that location alone has put them there by hand', async () => {
    const till = await start(['reply.live'])
    const { customerId } = till.owner
    const locationId = await app.make.location(customerId)
    const manager = await app.make.member({ customerId, role: 'manager', locations: [locationId] })
    const reviewId = await app.make.review({ customerId, locationId, platform: 'tripadvisor', source: 'import' })
    const { reply } = (await replies.submit(manager, reviewId)).body
    const confirm = (isLive: boolean) =>
      replies.act(manager, reviewId, { replyId: reply.id, action: 'by-hand', body: { isLive } })
    await confirm(true)
    expect(await tellersOf('replies', reply.id)).toEqual(['reply.live'])
    await confirm(true)
    expect(await hear(till)).toMatchObject([{ data: { replyId: reply.id, reviewId, locationId } }])
  })
})

it('tells how a dispute goes on', async () => {
  const till = await start(['dispute.changed'])
  const other = await start(['dispute.changed'])
  const { disputeId, reviewId } = await disputes.start(till.owner)
  await disputes.act(till.owner, disputeId, 'resolve')
  expect(await tellersOf('disputes', disputeId)).toEqual(['dispute.changed'])
  expect(await hear(till)).toMatchObject([
    {
      type: 'dispute.changed',
      data: { disputeId, reviewId, platform: 'google', status: 'resolved', change: 'resolved' },
    },
  ])
  expect(await hear(other)).toEqual([])
})

it('tells how a campaign ended, once for each run', async () => {
  const till = await start(['campaign.finished'])
  const other = await start(['campaign.finished'])
  const campaign = await campaigns.start({}, { by: till.owner })
  await campaigns.addGuest(till.owner)
  await campaigns.addGuest(till.owner)
  await campaign.send()
  expect(await hear(till)).toEqual([])
  await campaigns.goOut()
  expect(await tellersOf('campaigns', campaign.id)).toEqual(['campaign.finished'])
  await campaigns.goOut()
  expect(await hear(till)).toMatchObject([
    { type: 'campaign.finished', data: { campaignId: campaign.id, run: 1, sent: 2, failed: 0 } },
  ])
  expect(await hear(other)).toEqual([])
})

describe('a guest who wants no more messages', () => {
  it('is told of once, whoever noted it', async () => {
    const till = await start()
    const { customerId } = till.owner
    const contactId = await unsubscribe(till.owner)
    const { rows } = await app.superuser.query<{ same: boolean }>(
      `select e.xmin = s.xmin as same from webhook_events e join contact_suppressions s using (customer_id) where customer_id = $1`,
      [customerId],
    )
    expect(rows).toEqual([{ same: true }])
    expect(await hear(till)).toMatchObject([
      { type: 'contact.unsubscribed', data: { contactId, channel: 'email', reason: 'unsubscribed' } },
    ])
  })

  it('is told of when they say so on their own page', async () => {
    const till = await start()
    const campaign = await campaigns.start({}, { by: till.owner })
    const guest = await campaigns.addGuest(till.owner)
    await campaign.send()
    await campaigns.goOut()
    const [mail] = await campaigns.messagesTo('sendgrid', guest.email)
    const [, path] = /(\/u\/[\w-]+)/.exec(String(mail?.headers['List-Unsubscribe'])) ?? []
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = 'List-Unsubscribe=One-Click'
    const answer = await fetch(`${app.url}${path ?? ''}`, { method: 'POST', headers: form, body })
    expect(answer.status).toBe(200)
    expect(await hear(till)).toMatchObject([{ data: { contactId: guest.id, reason: 'unsubscribed' } }])
  })
})

it('tells of an answer to a survey by its scores alone, once however often it is sent', async () => {
  const till = await start(['survey.answered'])
  const other = await start(['survey.answered'])
  const locationId = await app.make.location(till.owner.customerId)
  const page = await visitors.makePage({ kind: 'feedback', locationId }, till.owner)
  const token = visitors.tokenFor(page.id)
  const answer = { 'a.rating': '2', 'a.text': 'Lukewarm soup', 'a.email': 'ann@guests.test', consent: '1', token }
  await visitors.send(page, answer)
  await visitors.send(page, answer)
  const [{ id: responseId }] = (await app.as(till.owner).get(`/api/v1/page-responses?page=${page.id}`)).body.items
  expect(await tellersOf('page_responses', responseId)).toEqual(['survey.answered'])

  const events = await hear(till)
  expect(events).toMatchObject([
    { type: 'survey.answered', data: { responseId, pageId: page.id, locationId, stars: 2, nps: null } },
  ])
  expect(JSON.stringify(events)).not.toMatch(/soup|ann@/)
  expect(await hear(other)).toEqual([])
})
