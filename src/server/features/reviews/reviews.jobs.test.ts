import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { createPlatformFixture } from '#testing/platform-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describeJobsRunTwice(app, 'reviews', {
  'reviews.place': {
    arrange: async () => {
      const owner = await app.make.member()
      const fixture = await createPlatformFixture(app, 'facebook', 1)
      await fixture.write([{ content: 'Here' }])
      const { id } = (await fixture.connect(owner)).body
      await app.jobs.tryAll('sync.run')
      const { body: place } = await app.as(owner).post('/api/v1/locations', { name: 'Quay' })
      await app.as(owner).put(`/api/v1/integrations/${id}/location`, { locationId: place.id })
    },
    effect: async () =>
      (
        await app.superuser.query(
          `select l.name from reviews r join locations l on l.customer_id = r.customer_id and l.id = r.location_id where l.name = 'Quay'`,
        )
      ).rows,
    done: [{ name: 'Quay' }],
  },
  'reviews.bulk': {
    arrange: async () => {
      const owner = await app.make.member()
      for (const content of ['One', 'Two']) await app.make.review({ customerId: owner.customerId, content })
      const on = { filter: { status: 'pending' } }
      await app.as(owner).post('/api/v1/reviews/bulk', { action: { kind: 'flag', isFlagged: true }, on })
    },
    effect: async () => (await app.superuser.query(`select state, done, skipped, total from review_bulk_runs`)).rows,
    done: [{ state: 'done', done: 2, skipped: 0, total: 2 }],
  },
})
