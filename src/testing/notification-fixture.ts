import { DEFAULT_CUSTOMER_SETTINGS } from '#shared/domain/customer-settings.ts'
import { notify, type Notice } from '#server/features/notifications/notifications.service.ts'
import type { TestMember } from './make.ts'
import type { TestApp } from './test-app.ts'

interface SandboxMail {
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
}

/** What people are told, and what of it leaves. */
export function createNotificationFixture(app: TestApp) {
  const { transactions } = app.product.base
  const fixture = {
    tell: ({ customerId, userId }: TestMember, notice: Notice) =>
      transactions.step(customerId, (tx) => notify(tx, [userId], notice)),
    deliver: async () => [
      ...(await app.jobs.tryAll('notifications.deliver')),
      ...(await app.jobs.tryAll('notifications.push')),
    ],
    /** As the clock would, every minute. */
    async sweep(): Promise<void> {
      await app.superuser.query(`insert into pgboss.job (name, data) values ('notifications.sweep', '{}')`)
      await app.jobs.run('notifications.sweep')
    },
    /** The newest first. */
    async readMails({ email }: TestMember): Promise<SandboxMail[]> {
      await app.jobs.run('mail.deliver')
      return (await app.anonymous.get(`/sandbox/mailbox?to=${email}`)).body.messages
    },
    async listDeliveries({ userId }: TestMember) {
      const { rows } = await app.superuser.query<{ id: string; state: string; failure: string | null }>(
        'select id, state, failure from notification_deliveries where user_id = $1 order by created_at, id',
        [userId],
      )
      return rows
    },
    /** What the customer has for everybody. */
    async setSwitches({ customerId }: TestMember, switches: Partial<typeof DEFAULT_CUSTOMER_SETTINGS.notifications>) {
      const { general, notifications, security, branding, automation } = DEFAULT_CUSTOMER_SETTINGS
      await app.superuser.query(
        `insert into customer_settings (customer_id, general, notifications, security, branding, automation)
         values ($1, $2, $3, $4, $5, $6) on conflict (customer_id) do update set notifications = excluded.notifications`,
        [customerId, general, { ...notifications, ...switches }, security, branding, automation],
      )
    },
    /** Whatever waits for later is due now. */
    hurry: ({ userId }: TestMember) =>
      app.superuser.query(`update notification_deliveries set due_at = now() where user_id = $1`, [userId]),
  }
  return {
    ...fixture,
    /** The mail that tells the person of this bad review, and the word of its link if there is one. */
    async alert(person: TestMember, reviewId: string) {
      const params = { platform: 'google', author: 'Zoe', rating: 1, recommended: null } as const
      await fixture.tell(person, { kind: 'review.bad', params, link: `/reviews?review=${reviewId}`, reviewId })
      await fixture.deliver()
      const [mail] = await fixture.readMails(person)
      return { mail, word: /\/r\/([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '' }
    },
  }
}
