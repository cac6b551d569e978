import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describeJobsRunTwice(app, 'reviewAnalysis', {
  'reviews.analyze': {
    arrange: async () => {
      const owner = await app.make.member()
      const review = { platform: 'google', locationId: null, day: '2026-01-02', author: 'Zoe', rating: 5, content: '' }
      await app.as(owner).post('/api/v1/manual-reviews', { ...review, isRecommended: null, url: '' })
    },
    effect: async () =>
      (
        await app.superuser.query(
          `select r.sentiment, u.calls from reviews r join review_contents c
             on c.customer_id = r.customer_id and c.review_id = r.id and c.author = 'Zoe'
             join ai_usage u on u.customer_id = r.customer_id`,
        )
      ).rows,
    done: [{ sentiment: 'positive', calls: '1' }],
  },
  'reviews.analyze-waiting': {
    arrange: async () => {
      const { customerId } = await app.make.member()
      await app.make.review({ customerId, author: 'Yves' })
      await app.superuser.query(
        `insert into pgboss.job (name, data, retry_limit) values ('reviews.analyze-waiting', '{}', 0)`,
      )
    },
    effect: async () =>
      (
        await app.superuser.query(
          `select count(*)::int as jobs from pgboss.job j join review_contents c on c.author = 'Yves'
           where name = 'reviews.analyze' and data ->> 'customerId' = c.customer_id::text`,
        )
      ).rows,
    done: [{ jobs: 1 }],
  },
  'reviews.reanalyze': {
    arrange: async () => {
      const owner = await app.make.member()
      const reviewId = await app.make.review({ customerId: owner.customerId })
      await app.as(owner).post(`/api/v1/reviews/${reviewId}/analysis`)
      await app.superuser.query(`update review_analyses set version = 'old' where review_id = $1`, [reviewId])
      await app.as(owner).post('/api/v1/assistant/reanalysis')
    },
    effect: async () => (await app.superuser.query('select state, done, total from reanalyses')).rows,
    done: [{ state: 'done', done: 1, total: 1 }],
  },
})
