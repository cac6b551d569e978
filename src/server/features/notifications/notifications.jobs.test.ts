import { randomUUID } from 'node:crypto'
import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import { tellSlack } from './notifications.service.ts'
import { describeJobsRunTwice } from '#testing/jobs-run-twice.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { createBrowser } from '#testing/push-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'

const app = await startTestApp()
const batch = createNotificationFixture(app)
let told = await app.make.member()
let browser = createBrowser(app)
let slackPath = ''

describeJobsRunTwice(app, 'notifications', {
  'notifications.tell': {
    arrange: async () => {
      const member = await app.make.member()
      await app.as(member).put('/auth/v1/user', { password: 'another password for tests' })
    },
    effect: async () =>
      (await app.superuser.query(`select count(*)::int as total from notifications where kind = 'security.notice'`))
        .rows,
    done: [{ total: 1 }],
  },
  'notifications.deliver': {
    arrange: async () => {
      told = await app.make.member()
      await batch.tell(told, { kind: 'review.mentioned', params: { doer: 'Mia' }, link: null })
    },
    effect: async () => (await batch.readMails(told)).length,
    done: 1,
  },
  'notifications.push': {
    arrange: async () => {
      told = await app.make.member()
      browser = createBrowser(app)
      await app.as(told).post('/api/v1/me/push-devices', browser.subscription)
      const params = { platform: 'google', author: 'Zoe', rating: 1, recommended: null } as const
      await batch.tell(told, { kind: 'review.bad', params, link: null })
    },
    effect: async () => (await browser.read()).length,
    done: 1,
  },
  'notifications.slack': {
    arrange: async () => {
      told = await app.make.member()
      slackPath = `services/T1/B1/${randomUUID()}`
      await app.as(told).put('/api/v1/settings/notifications', {
        ...DEFAULT_CUSTOMER_SETTINGS.notifications,
        slack: true,
        slackAddress: `https://hooks.slack.com/${slackPath}`,
      })
      const notice = { kind: 'dispute.due', params: { label: 'A case' }, link: null } as const
      await app.product.base.transactions.step(told.customerId, (tx) => tellSlack(tx, [notice]))
    },
    effect: async () => (await app.anonymous.get(`/sandbox/slack/${slackPath}`)).body.messages.length,
    done: 1,
  },
  'notifications.sweep': {
    arrange: async () => {
      told = await app.make.member()
      await batch.tell(told, { kind: 'review.mentioned', params: { doer: 'Mia' }, link: null })
      await app.superuser.query(`delete from pgboss.job where name = 'notifications.deliver'`)
      await app.superuser.query(
        `update notification_deliveries set state = 'waiting', due_at = now() where user_id = $1`,
        [told.userId],
      )
      await app.superuser.query(`insert into pgboss.job (name, data) values ('notifications.sweep', '{}')`)
    },
    effect: async () =>
      (
        await app.superuser.query(
          `select count(*)::int as jobs from pgboss.job where name = 'notifications.deliver' and data->>'customerId' = $1`,
          [told.customerId],
        )
      ).rows,
    done: [{ jobs: 1 }],
  },
  'notifications.digest': {
    arrange: async () => {
      told = await app.make.member()
      const { customerId, userId } = told
      await app.make.review({ customerId, columns: { first_seen_at: new Date(Date.now() - 3_600_000) } })
      await app.superuser.query(
        `insert into notification_habits (customer_id, user_id, digest_due_at) values ($1, $2, now())`,
        [customerId, userId],
      )
      const data = JSON.stringify({ customerId, userId })
      await app.superuser.query(`insert into pgboss.job (name, data) values ('notifications.digest', $1)`, [data])
    },
    effect: async () => (await batch.readMails(told)).length,
    done: 1,
  },
})
