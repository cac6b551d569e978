import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/test-app.ts'
import { createLog } from '#server/kernel/log/log.ts'
import { createSmsHandlers, createSmsOutbox, SMS_PLAN, type Sms, type Transport } from './messages.ts'
import { Refused, Unconfirmed } from './outbox.ts'

const app = await startTestApp()
const { transactions } = app.product.base
const outbox = createSmsOutbox()

const queueSms = () => transactions.platform.step((tx) => outbox.queue(tx, { to: '15550100', text: 'Hello' }))

async function deliver(smsId: string, given: Partial<Transport<Sms>>): Promise<void> {
  const transport: Transport<Sms> = { inDoubt: 'leave', longestCallSeconds: 10, send: async () => undefined, ...given }
  const [handler] = createSmsHandlers({ transactions, transport, log: createLog('silent') })
  await handler?.run({ smsId }, { jobId: smsId, retryCount: 0, isLastTry: false })
}

/** Its next try is now. */
const hurry = (id: string) => app.superuser.query(`update sms_outbox set due_at = null where id = $1`, [id])

const stateOf = async (id: string) =>
  (await app.superuser.query('select state, failure from sms_outbox where id = $1', [id])).rows[0] as object

describe('the outbox for text messages', () => {
  it('sends one once, however often its job runs', async () => {
    const id = await queueSms()
    const sent: string[] = []
    const transport = { send: async (smsId: string) => void sent.push(smsId) }

    await deliver(id, transport)
    await deliver(id, transport)

    expect(sent).toEqual([id])
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  })

  it('keeps no words of one that has left', async () => {
    const id = await queueSms()
    await deliver(id, {})

    const { rows } = await app.superuser.query('select state, text_body from sms_outbox where id = $1', [id])
    expect(rows).toEqual([{ state: 'sent', text_body: '' }])
  })

  it('tries again when the provider is down', async () => {
    const id = await queueSms()
    await deliver(id, { send: () => Promise.reject(new Error('connection refused')) })
    expect(await stateOf(id)).toEqual({ state: 'queued', failure: 'connection refused' })
    const jobs = await app.jobs.list('sms.deliver')
    expect(jobs.filter(({ data }) => JSON.stringify(data).includes(id))).toHaveLength(2)

    await hurry(id)
    await deliver(id, {})

    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  })

  it('gives up at once on one that the provider refuses', async () => {
    const id = await queueSms()
    await expect(deliver(id, { send: () => Promise.reject(new Refused('no such number')) })).rejects.toThrow(
      'no such number',
    )

    expect(await stateOf(id)).toEqual({ state: 'failed', failure: 'no such number' })
  })

  it('settles one that was given up', async () => {
    const id = await queueSms()
    const down = { send: () => Promise.reject(new Error('connection refused')) }
    await app.superuser.query(`update sms_outbox set attempts = $2 where id = $1`, [id, SMS_PLAN.tries - 1])
    await expect(deliver(id, down)).rejects.toThrow('connection refused')

    expect(await stateOf(id)).toEqual({ state: 'failed', failure: 'connection refused' })
  })

  it('does not repeat one that was handed over and never confirmed', async () => {
    const id = await queueSms()
    await deliver(id, { send: () => Promise.reject(new Unconfirmed('connection lost')) })

    expect(await stateOf(id)).toEqual({ state: 'unknown', failure: 'connection lost' })
  })

  it('does not repeat one whose fate is unknown, and says so', async () => {
    const id = await queueSms()
    await app.superuser.query(`update sms_outbox set state = 'dispatching' where id = $1`, [id])
    const sent: string[] = []

    await deliver(id, { send: async (smsId) => void sent.push(smsId) })

    expect(sent).toEqual([])
    expect(await stateOf(id)).toMatchObject({ state: 'unknown' })
  })

  it('repeats it where the other side knows it by its id', async () => {
    const id = await queueSms()
    await app.superuser.query(`update sms_outbox set state = 'dispatching' where id = $1`, [id])
    const sent: string[] = []

    await deliver(id, { inDoubt: 'repeat', send: async (smsId) => void sent.push(smsId) })

    expect(sent).toEqual([id])
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  })
})
