import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { createPlatformBench } from '#testing/platform-bench.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describeJobsRunTwice(app, 'sync', {
  'sync.run': {
    arrange: async () => {
      const bench = await createPlatformBench(app, 'google', 1)
      await bench.write([{ content: 'One' }, { content: 'Two' }])
      await bench.connect(await app.make.member())
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
