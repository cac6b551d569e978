import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Transactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, JobRefused, type JobContext, type JobHandler } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { SmsRejected, SmsUnconfirmed, type Sms, type SmsOutbox, type SmsTransport } from './sms.ts'
import { findById, insert, settle, startDispatch, type OutboxRow } from './sms-outbox.repository.ts'

/** Tried for some minutes, as long as the code in it holds: one that comes later is of no use. */
export const deliverSms = defineJob({ name: 'sms.deliver', payload: z.object({ smsId: z.uuid() }) })

export function createSmsOutbox(): SmsOutbox {
  return {
    async queue(tx, sms) {
      const id = randomUUID()
      await insert(tx, { ...sms, id })
      await enqueue(tx, deliverSms, { smsId: id })
      return id
    },
  }
}

interface SmsHandlerOptions {
  transactions: Transactions
  transport: SmsTransport
  log: Log
}

export function createSmsHandlers(options: SmsHandlerOptions): JobHandler[] {
  return [handleJob(deliverSms, ({ smsId }, context) => deliver(options, smsId, context))]
}

async function deliver(options: SmsHandlerOptions, smsId: string, context: JobContext): Promise<void> {
  const { transactions, transport } = options
  const claimed = await transactions.platform.step((tx) => startDispatch(tx, smsId))
  const row = claimed ?? (await findInterrupted(options, smsId))
  if (!row) return
  try {
    await transport.send(smsId, toSms(row))
  } catch (error) {
    await settleFailure(options, smsId, { error, isLastTry: context.isLastTry })
    return
  }
  await transactions.platform.step((tx) => settle(tx, smsId, { state: 'sent', failure: null }))
}

async function settleFailure(
  { transactions, transport, log }: SmsHandlerOptions,
  smsId: string,
  { error, isLastTry }: { error: unknown; isLastTry: boolean },
): Promise<void> {
  const failure = error instanceof Error ? error.message : String(error)
  if (error instanceof SmsUnconfirmed && !transport.canRepeatSafely) {
    log.warn({ smsId, err: error }, 'nobody confirmed this text message; it is not sent again')
    await transactions.platform.step((tx) => settle(tx, smsId, { state: 'unknown', failure }))
    return
  }
  const isFinal = error instanceof SmsRejected || isLastTry
  await transactions.platform.step((tx) => settle(tx, smsId, { state: isFinal ? 'failed' : 'queued', failure }))
  throw isFinal ? new JobRefused(failure) : error
}

/** One found dispatching was in flight when a worker died. It goes again only where that cannot deliver it twice. */
async function findInterrupted(
  { transactions, transport, log }: SmsHandlerOptions,
  smsId: string,
): Promise<OutboxRow | undefined> {
  return transactions.platform.step(async (tx) => {
    const row = await findById(tx, smsId)
    if (row?.state !== 'dispatching') return undefined
    if (transport.canRepeatSafely) return row
    log.warn({ smsId }, 'this text message was in flight when a process stopped; it is not sent again')
    await settle(tx, smsId, {
      state: 'unknown',
      failure: 'The process stopped while this text message was being handed over.',
    })
    return undefined
  })
}

function toSms(row: OutboxRow): Sms {
  return { to: row.to_number, text: row.text_body }
}
