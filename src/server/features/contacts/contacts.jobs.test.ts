import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describeJobsRunTwice(app, 'contacts', {
  'contacts.import': {
    arrange: async () => {
      const owner = app.as(await app.make.member())
      const text = 'Name,Email\nAnn,ann@example.com\nBo,bo@example.com'
      const { body } = await owner.post('/api/v1/contact-imports/preview', { text, isWhole: true })
      const { id } = (await owner.post('/api/v1/contact-imports', { fileName: 'a.csv', reading: body.reading })).body
      await owner.post(`/api/v1/contact-imports/${id}/chunks`, { number: 0, text, isLast: true })
      await owner.post(`/api/v1/contact-imports/${id}/start`, { consent: null })
    },
    effect: async () => (await app.superuser.query('select state, added, merged from contact_imports')).rows,
    done: [{ state: 'done', added: 2, merged: 0 }],
  },
})
