import { createSmsOutbox } from '#server/kernel/outbox/messages.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()

describeJobsRunTwice(app, 'delivery', {
  'mail.deliver': {
    arrange: async () => {
      await app.anonymous.post('/api/v1/contact-messages', { name: 'Ann', email: 'ann@x.test', message: 'Hello' })
    },
    effect: async () => (await app.anonymous.get('/sandbox/mailbox?to=contact@goodword.test')).body.messages.length,
    done: 1,
  },
  'sms.deliver': {
    arrange: async () => {
      const outbox = createSmsOutbox()
      await app.product.base.transactions.platform.step((tx) => outbox.queue(tx, { to: '15550100', text: 'Hello' }))
    },
    effect: async () => (await app.anonymous.get('/sandbox/phone?to=15550100')).body.messages.length,
    done: 1,
  },
})
