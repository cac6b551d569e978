import { describe, expect, it } from 'vitest'
import { createLog } from '#server/kernel/log/log.ts'
import { createMailHandlers, createMailOutbox, MAIL_PLAN, type MailOutbox } from '#server/kernel/outbox/messages.ts'
import { tryAsPlanned } from '#testing/job-fixture.ts'
import { createNotificationFixture } from '#testing/notification-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import type { Notice } from '#server/features/notifications/notice.ts'
import { deliverMails, type MailDeps } from './deliver-mails.ts'

const app = await startTestApp()
const fixture = createNotificationFixture(app)
const mention: Notice = { kind: 'review.mentioned', params: { doer: 'Mia' }, link: '/reviews?review=1' }
const assigned: Notice = { kind: 'review.assigned', params: { doer: 'Mia' }, link: '/reviews?review=2' }

const outbox = createMailOutbox()
const { base } = app.product
const createParts = (mail: MailOutbox): MailDeps => ({
  transactions: base.transactions,
  mail,
  keyring: base.keyring,
  siteUrl: () => app.url,
  alerts: {
    prepare: async () => null,
    listReviews: async () => new Map(),
    makeWord: async () => '',
    findWaiting: async () => ({ count: 0, link: '' }),
  },
})

const changeAccount = (change: string) =>
  `update auth.users set ${change} where id in (select user_id from team_members where customer_id = $1)`

describe('a notification by mail', () => {
  it('is one mail in the language of its reader, with a way to its subject and one out', async () => {
    const ann = await app.make.member()
    await app.superuser.query(`update team_members set language = 'de' where id = $1`, [ann.memberId])
    await fixture.tell(ann, mention)

    await fixture.deliver()
    await fixture.deliver()

    const mails = await fixture.readMails(ann)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('In Goodword öffnen')
    expect(mails[0]?.text).toContain(`${app.url}/reviews?review=1`)
    expect(mails[0]?.text).toContain(`${app.url}/settings?tab=notifications`)
    expect(mails[0]?.html).toContain('<html lang="de">')
    expect(await fixture.listDeliveries(ann)).toMatchObject([{ state: 'handed-on' }])
  })

  it('tells names as names: nothing in them can be clicked', async () => {
    const ann = await app.make.member()
    await app.superuser.query(`update customers set company_name = 'Shop.Example', is_named = true where id = $1`, [
      ann.customerId,
    ])
    await fixture.tell(ann, { ...mention, params: { doer: 'Mia https://evil.example/x mia@evil.example' } })
    await fixture.tell(ann, { ...assigned, params: { doer: 'www.evil.example' } })

    await fixture.deliver()

    const [mail] = await fixture.readMails(ann)
    expect(mail?.text).toContain('Mia mentioned you in a note.')
    expect(mail?.text).toContain('… assigned a review to you.')
    expect(mail?.text).toContain('Shop.\u2060Example')
    expect((mail?.subject ?? '') + mail?.text + mail?.html).not.toMatch(/evil\.example|Shop\.Example/)
  })

  it('tells the name of a page as a name, in the subject, too', async () => {
    const ann = await app.make.member()
    const params = { page: 'Win at evil.example/pay today', stars: 1, nps: null }
    await fixture.tell(ann, { kind: 'feedback.low', params, link: null })

    await fixture.deliver()

    const [mail] = await fixture.readMails(ann)
    expect(mail?.subject).toBe('A visitor to the page Win at today gave one star.')
    expect((mail?.text ?? '') + mail?.html).not.toContain('evil.example')
  })

  it('holds together what falls due together', async () => {
    const ann = await app.make.member()
    for (const notice of [mention, assigned]) await fixture.tell(ann, notice)

    await fixture.deliver()

    const mails = await fixture.readMails(ann)
    expect(mails.map(({ subject }) => subject)).toEqual(['2 notifications'])
    expect(mails[0]?.text).toContain('Mia mentioned you in a note.')
    expect(mails[0]?.text).toContain('Mia assigned a review to you.')
  })

  it('waits for the end of quiet hours, and the clock finds it then', async () => {
    const ann = await app.make.member()
    await fixture.tell(ann, mention)
    await app.superuser.query(
      `update notification_deliveries set due_at = now() + interval '1 hour' where user_id = $1`,
      [ann.userId],
    )
    await fixture.deliver()
    await fixture.sweep()
    await fixture.deliver()
    expect(await fixture.readMails(ann)).toEqual([])
    await app.superuser.query(`delete from pgboss.job where name = 'notifications.deliver'`)

    await fixture.hurry(ann)
    await fixture.sweep()
    await fixture.deliver()

    expect(await fixture.readMails(ann)).toHaveLength(1)
  })

  it('is not sent to somebody who has chosen otherwise meanwhile', async () => {
    const ann = await app.make.member()
    await fixture.tell(ann, mention)
    const choices = [{ kind: 'review.mentioned', channel: 'email', isOn: false }]
    await app.as(ann).patch('/api/v1/me/notification-preferences', { choices })

    await fixture.deliver()

    expect(await fixture.readMails(ann)).toEqual([])
    expect(await fixture.listDeliveries(ann)).toMatchObject([{ state: 'dropped', failure: 'unwanted' }])
  })

  it.each([
    ['has left', `update team_members set status = 'inactive' where customer_id = $1`],
    ['is shut out with the customer', `update customers set status = 'suspended' where id = $1`],
    ['is banned', changeAccount(`banned_until = now() + interval '1 hour'`)],
    ['has deleted the account', changeAccount('deleted_at = now()')],
  ])('is not sent to somebody who %s', async (_case, change) => {
    const ann = await app.make.member()
    await fixture.tell(ann, mention)
    await app.superuser.query(change, [ann.customerId])

    await fixture.deliver()

    expect(await fixture.readMails(ann)).toEqual([])
    expect(await fixture.listDeliveries(ann)).toMatchObject([{ state: 'dropped' }])
  })

  it('is out of reach for another customer’s job', async () => {
    const [ann, stranger] = [await app.make.member(), await app.make.member()]
    await fixture.tell(ann, mention)
    const [delivery] = await fixture.listDeliveries(ann)

    const wrong = { customerId: stranger.customerId, deliveryId: delivery?.id ?? '' }
    await deliverMails(createParts(outbox), wrong, { isAgain: true })

    expect(await fixture.listDeliveries(ann)).toMatchObject([{ state: 'waiting' }])
  })
})

