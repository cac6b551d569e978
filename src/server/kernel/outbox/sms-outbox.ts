import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ScopedTx, Transactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { deliverMessages, type Transport } from './deliver-messages.ts'
import { insertSms } from './messages.repository.ts'

export interface Sms {
  /** Digits only, country code first. */
  to: string
  text: string
}

export type SmsTransport = Transport<Sms>

/** Some minutes, as long as the code in it holds: one that comes later is of no use. */
export const SMS_PLAN = { tries: 9, firstWaitSeconds: 2 }

export const deliverSms = defineJob({ name: 'sms.deliver', payload: z.object({ smsId: z.uuid() }) })

export interface SmsOutbox {
  /** The message leaves when the transaction has committed, and never if it does not. Answers its id. */
  queue(tx: ScopedTx, sms: Sms): Promise<string>
}

export function createSmsOutbox(): SmsOutbox {
  return {
    async queue(tx, sms) {
      const id = randomUUID()
      await insertSms(tx, id, sms)
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
  return [
    handleJob(deliverSms, (payload) =>
      deliverMessages<'sms_outbox', Sms>({
        ...options,
        table: 'sms_outbox',
        which: { id: payload.smsId },
        plan: SMS_PLAN,
        words: ['text_body'],
        comeBack: (tx, when) => enqueue(tx, deliverSms, payload, when),
        read: (row) => ({ to: row.to_number, text: row.text_body }),
      }),
    ),
  ]
}
