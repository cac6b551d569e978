import { describe, expect, it } from 'vitest'
import { tryAsPlanned } from '#testing/job-bench.ts'
import { startTestApp } from '#testing/test-app.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { MailRejected, MailUnconfirmed, type MailTransport } from './mail.ts'
import { createMailHandlers, createMailOutbox, deliverMail } from './mail-outbox.ts'

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

async function deliver(mailId: string, given: Partial<MailTransport>, isLastTry = false): Promise<void> {
  const transport = { canRepeatSafely: false, send: async () => undefined, ...given }
  const [handler] = createMailHandlers({ transactions, transport, log: createLog('silent') })
  await handler?.run({ mailId }, { jobId: mailId, retryCount: 0, isLastTry })
}

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
    await expect(deliver(id, { send: () => Promise.reject(new Error('connection refused')) })).rejects.toThrow(
      'refused',
    )
    expect(await stateOf(id)).toEqual({ state: 'queued', failure: 'connection refused' })

    await deliver(id, {})

    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  })

  it.each([
    [2, 'sent'],
    [36, 'sent'],
    [72, 'failed'],
  ])('with a mail server that is down for %i hours ends as %s', async (hours, state) => {
    const id = await queueMail()
    await tryAsPlanned(deliverMail, ({ isLastTry }, afterSeconds) => {
      const isDown = afterSeconds < hours * 3600
      const send = isDown ? () => Promise.reject(new Error('connection refused')) : async () => undefined
      return deliver(id, { send }, isLastTry)
    })

    expect(await stateOf(id)).toMatchObject({ state })
  })

  const refuse = (error: Error) => ({ send: () => Promise.reject(error) })
  it.each([
    ['sent', {}],
    ['failed', refuse(new MailRejected('no such mailbox'))],
    ['unknown', refuse(new MailUnconfirmed('connection lost'))],
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
    await expect(deliver(id, { send: () => Promise.reject(new MailRejected('no such mailbox')) })).rejects.toThrow(
      'no such mailbox',
    )

    expect(await stateOf(id)).toEqual({ state: 'failed', failure: 'no such mailbox' })
  })

  it('settles a mail that was given up', async () => {
    const id = await queueMail()
    const down = { send: () => Promise.reject(new Error('connection refused')) }
    await expect(deliver(id, down, true)).rejects.toThrow('connection refused')

    expect(await stateOf(id)).toEqual({ state: 'failed', failure: 'connection refused' })
  })

  it('does not repeat a mail that was handed over and never confirmed', async () => {
    const id = await queueMail()
    await deliver(id, { send: () => Promise.reject(new MailUnconfirmed('connection lost')) })

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

    await deliver(id, { canRepeatSafely: true, send: async (mailId) => void sent.push(mailId) })

    expect(sent).toEqual([id])
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  })
})
