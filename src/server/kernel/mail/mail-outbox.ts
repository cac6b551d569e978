import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ScopedTx, Transactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, JobRefused, type JobContext, type JobHandler } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { MailRejected, MailUnconfirmed, type Mail, type MailTransport } from './mail.ts'
import { findById, insert, settle, startDispatch, type OutboxRow } from './mail-outbox.repository.ts'

/** Some 50 hours, in the end an hour apart at most: a mail server that is down for a day or two loses none. */
const TRIES_AFTER_THE_FIRST = 110

export const deliverMail = defineJob({
  name: 'mail.deliver',
  payload: z.object({ mailId: z.uuid() }),
  retryLimit: TRIES_AFTER_THE_FIRST,
})

export interface MailOutbox {
  /** The mail leaves when the transaction has committed, and never if it does not. */
  queue(tx: ScopedTx, mail: Mail): Promise<void>
}

export function createMailOutbox(): MailOutbox {
  return {
    async queue(tx, mail) {
      const id = randomUUID()
      await insert(tx, { ...mail, id })
      await enqueue(tx, deliverMail, { mailId: id })
    },
  }
}

interface MailHandlerOptions {
  transactions: Transactions
  transport: MailTransport
  log: Log
}

export function createMailHandlers(options: MailHandlerOptions): JobHandler[] {
  return [handleJob(deliverMail, ({ mailId }, context) => deliver(options, mailId, context))]
}

async function deliver(options: MailHandlerOptions, mailId: string, context: JobContext): Promise<void> {
  const { transactions, transport } = options
  const claimed = await transactions.platform.step((tx) => startDispatch(tx, mailId))
  const row = claimed ?? (await findInterrupted(options, mailId))
  if (!row) return
  try {
    await transport.send(mailId, toMail(row))
  } catch (error) {
    await settleFailure(options, mailId, { error, isLastTry: context.isLastTry })
    return
  }
  await transactions.platform.step((tx) => settle(tx, mailId, { state: 'sent', failure: null }))
}

async function settleFailure(
  { transactions, transport, log }: MailHandlerOptions,
  mailId: string,
  { error, isLastTry }: { error: unknown; isLastTry: boolean },
): Promise<void> {
  const failure = error instanceof Error ? error.message : String(error)
  if (error instanceof MailUnconfirmed && !transport.canRepeatSafely) {
    log.warn({ mailId, err: error }, 'nobody confirmed this mail; it is not sent again')
    await transactions.platform.step((tx) => settle(tx, mailId, { state: 'unknown', failure }))
    return
  }
  const isFinal = error instanceof MailRejected || isLastTry
  await transactions.platform.step((tx) => settle(tx, mailId, { state: isFinal ? 'failed' : 'queued', failure }))
  throw isFinal ? new JobRefused(failure) : error
}

/** A mail found dispatching was in flight when a worker died. It goes again only where that cannot deliver it twice. */
async function findInterrupted(
  { transactions, transport, log }: MailHandlerOptions,
  mailId: string,
): Promise<OutboxRow | undefined> {
  return transactions.platform.step(async (tx) => {
    const row = await findById(tx, mailId)
    if (row?.state !== 'dispatching') return undefined
    if (transport.canRepeatSafely) return row
    log.warn({ mailId }, 'this mail was in flight when a process stopped; it is not sent again')
    await settle(tx, mailId, {
      state: 'unknown',
      failure: 'The process stopped while this mail was being handed over.',
    })
    return undefined
  })
}

function toMail(row: OutboxRow): Mail {
  return {
    to: row.to_address,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    replyTo: row.reply_to,
    unsubscribeUrl: row.unsubscribe_url,
  }
}
