import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'
import { NEXT_YEAR } from '#testing/next-year.ts'

const app = await startTestApp()

describeJobsRunTwice(app, 'scheduledResponses', {
  'scheduled-responses.fire': {
    arrange: async () => {
      const owner = await app.make.member()
      const given = { customerId: owner.customerId, platform: 'yelp', source: 'import' } as const
      for (const reviewId of [await app.make.review(given), await app.make.review(given)]) {
        const plan = { responseText: 'Thank you!', date: `${NEXT_YEAR}-06-01`, time: '09:00' }
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
})
