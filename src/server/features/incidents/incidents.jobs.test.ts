import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describeJobsRunTwice(app, 'incidents', {
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
})
