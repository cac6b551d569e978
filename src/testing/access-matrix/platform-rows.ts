import { randomUUID } from 'node:crypto'
import { NEXT_YEAR } from '#testing/next-year.ts'
import type { AccessTable } from './access-row.ts'

const LIMITS = { maxUses: null, expiresAt: `${NEXT_YEAR}-06-01T00:00:00.000Z` }

const NOTICE = {
  texts: { en: 'Hello', es: 'Hola', fr: 'Bonjour', de: 'Hallo' },
  tone: 'info',
  startsAt: `${NEXT_YEAR}-06-01T00:00:00.000Z`,
  endsAt: `${NEXT_YEAR}-06-02T00:00:00.000Z`,
}

/** What the people who run the installation do. */
export const PLATFORM_ROWS: AccessTable = {
  'GET /admin/overview': { who: 'platform-admin' },

  'GET /admin/coupons': { who: 'platform-admin' },
  'POST /admin/coupons': {
    who: 'platform-admin',
    body: () => ({ code: randomUUID(), type: 'percentage', value: 10, ...LIMITS }),
  },
  'PATCH /admin/coupons/:couponId': { who: 'platform-admin', body: LIMITS },
  'POST /admin/coupons/:couponId/expire': { who: 'platform-admin' },
  'GET /admin/coupons/:couponId/uses': { who: 'platform-admin' },

  'GET /admin/customers': { who: 'platform-admin' },
  'GET /admin/customers.csv': { who: 'platform-admin' },
  'POST /admin/customers': {
    who: 'platform-admin',
    body: () => ({
      customerId: randomUUID(),
      companyName: 'Corner Cafe',
      email: `${randomUUID()}@example.com`,
      tier: 'starter',
      trialDays: 14,
    }),
  },
  'POST /admin/customers/:customerId/trial': {
    who: 'platform-admin',
    things: { customerId: 'customer' },
    body: { days: 7, endsAt: null },
  },
  'POST /admin/customers/:customerId/credits': {
    who: 'platform-admin',
    things: { customerId: 'customer' },
    body: () => ({ creditId: randomUUID(), amountCents: 100, reason: 'A bad week' }),
  },
  'POST /admin/customers/:customerId/invitation': {
    who: 'platform-admin',
    things: { customerId: 'customer' },
    answer: '409',
  },
  'GET /admin/customers/:customerId': { who: 'platform-admin', things: { customerId: 'customer' } },
  'GET /admin/customers/:customerId/connections': { who: 'platform-admin', things: { customerId: 'customer' } },
  'GET /admin/customers/:customerId/activity': { who: 'platform-admin', things: { customerId: 'customer' } },
  'GET /admin/customers/:customerId/notes': { who: 'platform-admin', things: { customerId: 'customer' } },
  'POST /admin/customers/:customerId/notes': {
    who: 'platform-admin',
    adminRole: 'support',
    things: { customerId: 'customer' },
    body: () => ({ noteId: randomUUID(), text: 'Wrote on Monday' }),
  },
  'POST /admin/customers/:customerId/standing': {
    who: 'platform-admin',
    things: { customerId: 'customer' },
    body: { move: 'suspend', reason: 'Payments are disputed' },
  },

  'GET /admin/subscriptions': { who: 'platform-admin' },
  'GET /admin/subscriptions.csv': { who: 'platform-admin' },
  'GET /admin/subscriptions/:customerId/invoices': { who: 'platform-admin', things: { customerId: 'payer' } },
  'POST /admin/subscriptions/:customerId/invoices/:invoiceId/refunds': {
    who: 'platform-admin',
    things: { customerId: 'payer' },
    body: () => ({ refundId: randomUUID(), amountCents: 100, reason: 'Asked for it' }),
  },

  'GET /admin/switches': { who: 'platform-admin' },
  'PUT /admin/switches/:name': { who: 'platform-admin', things: { name: 'switch' }, body: { isOn: true } },

  'GET /notices': { who: 'signed-in' },
  'GET /admin/notices': { who: 'platform-admin' },
  'POST /admin/notices': { who: 'platform-admin', body: NOTICE },
  'PUT /admin/notices/:noticeId': { who: 'platform-admin', things: { noticeId: 'notice' }, body: NOTICE },
  'POST /admin/notices/:noticeId/end': { who: 'platform-admin', things: { noticeId: 'notice' } },

  'POST /admin/customers/:customerId/view': {
    who: 'platform-admin',
    adminRole: 'support',
    things: { customerId: 'payer' },
    body: { reason: 'Asked for help' },
  },
  'POST /admin/customer-view/end': { who: 'platform-admin', adminRole: 'support' },
  'GET /admin/audit': { who: 'platform-admin' },
  'GET /admin/audit.csv': { who: 'platform-admin' },

  'GET /admin/administrators': { who: 'platform-admin', adminRole: 'owner' },
  'POST /admin/administrators': {
    who: 'platform-admin',
    adminRole: 'owner',
    body: () => ({ email: `${randomUUID()}@admins.test`, name: 'Otto', role: 'support' }),
  },
  'PUT /admin/administrators/:userId/role': {
    who: 'platform-admin',
    adminRole: 'owner',
    things: { userId: 'administrator' },
    body: { role: 'support' },
  },
  'DELETE /admin/administrators/:userId': {
    who: 'platform-admin',
    adminRole: 'owner',
    things: { userId: 'administrator' },
  },

  'GET /admin/queues': { who: 'platform-admin' },
  'POST /admin/queues/:queue/pause': { who: 'platform-admin', things: { queue: 'queue' } },
  'POST /admin/queues/:queue/resume': { who: 'platform-admin', things: { queue: 'queue' }, answer: '409' },
  'GET /admin/failed-jobs': { who: 'platform-admin' },
  'POST /admin/failed-jobs/:jobId/retry': { who: 'platform-admin', things: { jobId: 'failed-job' } },
  'POST /admin/failed-jobs/retry': { who: 'platform-admin' },
}
