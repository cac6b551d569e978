import { describe, expect, it } from 'vitest'
import { createPlatformTransactions } from '#server/database/transactions.ts'
import { createJobQueue } from '#server/kernel/jobs/job-queue.ts'
import { createSmsOutbox } from '#server/kernel/sms/sms-outbox.ts'
import { DEMO_CUSTOMER_ID } from '#server/features/demo/demo-business.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createPlatformBench } from '#testing/platform-bench.ts'
import { jobDefinitions } from './jobs.ts'

const app = await startTestApp()

/** How to have one of each waiting, and what its effect looks like from outside. A new job adds its line. */
const countDemo = async (table: 'locations' | 'integrations') =>
  (await app.superuser.query(`select count(*)::int as total from ${table} where customer_id = $1`, [DEMO_CUSTOMER_ID]))
    .rows

const cases: Record<string, { arrange: () => Promise<void>; effect: () => Promise<unknown>; done: unknown }> = {
  'mail.deliver': {
    arrange: async () => {
      await app.anonymous.post('/api/v1/contact-messages', { name: 'Ann', email: 'ann@x.test', message: 'Hello' })
    },
    effect: async () => (await app.anonymous.get('/sandbox/mailbox?to=contact@goodword.test')).body.messages.length,
    done: 1,
  },
  'sms.deliver': {
    arrange: async () => {
      const outbox = createSmsOutbox(createJobQueue(app.product.base.boss))
      const platform = createPlatformTransactions(app.product.base.app.db)
      await platform.transaction((tx) => outbox.queue(tx, { to: '15550100', text: 'Hello' }))
    },
    effect: async () => (await app.anonymous.get('/sandbox/phone?to=15550100')).body.messages.length,
    done: 1,
  },
  'reviews.import': {
    arrange: async () => {
      const owner = await app.make.member()
      const text = 'Date,Author,Rating,Text\n2026-01-02,Ann,5,Lovely\n2026-01-03,Bob,1,Dull'
      await app.as(owner).post('/api/v1/review-imports', { platform: 'google', text, fileName: 'reviews.csv' })
    },
    effect: async () => (await app.superuser.query('select added, duplicates from review_imports')).rows,
    done: [{ added: 2, duplicates: 0 }],
  },
  'sync.run': {
    arrange: async () => {
      const bench = await createPlatformBench(app, 'google', 1)
      await bench.write([{ content: 'One' }, { content: 'Two' }])
      await bench.connect(await app.make.member())
    },
    effect: async () =>
      (await app.superuser.query(`select count(*)::int as total from reviews where source = 'platform'`)).rows,
    done: [{ total: 2 }],
  },
  'reviews.place': {
    arrange: async () => {
      const owner = await app.make.member()
      const bench = await createPlatformBench(app, 'facebook', 1)
      await bench.write([{ content: 'Here' }])
      const { id } = (await bench.connect(owner)).body
      await app.jobs.tryAll('sync.run')
      const { body: place } = await app.as(owner).post('/api/v1/locations', { name: 'Quay' })
      await app.as(owner).put(`/api/v1/integrations/${id}/location`, { locationId: place.id })
    },
    effect: async () =>
      (
        await app.superuser.query(
          `select l.name from reviews r join locations l on l.id = r.location_id where l.name = 'Quay'`,
        )
      ).rows,
    done: [{ name: 'Quay' }],
  },
  'sync.start-due': {
    arrange: async () => {
      await app.superuser.query(`update integrations set next_sync_at = now() - interval '1 minute'`)
      await app.superuser.query(`insert into pgboss.job (name, data, retry_limit) values ('sync.start-due', '{}', 0)`)
    },
    effect: async () =>
      (await app.superuser.query(`select count(*)::int as total from sync_runs where trigger = 'timer'`)).rows,
    done: [{ total: 1 }],
  },
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
  'housekeeping.prune': {
    arrange: async () => {
      await app.superuser.query(
        `insert into rate_limits values ('old', now() - interval '2 hours', 1), ('fresh', now(), 1)`,
      )
      await app.superuser.query(
        `insert into pgboss.job (name, data, retry_limit) values ('housekeeping.prune', '{}', 0)`,
      )
    },
    effect: async () => (await app.superuser.query(`select key from rate_limits where key in ('old', 'fresh')`)).rows,
    done: [{ key: 'fresh' }],
  },
}

describe('every job', () => {
  it('has a case here and code behind it', () => {
    const names = jobDefinitions.map((job) => job.name).toSorted()
    expect(Object.keys(cases).toSorted()).toEqual(names)
    expect(app.product.services.jobHandlers.map((handler) => handler.definition.name).toSorted()).toEqual(names)
  })

  it.each(jobDefinitions.map((job) => job.name))('%s, run twice, has the effect of once', async (name) => {
    await cases[name]?.arrange()

    await app.jobs.run(name)
    const once = await cases[name]?.effect()
    await app.jobs.run(name)
    const twice = await cases[name]?.effect()

    expect([once, twice]).toEqual([cases[name]?.done, cases[name]?.done])
  })
})
