import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'
import { DEMO_CUSTOMER_ID } from './demo-history.ts'

const app = await startTestApp()
const countDemo = async (
  table: 'locations' | 'integrations' | 'incidents' | 'page_responses' | 'campaigns' | 'invoices',
) =>
  (await app.superuser.query(`select count(*)::int as total from ${table} where customer_id = $1`, [DEMO_CUSTOMER_ID]))
    .rows

describeJobsRunTwice(app, 'demo', {
  'demo.furnish': {
    arrange: async () => undefined,
    effect: () => countDemo('locations'),
    done: [{ total: 2 }],
  },
  'demo.connect-listing': {
    arrange: async () => undefined,
    effect: () => countDemo('integrations'),
    done: [{ total: 8 }],
  },
  'demo.book-plan': {
    arrange: async () => undefined,
    effect: () => countDemo('invoices'),
    done: [{ total: 1 }],
  },
  'demo.open-pages': {
    arrange: async () => undefined,
    effect: () => countDemo('page_responses'),
    done: [{ total: 20 }],
  },
  'demo.run-campaigns': {
    arrange: async () => undefined,
    effect: () => countDemo('campaigns'),
    done: [{ total: 4 }],
  },
  'demo.tell-story': {
    arrange: () => app.jobs.run('sync.run'),
    effect: () => countDemo('incidents'),
    done: [{ total: 1 }],
  },
})
