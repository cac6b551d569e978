import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
let customerId = ''

async function makeLate(): Promise<void> {
  const owner = await app.make.member({ tier: 'professional' })
  ;({ customerId } = owner)
  await app.superuser.query(
    `insert into response_targets (customer_id, hours, since, changed_at, tells_assignee, told_roles, told_user_ids, due_at, revision)
     values ($1, '{1,1,1,1,1}', now() - interval '9 days', now() - interval '9 days', false, '{owner}', '{}', now(), 1)`,
    [customerId],
  )
  await app.make.review({ customerId, createdAt: new Date(Date.now() - 7_200_000) })
}

const count = async (text: string) =>
  (await app.superuser.query<{ total: number }>(`select count(*)::int as total from ${text}`, [customerId])).rows[0]
    ?.total

describeJobsRunTwice(app, 'responseTargets', {
  'response-targets.sweep': {
    arrange: async () => {
      await makeLate()
      await app.superuser.query(`insert into pgboss.job (name, data) values ('response-targets.sweep', '{}')`)
    },
    effect: () => count(`pgboss.job where name = 'response-targets.tell-late' and data ->> 'customerId' = $1`),
    done: 1,
  },
  'response-targets.tell-late': {
    arrange: async () => {
      await makeLate()
      await app.superuser.query(`insert into pgboss.job (name, data) values ('response-targets.tell-late', $1)`, [
        JSON.stringify({ customerId }),
      ])
    },
    effect: () => count(`notifications where customer_id = $1 and kind = 'review.late'`),
    done: 1,
  },
})
