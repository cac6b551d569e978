import { randomUUID } from 'node:crypto'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const email = `${randomUUID()}@people.test`

describeJobsRunTwice(app, 'team', {
  'team.note-email': {
    arrange: async () => {
      const { customerId, userId } = await app.make.member()
      await app.superuser.query('update auth.users set email = $2 where id = $1', [userId, email])
      const data = JSON.stringify({ customerId, userId })
      await app.superuser.query(`insert into pgboss.job (name, data) values ('team.note-email', $1)`, [data])
    },
    effect: async () => (await app.superuser.query('select email from team_members where email = $1', [email])).rows,
    done: [{ email }],
  },
})
