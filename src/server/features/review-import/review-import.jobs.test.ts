import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describeJobsRunTwice(app, 'reviewImport', {
  'reviews.import': {
    arrange: async () => {
      const owner = await app.make.member()
      const text = 'Date,Author,Rating,Text\n2026-01-02,Ann,5,Lovely\n2026-01-03,Bob,1,Dull'
      await app.as(owner).post('/api/v1/review-imports', { platform: 'google', text, fileName: 'reviews.csv' })
    },
    effect: async () => (await app.superuser.query('select added, duplicates from review_imports')).rows,
    done: [{ added: 2, duplicates: 0 }],
  },
})
