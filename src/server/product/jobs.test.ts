import { describe, expect, it } from 'vitest'
import { createSmsOutbox } from '#server/kernel/sms/sms-outbox.ts'
import { DEMO_CUSTOMER_ID } from '#server/features/demo/demo-history.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createPlatformBench } from '#testing/platform-bench.ts'
import { createReplyBench } from '#testing/reply-bench.ts'
import { createTellingBench } from '#testing/telling-bench.ts'
import { jobDefinitions } from './jobs.ts'

const app = await startTestApp()
const replies = await createReplyBench(app)
const telling = createTellingBench(app)
let told = await app.make.member()
let answered: Pick<Awaited<ReturnType<typeof replies.startWith>>, 'owner' | 'reviewId' | 'platformId'> | null = null

/** How to have one of each waiting, and what its effect looks like from outside. A new job adds its line. */
const countDemo = async (table: 'locations' | 'integrations' | 'incidents') =>
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
      const outbox = createSmsOutbox()
      await app.product.base.transactions.platform.step((tx) => outbox.queue(tx, { to: '15550100', text: 'Hello' }))
    },
    effect: async () => (await app.anonymous.get('/sandbox/phone?to=15550100')).body.messages.length,
    done: 1,
  },
  'notifications.tell': {
    arrange: async () => {
      const member = await app.make.member()
      await app.as(member).put('/auth/v1/user', { password: 'another password for tests' })
    },
    effect: async () =>
      (await app.superuser.query(`select count(*)::int as total from notifications where kind = 'security.notice'`))
        .rows,
    done: [{ total: 1 }],
  },
  'notifications.deliver': {
    arrange: async () => {
      told = await app.make.member()
      await telling.tell(told, { kind: 'review.mentioned', params: { doer: 'Mia' }, link: null })
    },
    effect: async () => (await telling.readMails(told)).length,
    done: 1,
  },
  'notifications.sweep': {
    arrange: async () => {
      await app.superuser.query(`delete from pgboss.job where name = 'notifications.deliver'`)
      await app.superuser.query(
        `update notification_deliveries set state = 'waiting', due_at = now() where user_id = $1`,
        [told.userId],
      )
      await app.superuser.query(`insert into pgboss.job (name, data) values ('notifications.sweep', '{}')`)
    },
    effect: async () =>
      (
        await app.superuser.query(
          `select count(*)::int as jobs from pgboss.job where name = 'notifications.deliver' and data->>'customerId' = $1`,
          [told.customerId],
        )
      ).rows,
    done: [{ jobs: 1 }],
  },
  'notifications.digest': {
    arrange: async () => {
      told = await app.make.member()
      const { customerId, userId } = told
      await app.make.review({ customerId, columns: { first_seen_at: new Date(Date.now() - 3_600_000) } })
      await app.superuser.query(
        `insert into notification_habits (customer_id, user_id, digest_due_at) values ($1, $2, now())`,
        [customerId, userId],
      )
      const data = JSON.stringify({ customerId, userId })
      await app.superuser.query(`insert into pgboss.job (name, data) values ('notifications.digest', $1)`, [data])
    },
    effect: async () => (await telling.readMails(told)).length,
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
    effect: async () => (await app.superuser.query('select count(*)::int as total from reviews where is_sandbox')).rows,
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
  'replies.post': {
    arrange: async () => {
      const { owner, reviewId, platformId } = await replies.startWith()
      answered = { owner, reviewId, platformId }
      await replies.submit(owner, reviewId)
      await replies.endUndo()
    },
    effect: () => replies.countCalls('PUT', answered?.platformId ?? ''),
    done: 1,
  },
  'replies.check': {
    // The platform decides when it has been asked once.
    arrange: () => app.jobs.run('replies.check'),
    effect: async () =>
      (await app.superuser.query(`select count(*)::int as told from review_events where kind = 'reply-live'`)).rows,
    done: [{ told: 1 }],
  },
  'replies.remove': {
    arrange: async () => {
      if (!answered) return
      const { rows } = await app.superuser.query<{ id: string }>(`select id from replies where state = 'live'`)
      await replies.act(answered.owner, answered.reviewId, { replyId: rows[0]?.id ?? '', action: 'delete' })
    },
    effect: () => replies.countCalls('DELETE', answered?.platformId ?? ''),
    done: 1,
  },
  'replies.resume': {
    arrange: async () => {
      const { owner, reviewId } = await replies.startWith()
      await replies.submit(owner, reviewId)
      await app.superuser.query(`delete from pgboss.job where name = 'replies.post'`)
      await app.superuser.query(`update replies set state = 'sending', attempts = 1,
        post_after = null, updated_at = now() - interval '1 hour' where state = 'queued'`)
      await app.superuser.query(`insert into pgboss.job (name, data, retry_limit) values ('replies.resume', '{}', 0)`)
    },
    effect: async () =>
      (await app.superuser.query(`select data->'attempts' as attempts from pgboss.job where name = 'replies.post'`))
        .rows,
    done: [{ attempts: 1 }],
  },
  'reviews.bulk': {
    arrange: async () => {
      const owner = await app.make.member()
      for (const content of ['One', 'Two']) await app.make.review({ customerId: owner.customerId, content })
      const on = { filter: { status: 'pending' } }
      await app.as(owner).post('/api/v1/reviews/bulk', { action: { kind: 'flag', isFlagged: true }, on })
    },
    effect: async () => (await app.superuser.query(`select state, done, skipped, total from review_bulk_runs`)).rows,
    done: [{ state: 'done', done: 2, skipped: 0, total: 2 }],
  },
  'scheduled-responses.fire': {
    arrange: async () => {
      const owner = await app.make.member()
      const given = { customerId: owner.customerId, platform: 'yelp', source: 'import' } as const
      for (const reviewId of [await app.make.review(given), await app.make.review(given)]) {
        const plan = { responseText: 'Thank you!', date: '2030-06-01', time: '09:00' }
        await app.as(owner).post(`/api/v1/reviews/${reviewId}/scheduled-response`, plan)
      }
      await app.superuser.query('update scheduled_responses set scheduled_time = now()')
    },
    effect: async () =>
      (await app.superuser.query(`select count(*)::int as total from replies where source = 'schedule'`)).rows,
    done: [{ total: 2 }],
  },
  'scheduled-responses.fire-overdue': {
    arrange: async () => {
      await app.superuser.query(
        `insert into pgboss.job (name, data, retry_limit) values ('scheduled-responses.fire-overdue', '{}', 0)`,
      )
      await app.superuser.query(
        `update scheduled_responses set status = 'pending', scheduled_time = now() - interval '1 minute'`,
      )
    },
    // Asked for twice, it is sent once: the job above is what keeps to that.
    effect: async () =>
      (
        await app.superuser.query(
          `select count(distinct data->>'scheduledId')::int as total from pgboss.job where name = 'scheduled-responses.fire'`,
        )
      ).rows,
    done: [{ total: 2 }],
  },
  'disputes.file': {
    arrange: async () => {
      const { owner, reviewId } = await replies.startWith({ rating: 1 })
      const { body } = await app.as(owner).post('/api/v1/disputes', { reviewId, description: 'Never here.' })
      await app.as(owner).post(`/api/v1/disputes/${body.id}/file`)
    },
    effect: async () => (await app.superuser.query('select count(*)::int as cases from sandbox.vendor_disputes')).rows,
    done: [{ cases: 1 }],
  },
  'disputes.resume': {
    arrange: async () => {
      await app.superuser.query(`delete from pgboss.job where name = 'disputes.file'`)
      await app.superuser.query(
        `update disputes set status = 'pending', filing_state = 'filing', filing_moved_at = now() - interval '1 hour'`,
      )
      await app.superuser.query(`insert into pgboss.job (name, data, retry_limit) values ('disputes.resume', '{}', 0)`)
    },
    effect: async () => (await app.jobs.list('disputes.file')).length,
    done: 1,
  },
  'disputes.prioritize': {
    arrange: async () => {
      const owner = await app.make.member()
      for (const description of ['One', 'Two']) {
        await app.as(owner).post('/api/v1/disputes', { reviewId: null, description })
      }
      await app.as(owner).post('/api/v1/disputes/prioritize', {})
    },
    effect: async () =>
      (await app.superuser.query(`select count(*)::int as told from dispute_events where kind = 'prioritized'`)).rows,
    done: [{ told: 2 }],
  },
  'disputes.remind': {
    arrange: async () => {
      await app.superuser.query(`update disputes set due_at = now() - interval '1 hour'`)
      await app.superuser.query(`insert into pgboss.job (name, data, retry_limit) values ('disputes.remind', '{}', 0)`)
    },
    effect: async () =>
      (await app.superuser.query(`select count(*)::int as told from dispute_events where kind = 'reminded'`)).rows,
    done: [{ told: 3 }],
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
  'demo.tell-story': {
    arrange: () => app.jobs.run('sync.run'),
    effect: () => countDemo('incidents'),
    done: [{ total: 1 }],
  },
  'incidents.watch': {
    arrange: async () => {
      const owner = await app.make.member()
      for (let count = 0; count < 5; count += 1) await app.make.review({ customerId: owner.customerId, rating: 1 })
      const data = JSON.stringify({ customerId: owner.customerId })
      await app.superuser.query(`insert into pgboss.job (name, data) values ('incidents.watch', $1)`, [data])
    },
    effect: async () => (await app.superuser.query('select state, review_count from incidents')).rows,
    done: [{ state: 'open', review_count: 5 }],
  },
  'reviews.analyze': {
    arrange: async () => {
      const owner = await app.make.member()
      const review = { platform: 'google', locationId: null, day: '2026-01-02', author: 'Zoe', rating: 5, content: '' }
      await app.as(owner).post('/api/v1/manual-reviews', { ...review, isRecommended: null, url: '' })
    },
    effect: async () =>
      (
        await app.superuser.query(
          `select r.sentiment, u.calls from reviews r join review_contents c on c.review_id = r.id and c.author = 'Zoe'
             join ai_usage u on u.customer_id = r.customer_id`,
        )
      ).rows,
    done: [{ sentiment: 'positive', calls: '1' }],
  },
  'reviews.analyze-waiting': {
    arrange: async () => {
      const { customerId } = await app.make.member()
      await app.make.review({ customerId, author: 'Yves' })
      await app.superuser.query(
        `insert into pgboss.job (name, data, retry_limit) values ('reviews.analyze-waiting', '{}', 0)`,
      )
    },
    effect: async () =>
      (
        await app.superuser.query(
          `select count(*)::int as jobs from pgboss.job j join review_contents c on c.author = 'Yves'
           where name = 'reviews.analyze' and data ->> 'customerId' = c.customer_id::text`,
        )
      ).rows,
    done: [{ jobs: 1 }],
  },
  'reviews.reanalyze': {
    arrange: async () => {
      const owner = await app.make.member()
      const reviewId = await app.make.review({ customerId: owner.customerId })
      await app.as(owner).post(`/api/v1/reviews/${reviewId}/analysis`)
      await app.superuser.query(`update review_analyses set version = 'old' where review_id = $1`, [reviewId])
      await app.as(owner).post('/api/v1/assistant/reanalysis')
    },
    effect: async () => (await app.superuser.query('select state, done, total from reanalyses')).rows,
    done: [{ state: 'done', done: 1, total: 1 }],
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
