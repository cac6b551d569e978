import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
let owner = await app.make.member()

describeJobsRunTwice(app, 'workspaceData', {
  'workspace-data.archive': {
    arrange: async () => {
      owner = await app.make.member()
      await app.as(owner).post('/api/v1/workspace-data/exports', {})
    },
    effect: async () => {
      await app.jobs.run('mail.deliver')
      const { messages } = (await app.anonymous.get(`/sandbox/mailbox?to=${owner.email}`)).body
      return [(await app.as(owner).get('/api/v1/workspace-data')).body.export.state, messages.length]
    },
    done: ['ready', 1],
  },
  'workspace-data.erase': {
    arrange: async () => {
      owner = await app.make.member()
      await app.as(owner).post('/api/v1/workspace-data/close', { companyName: 'A business' })
      await app.superuser.query(`update customers set erase_at = now() where id = $1`, [owner.customerId])
      await app.superuser.query(`insert into pgboss.job (name, data) values ('workspace-data.erase', '{}')`)
    },
    effect: async () => (await app.superuser.query('select from customers where id = $1', [owner.customerId])).rowCount,
    done: 0,
  },
})
