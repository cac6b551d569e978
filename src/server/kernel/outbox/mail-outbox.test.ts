import { describe, expect, it } from 'vitest'
import { tryAsPlanned } from '#testing/job-fixture.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { createMailHandlers, createMailOutbox, MAIL_PLAN, type Mail, type Transport } from './messages.ts'
import { Refused, Unconfirmed } from './outbox.ts'

const app = await startTestApp()
const { transactions } = app.product.base
const outbox = createMailOutbox()
const mail = { to: 'ann@x.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', replyTo: null }

async function queueMail(): Promise<string> {
  await transactions.platform.step((tx) => outbox.queue(tx, mail))
  const { rows } = await app.superuser.query<{ id: string }>(
    'select id from mail_outbox order by created_at desc limit 1',
  )
  return rows[0]?.id ?? ''
}

async function deliver(mailId: string, given: Partial<Transport<Mail>>): Promise<void> {
  const transport: Transport<Mail> = { inDoubt: 'leave', longestCallSeconds: 10, send: async () => undefined, ...given }
  const [handler] = createMailHandlers({ transactions, transport, log: createLog('silent') })
  await handler?.run({ mailId }, { jobId: mailId, retryCount: 0, isLastTry: false })
}

/** Its next try is now. */
const hurry = (id: string) => app.superuser.query(`update mail_outbox set due_at = null where id = $1`, [id])

const stateOf = async (id: string) =>
  (await app.superuser.query('select state, failure from mail_outbox where id = $1', [id])).rows[0] as object

describe('the outbox', () => {
  it('sends a mail once, however often its job runs', async () => {
    const id = await queueMail()
    const sent: string[] = []
    const transport = { send: async (mailId: string) => void sent.push(mailId) }

    await deliver(id, transport)
    await deliver(id, transport)

    expect(sent).toEqual([id])
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  })

  it('tries again when the mail server is down', async () => {
    const id = await queueMail()
    await deliver(id, { send: () => Promise.reject(new Error('connection refused')) })
    expect(await stateOf(id)).toEqual({ state: 'queued', failure: 'connection refused' })
    const jobs = await app.jobs.list('mail.deliver')
    expect(jobs.filter(({ data }) => JSON.stringify(data).includes(id))).toHaveLength(2)

    await hurry(id)
    await deliver(id, {})

    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  })

  it.each([
    [2, 'sent'],
    [36, 'sent'],
    [72, 'failed'],
  ])('with a mail server that is down for %i hours ends as %s', async (hours, state) => {
    const id = await queueMail()
    await tryAsPlanned(MAIL_PLAN, async (afterSeconds) => {
      const isDown = afterSeconds < hours * 3600
      const send = isDown ? () => Promise.reject(new Error('connection refused')) : async () => undefined
      await hurry(id)
      await deliver(id, { send }).catch(() => undefined)
    })

    expect(await stateOf(id)).toMatchObject({ state })
  })

  const refuse = (error: Error) => ({ send: () => Promise.reject(error) })
  it.each([
    ['sent', {}],
    ['failed', refuse(new Refused('no such mailbox'))],
    ['unknown', refuse(new Unconfirmed('connection lost'))],
  ])('keeps no words of a mail that is %s', async (state, transport) => {
    const id = await queueMail()
    await deliver(id, transport).catch(() => undefined)

    const { rows } = await app.superuser.query(
      'select state, subject, text_body, html_body from mail_outbox where id = $1',
      [id],
    )
    expect(rows).toEqual([{ state, subject: 'Hello', text_body: '', html_body: '' }])
  })

  it('gives up at once on a mail that the server refuses', async () => {
    const id = await queueMail()
    await expect(deliver(id, { send: () => Promise.reject(new Refused('no such mailbox')) })).rejects.toThrow(
      'no such mailbox',
    )

    expect(await stateOf(id)).toEqual({ state: 'failed', failure: 'no such mailbox' })
  })

  it('settles a mail that was given up', async () => {
    const id = await queueMail()
    const down = { send: () => Promise.reject(new Error('connection refused')) }
    await app.superuser.query(`update mail_outbox set attempts = $2 where id = $1`, [id, MAIL_PLAN.tries - 1])
    await expect(deliver(id, down)).rejects.toThrow('connection refused')

    expect(await stateOf(id)).toEqual({ state: 'failed', failure: 'connection refused' })
  })

  it('does not repeat a mail that was handed over and never confirmed', async () => {
    const id = await queueMail()
    await deliver(id, { send: () => Promise.reject(new Unconfirmed('connection lost')) })

    expect(await stateOf(id)).toEqual({ state: 'unknown', failure: 'connection lost' })
  })

  it('does not repeat a mail whose fate is unknown, and says so', async () => {
    const id = await queueMail()
    await app.superuser.query(`update mail_outbox set state = 'dispatching' where id = $1`, [id])
    const sent: string[] = []

    await deliver(id, { send: async (mailId) => void sent.push(mailId) })

    expect(sent).toEqual([])
    expect(await stateOf(id)).toMatchObject({ state: 'unknown' })
  })

  it('repeats it where the other side knows the mail by its id', async () => {
    const id = await queueMail()
    await app.superuser.query(`update mail_outbox set state = 'dispatching' where id = $1`, [id])
    const sent: string[] = []

    await deliver(id, { inDoubt: 'repeat', send: async (mailId) => void sent.push(mailId) })

    expect(sent).toEqual([id])
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  })
})
