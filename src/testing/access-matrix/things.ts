import { randomUUID } from 'node:crypto'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { FULL_CAPABILITIES } from '#testing/make-review.ts'
import type { TestMember } from '#testing/make.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'
import type { TestApp } from '#testing/test-app.ts'
import type { createVisitors } from '#testing/visitor-fixture.ts'
import type { Ids } from './access-row.ts'
import { CHAT_FLOW, newKey, PICTURE, RULE } from './sent-bodies.ts'
import { COMPETITOR_THINGS } from './competitor-things.ts'
import { WEBHOOK_THINGS } from './webhook-things.ts'

/** Stands in whatever belongs to the location; whoever reads it has been told of the location. */
export const MARK = 'Zanzibar'

type Visitors = ReturnType<typeof createVisitors>

export interface Business {
  app: TestApp
  owner: TestMember
  visitors: Visitors
  /** Where its things are. */
  place: string
}

/** `place`: whoever sees the location. `business`: all of the team. `owner`: that one person. `nobody`: there is no such thing. */
export type Belongs = 'place' | 'business' | 'owner' | 'platform' | 'nobody'

interface Thing {
  of: Belongs
  /** A new one each time. Answers its id, or that and what else the request says of it. */
  make: (business: Business, ids: Ids) => Promise<string | Ids> | string
}

const asOwner = ({ app, owner }: Business) => app.as(owner)

interface Made {
  id: string
  files: { id: string }[]
}

async function post(business: Business, path: string, body: object = {}): Promise<Made> {
  const answer = await asOwner(business).post(`/api/v1${path}`, body)
  if (answer.status !== 200) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as Made
}

async function insert({ app }: Business, table: string, columns: Record<string, unknown>): Promise<string> {
  const names = Object.keys(columns)
  const { rows } = await app.superuser.query<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(columns),
  )
  return rows[0]?.id ?? ''
}

const makeReview = ({ app, owner, place }: Business) =>
  app.make.review({ customerId: owner.customerId, locationId: place, rating: 1, content: `${MARK} was loud` })

async function makeDispute(business: Business): Promise<Ids> {
  const reviewId = await makeReview(business)
  const { body } = await createDisputeFixture(business.app).open(business.owner, { reviewId, description: MARK })
  return { disputeId: body.id, updatedAt: body.updatedAt }
}

const makeCode = async (business: Business) => {
  const destination = { kind: 'url', url: 'https://example.com' }
  return (await post(business, '/qr-codes', { name: MARK, destination, locationId: business.place })).id
}

const makePage = async (business: Business) =>
  business.visitors.makePage({ kind: 'feedback', name: MARK, locationId: business.place }, business.owner)

async function makeResponse(business: Business): Promise<string> {
  const { app, owner, visitors } = business
  const page = await makePage(business)
  const answers = { 'a.rating': '1', 'a.text': MARK, 'a.email': 'guest@example.com', consent: '1' }
  await visitors.send(page, answers)
  const { rows } = await app.superuser.query<{ id: string }>('select id from page_responses where page_id = $1', [
    page.id,
  ])
  const id = rows[0]?.id ?? ''
  await app.superuser.query(
    'insert into page_response_photos (customer_id, response_id, content) values ($1, $2, $3)',
    [owner.customerId, id, Buffer.from('a picture')],
  )
  return id
}

const makeIntegration = (business: Business) =>
  insert(business, 'integrations', {
    customer_id: business.owner.customerId,
    location_id: business.place,
    type: 'google',
    name: MARK,
    status: 'connected',
    listing_id: randomUUID(),
    capabilities: JSON.stringify(FULL_CAPABILITIES),
  })

async function makeIncident(business: Business): Promise<string> {
  const { app, owner, place } = business
  await app.superuser.query(`update incidents set state = 'closed', closed_at = now() where location_id = $1`, [place])
  const now = new Date()
  const id = await insert(business, 'incidents', {
    customer_id: owner.customerId,
    location_id: place,
    review_count: 1,
    first_review_at: now,
    last_review_at: now,
    rule: JSON.stringify({ isOn: true, reviews: 5, maxRating: 2, withinHours: 24 }),
  })
  const reviewId = await makeReview(business)
  await app.superuser.query('insert into incident_reviews values ($1, $2, $3)', [owner.customerId, id, reviewId])
  return id
}

async function makeMember({ app, owner }: Business): Promise<string> {
  return (await app.make.member({ customerId: owner.customerId, role: 'member' })).memberId
}

async function makeSession({ app, owner }: Business): Promise<string> {
  await app.make.session(owner)
  const { rows } = await app.superuser.query<{ id: string }>(
    'select id from auth.sessions where user_id = $1 order by created_at desc limit 1',
    [owner.userId],
  )
  return rows[0]?.id ?? ''
}

async function makeContact(business: Business): Promise<string> {
  const contact = { name: MARK, email: `${randomUUID()}@guests.test`, tags: [MARK], locationId: business.place }
  return (await post(business, '/contacts', contact)).id
}

const makeCampaign = async (business: Business): Promise<string> =>
  (await post(business, '/campaigns', { name: 'Spring', type: 'promotion', message: 'Come in' })).id