describe('a worker that dies', () => {
  it('between the hand-over and its commit has sent nothing, and the next try sends it once', async () => {
    const ann = await app.make.member()
    await fixture.tell(ann, mention)
    const [delivery] = await fixture.listDeliveries(ann)
    const job = { customerId: ann.customerId, deliveryId: delivery?.id ?? '' }
    const dying: MailOutbox = {
      async queue(tx, mail) {
        await outbox.queue(tx, mail)
        throw new Error('killed')
      },
    }

    await expect(deliverMails(createParts(dying), job, { isAgain: false })).rejects.toThrow('killed')
    expect(await fixture.readMails(ann)).toEqual([])
    await deliverMails(createParts(outbox), job, { isAgain: false })
    expect(await fixture.readMails(ann)).toEqual([])
    await deliverMails(createParts(outbox), job, { isAgain: true })
    await deliverMails(createParts(outbox), job, { isAgain: true })

    expect(await fixture.readMails(ann)).toHaveLength(1)
  })

  it('and never comes back is found by the clock', async () => {
    const ann = await app.make.member()
    await fixture.tell(ann, mention)
    await app.superuser.query(`delete from pgboss.job where name = 'notifications.deliver'`)
    await app.superuser.query(
      `update notification_deliveries set state = 'sending', due_at = now() - interval '1 second' where user_id = $1`,
      [ann.userId],
    )

    await fixture.sweep()
    await fixture.deliver()

    expect(await fixture.readMails(ann)).toHaveLength(1)
  })

  it('leaves one mail when two take the same up', async () => {
    const ann = await app.make.member()
    for (const notice of [mention, assigned]) await fixture.tell(ann, notice)
    const deliveries = await fixture.listDeliveries(ann)

    await Promise.allSettled(
      [...deliveries, ...deliveries].map(({ id }) =>
        deliverMails(createParts(outbox), { customerId: ann.customerId, deliveryId: id }, { isAgain: true }),
      ),
    )
    await fixture.hurry(ann)
    await fixture.sweep()
    await fixture.deliver()

    const told = (await fixture.readMails(ann)).map(({ text }) => text).join('\n')
    expect(told.match(/Mia mentioned you/g)).toHaveLength(1)
    expect(told.match(/Mia assigned a review/g)).toHaveLength(1)
  })
})

describe('a mail server that is down', () => {
  it('for two hours loses nothing: mails wait and go once when it is back', async () => {
    const people = [await app.make.member(), await app.make.member()]
    await app.superuser.query(`delete from pgboss.job where name = 'mail.deliver'`)
    for (const person of people) await fixture.tell(person, mention)
    await fixture.deliver()
    const sent: string[] = []
    let isDown = true
    const send = async (_id: string, { to }: { to: string }) => {
      if (isDown) throw new Error('connection refused')
      sent.push(to)
    }
    const { transactions } = base
    const transport = { inDoubt: 'leave' as const, longestCallSeconds: 10, send }
    const [handler] = createMailHandlers({ transactions, transport, log: createLog('silent') })
    for (const { id, data } of await app.jobs.list('mail.deliver')) {
      isDown = true
      await tryAsPlanned(MAIL_PLAN, async (afterSeconds) => {
        isDown = afterSeconds < 2 * 3600
        await app.superuser.query(`update mail_outbox set due_at = null where state = 'queued'`)
        await handler?.run(data, { jobId: id, retryCount: 0, isLastTry: false })
      })
    }

    expect(sent.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  })
})
