import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp({ AI_BASE_URL: 'sandbox', AI_MODEL: 'gpt-4o' })
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

/** All praise before, all criticism now. */
async function makeMoved(): Promise<void> {
  reader = await app.make.member({ tier: 'professional' })
  const { customerId } = reader
  await app.superuser.query(`insert into themes (customer_id, aspect, is_followed) values ($1, 'food', true)`, [
    customerId,
  ])
  for (const [mark, ago] of [
    ['+', 40],
    ['-', 3],
  ] as const) {
    for (let turn = 0; turn < 6; turn += 1) {
      const createdAt = new Date(Date.now() - ago * 86_400_000)
      await app.make.review({ customerId, createdAt, columns: { themes: [`food${mark}`], analyzed_at: createdAt } })
    }
  }
}

const countTold = async () =>
  (
    await app.superuser.query<{ total: number }>(
      `select count(*)::int as total from notifications where customer_id = $1 and kind = 'theme.moved'`,
      [reader.customerId],
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
  'reputation.word-week': {
    arrange: async () => {
      reader = await app.make.member({ tier: 'professional' })
      await app.make.review({ customerId: reader.customerId })
      await app.superuser.query(`insert into pgboss.job (name, data) values ('reputation.word-week', $1)`, [
        JSON.stringify({ customerId: reader.customerId, language: 'en' }),
      ])
    },
    effect: async () =>
      (
        await app.superuser.query<{ calls: number }>(
          `select calls::int as calls from ai_usage where customer_id = $1 and feature = 'week_wording'`,
          [reader.customerId],
        )
      ).rows[0]?.calls,
    done: 1,
  },
  'reputation.watch-themes': {
    arrange: async () => {
      await makeMoved()
      await app.superuser.query(`insert into pgboss.job (name, data) values ('reputation.watch-themes', $1)`, [
        JSON.stringify({ customerId: reader.customerId }),
      ])
    },
    effect: countTold,
    done: 1,
  },
})