const nothing = () => randomUUID()

export const THINGS = {
  // Of the location.
  place: { of: 'place', make: ({ place }) => place },
  review: { of: 'place', make: makeReview },
  'manual-review': {
    of: 'place',
    make: async (business) =>
      (
        await post(business, '/manual-reviews', {
          platform: 'google',
          locationId: business.place,
          day: '2026-01-02',
          rating: 1,
          content: MARK,
        })
      ).id,
  },
  reply: {
    of: 'place',
    make: async (business, { reviewId }) =>
      await insert(business, 'replies', {
        customer_id: business.owner.customerId,
        review_id: reviewId,
        text: MARK,
        state: 'saved',
        author_id: business.owner.userId,
        author_name: 'Olga',
      }),
  },
  scheduled: {
    of: 'place',
    make: async (business) => {
      const plan = { responseText: MARK, date: `${NEXT_YEAR}-06-01`, time: '09:00' }
      return (await post(business, `/reviews/${await makeReview(business)}/scheduled-response`, plan)).id
    },
  },
  import: {
    of: 'place',
    make: (business) =>
      insert(business, 'review_imports', {
        customer_id: business.owner.customerId,
        platform: 'google',
        location_id: business.place,
        file_name: `${MARK}.csv`,
        reading: '{}',
        total: 1,
        state: 'done',
      }),
  },
  dispute: { of: 'place', make: makeDispute },
  'rejected-dispute': {
    of: 'place',
    make: async (business) => {
      const ids = await makeDispute(business)
      await post(business, `/disputes/${ids['disputeId']}/reject`)
      return ids
    },
  },
  file: {
    of: 'place',
    make: async (business, { disputeId }) => {
      const { files } = await post(business, `/disputes/${disputeId}/files`, { name: 'dot.png', data: PICTURE })
      return files[0]?.id ?? ''
    },
  },
  incident: { of: 'place', make: makeIncident },
  integration: { of: 'place', make: makeIntegration },
  'sync-run': {
    of: 'place',
    make: async (business) =>
      insert(business, 'sync_runs', {
        customer_id: business.owner.customerId,
        integration_id: await makeIntegration(business),
        trigger: 'button',
      }),
  },
  code: { of: 'place', make: makeCode },
  'removed-code': {
    of: 'place',
    make: async (business) => {
      const id = await makeCode(business)
      await asOwner(business).delete(`/api/v1/qr-codes/${id}`)
      return id
    },
  },
  page: { of: 'place', make: async (business) => (await makePage(business)).id },
  'removed-page': {
    of: 'place',
    make: async (business) => {
      const { id } = await makePage(business)
      await asOwner(business).delete(`/api/v1/hosted-pages/${id}`)
      return id
    },
  },
  response: { of: 'place', make: makeResponse },
  contact: { of: 'place', make: makeContact },
  'api-key': {
    of: 'business',
    make: async (business) => (await asOwner(business).post('/api/v1/api-keys', newKey())).body.key.id,
  },
  deletion: {
    of: 'place',
    make: async (business) => {
      const selection = { contactIds: [await makeContact(business)] }
      const { body } = await asOwner(business).post('/api/v1/contacts/delete', { selection })
      return body.deletionId
    },
  },

  // Of the business.
  location: { of: 'business', make: ({ app, owner }) => app.make.location(owner.customerId, `Place ${randomUUID()}`) },
  template: {
    of: 'business',
    make: async (business) => (await post(business, '/reply-templates', { name: randomUUID(), text: 'Thank you.' })).id,
  },
  'bulk-run': {
    of: 'business',
    make: async (business) => {
      const run = { on: { filter: {} }, action: { kind: 'flag', isFlagged: true } }
      return (await post(business, '/reviews/bulk', run)).id
    },
  },
  segment: {
    of: 'business',
    make: async (business) => (await post(business, '/contact-segments', { name: randomUUID(), filter: {} })).id,
  },
  rule: {
    of: 'business',
    make: async (business) => {
      await business.app.superuser.query('delete from automation_rules where customer_id = $1', [
        business.owner.customerId,
      ])
      return (await post(business, '/automation/rules', RULE)).id
    },
  },
  'chat-flow': {
    of: 'business',
    make: async (business) => (await post(business, '/chat/flows', CHAT_FLOW)).id,
  },
  ...COMPETITOR_THINGS,
  ...WEBHOOK_THINGS,
  campaign: { of: 'business', make: makeCampaign },
  'removed-campaign': {
    of: 'business',
    make: async (business) => {
      const id = await makeCampaign(business)
      await asOwner(business).delete(`/api/v1/campaigns/${id}`)
      return id
    },
  },
  'guest-list': {
    of: 'business',
    make: (business) =>
      insert(business, 'contact_imports', {
        customer_id: business.owner.customerId,
        file_name: 'guests.csv',
        reading: JSON.stringify({ delimiter: ',', hasHeadings: true, columns: ['Email'], mapping: { email: 0 } }),
        state: 'checked',
        next_chunk: 1,
        total: 1,
      }),
  },
  provider: {
    of: 'business',
    // Each by somebody else: few are let through for one person.
    make: async (business) => {
      const {
        app,
        owner: { customerId },
      } = business
      const owner = await app.make.member({ customerId, role: 'admin' })
      const given = { provider: 'sendgrid', credentials: { apiKey: `SG.sandbox-${randomUUID()}` } }
      return (await post({ ...business, owner }, '/provider-connections', given)).id
    },
  },
  member: { of: 'business', make: makeMember },
  'invited-member': {
    of: 'business',
    make: async (business) => (await post(business, '/invitations', { email: `${randomUUID()}@members.test` })).id,
  },

  // Of one person.
  note: {
    of: 'owner',
    make: async (business, { reviewId }) => (await post(business, `/reviews/${reviewId}/notes`, { text: MARK })).id,
  },
  view: {
    of: 'owner',
    make: async (business) => (await post(business, '/review-views', { name: randomUUID(), filter: {} })).id,
  },
  conversation: {
    of: 'owner',
    make: async (business) => {
      const { body } = await asOwner(business).post('/api/v1/chat/messages', { text: MARK })
      return body.conversation.id
    },
  },
  session: {
    of: 'owner',
    make: makeSession,
  },
  notification: { of: 'owner', make: ({ app, owner }) => app.make.notification(owner) },
  device: {
    of: 'owner',
    make: async (business) =>
      insert(business, 'push_subscriptions', {
        customer_id: business.owner.customerId,
        user_id: business.owner.userId,
        session_id: await makeSession(business),
        endpoint: `https://push.test/${randomUUID()}`,
        keys_sealed: 'sealed',
        device: 'A browser',
      }),
  },

  export: {
    of: 'business',
    make: async ({ app, owner }) => {
      const { rows } = await app.superuser.query<{ id: string }>(
        `with made as (insert into data_exports (customer_id, user_id, state, total, expires_at)
           values ($1, $2, 'ready', 1, now() + interval '7 days') returning customer_id, id)
         insert into data_export_files select customer_id, id, 'a.csv', '', 0, 0 from made returning export_id as id`,
        [owner.customerId, owner.userId],
      )
      return rows[0]?.id ?? ''
    },
  },
  invoice: {
    of: 'business',
    make: (business) =>
      insert(business, 'invoices', {
        customer_id: business.owner.customerId,
        invoice_ref: randomUUID(),
        status: 'paid',
        currency: 'USD',
        subtotal_cents: 7900,
        discount_cents: 0,
        tax_cents: 0,
        total_cents: 7900,
        paid_cents: 7900,
        issued_at: new Date(),
      }),
  },
  payer: { of: 'platform', make: ({ owner }) => owner.customerId },
  // One of its own: what is done to it concerns nobody else.
  customer: { of: 'platform', make: async ({ app }) => (await app.make.member()).customerId },
  message: {
    of: 'platform',
    make: (business) =>
      insert(business, 'contact_messages', {
        name: 'Zoe',
        email: 'zoe@example.com',
        topic: 'other',
        message: 'Hello',
        language: 'en',
      }),
  },
  coupon: {
    of: 'platform',
    make: (business) =>
      insert(business, 'coupons', {
        code: randomUUID().toUpperCase(),
        type: 'percentage',
        value_hundredths: 1000,
        expires_at: `${NEXT_YEAR}-06-01`,
      }),
  },
  /** Of a queue nothing else uses, which no row has paused. */
  queue: {
    of: 'platform',
    make: async ({ app }) => {
      await app.superuser.query('delete from queue_pauses')
      return 'coupons.keep'
    },
  },
  administrator: { of: 'platform', make: async ({ app }) => (await app.make.admin('support')).userId },
  switch: { of: 'platform', make: () => 'contact-import' },
  notice: {
    of: 'platform',
    make: async (business) => {
      const { rows } = await business.app.superuser.query<{ user_id: string }>(
        'select user_id from admin_users limit 1',
      )
      return insert(business, 'notices', {
        texts: JSON.stringify({ en: 'Hello', es: 'Hola', fr: 'Bonjour', de: 'Hallo' }),
        tone: 'info',
        starts_at: `${NEXT_YEAR}-06-01`,
        ends_at: `${NEXT_YEAR}-06-02`,
        created_by: rows[0]?.user_id,
      })
    },
  },
  'failed-job': {
    of: 'platform',
    make: (business) => insert(business, 'pgboss.job', { name: 'dead-letters', source_name: 'coupons.keep', data: {} }),
  },
  'all-read': {
    of: 'nobody',
    make: async ({ app }) => {
      await app.superuser.query('delete from reanalyses')
      return ''
    },
  },
  'no-rules': {
    of: 'nobody',
    make: async ({ app }) => {
      await app.superuser.query('delete from automation_rules')
      return ''
    },
  },
  word: { of: 'nobody', make: () => `word-${randomUUID().slice(0, 8)}` },
  'theme-aspect': { of: 'nobody', make: () => 'food' },
  'picture-size': { of: 'nobody', make: () => 'large' },
  stranger: { of: 'nobody', make: nothing },
} as const satisfies Record<string, Thing>
export type ThingKind = keyof typeof THINGS
