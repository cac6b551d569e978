import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describeJobsRunTwice(app, 'sync', {
  'sync.run': {
    arrange: async () => {
      const fixture = await createPlatformFixture(app, 'google', 1)
      await fixture.write([{ content: 'One' }, { content: 'Two' }])
      await fixture.connect(await app.make.member())
    },
    effect: async () => (await app.superuser.query('select count(*)::int as total from reviews where is_sandbox')).rows,
    done: [{ total: 2 }],
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
})
