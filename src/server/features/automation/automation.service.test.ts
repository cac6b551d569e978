import { createAutomationFixture } from '#testing/automation-fixture.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const fixture = await createAutomationFixture(app)

describeJobsRunTwice(app, 'automation', {
  'automation.run': {
    arrange: async () => {
      const owner = await fixture.begin()
      await fixture.save(owner, { autoRespond: true, hasConsented: true })
      await fixture.write([{ id: fixture.newId(), rating: 5, content: 'Lovely food and kind people' }])
      await fixture.sync(owner)
      await app.jobs.tryAll('reviews.analyze')
    },
    effect: async () =>
      (await app.superuser.query('select outcome, count(*)::int as total from automation_runs group by outcome')).rows,
    done: [{ outcome: 'planned', total: 1 }],
  },
  'automation.sweep': {
    arrange: async () => {
      await app.superuser.query(
        `update automation_runs set outcome = 'waiting', scheduled_id = null, created_at = now() - interval '6 minutes'`,
      )
      await app.superuser.query('delete from scheduled_responses')
      await app.superuser.query(`delete from pgboss.job where name = 'automation.run'`)
      await app.superuser.query(`insert into pgboss.job (name, data) values ('automation.sweep', '{}')`)
    },
    effect: async () => {
      const jobs = await app.jobs.list('automation.run')
      await app.jobs.tryAll('automation.run')
      const { rows } = await app.superuser.query('select outcome from automation_runs')
      return [jobs.length, rows]
    },
    done: [1, [{ outcome: 'planned' }]],
  },
})
