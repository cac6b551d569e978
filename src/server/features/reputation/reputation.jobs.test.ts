import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)
let reader = await app.make.member({ tier: 'professional' })

async function makeDue(): Promise<void> {
  reader = await app.make.member({ tier: 'professional' })
  await app.superuser.query(
    `insert into reputation_reports (customer_id, user_id, cadence, due_at) values ($1, $2, 'weekly', now())`,
    [reader.customerId, reader.userId],
  )
}

const countWaiting = async () =>
  (
    await app.superuser.query<{ total: number }>(
      `select count(*)::int as total from pgboss.job where name = 'reputation.send-report' and data ->> 'userId' = $1`,
      [reader.userId],
    )
  ).rows[0]?.total

describeJobsRunTwice(app, 'reputation', {
  'reputation.sweep-reports': {
    arrange: async () => {
      await makeDue()
      await app.superuser.query(`insert into pgboss.job (name, data) values ('reputation.sweep-reports', '{}')`)
    },
    effect: countWaiting,
    done: 1,
  },
  'reputation.send-report': {
    arrange: async () => {
      await makeDue()
      await app.superuser.query(`insert into pgboss.job (name, data) values ('reputation.send-report', $1)`, [
        JSON.stringify({ customerId: reader.customerId, userId: reader.userId }),
      ])
    },
    effect: async () => (await fixture.readMails(reader)).length,
    done: 1,
  },
})
