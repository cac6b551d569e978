import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { createDisputeFixture } from '#testing/dispute-fixture.ts'
import { createReplyFixture } from '#testing/reply-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const replies = await createReplyFixture(app)

describeJobsRunTwice(app, 'disputes', {
  'disputes.file': {
    arrange: async () => {
      const { owner, reviewId } = await replies.startWith({ rating: 1 })
      const { body } = await app.as(owner).post('/api/v1/disputes', { reviewId, description: 'Never here.' })
      await app.as(owner).post(`/api/v1/disputes/${body.id}/file`)
      await createDisputeFixture(app).endUndo()
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
})
