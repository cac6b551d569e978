import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { ScopedTx, Transactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, type JobHandler } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { deliverMessages, type Transport } from './deliver-messages.ts'
import { insertMail } from './messages.repository.ts'

/** One mail, ready to go: every text in it is final. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  replyTo: string | null
  /** Where one request ends mails of this kind for its reader, without signing in (RFC 8058). */
  unsubscribeUrl?: string | null
}

export type MailTransport = Transport<Mail>

/** Some 50 hours, in the end an hour apart at most: a mail server that is down for a day or two loses none. */
export const MAIL_PLAN = { tries: 111, firstWaitSeconds: 2 }

export const deliverMail = defineJob({ name: 'mail.deliver', payload: z.object({ mailId: z.uuid() }) })

export interface MailOutbox {
  /** The mail leaves when the transaction has committed, and never if it does not. */
  queue(tx: ScopedTx, mail: Mail): Promise<void>
}

export function createMailOutbox(): MailOutbox {
  return {
    async queue(tx, mail) {
      const id = randomUUID()
      await insertMail(tx, id, mail)
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
  return [
    handleJob(deliverMail, (payload) =>
      deliverMessages<'mail_outbox', Mail>({
        ...options,
        table: 'mail_outbox',
        which: { id: payload.mailId },
        plan: MAIL_PLAN,
        words: ['text_body', 'html_body'],
        comeBack: (tx, when) => enqueue(tx, deliverMail, payload, when),
        read: (row) => ({
          to: row.to_address,
          subject: row.subject,
          text: row.text_body,
          html: row.html_body,
          replyTo: row.reply_to,
          unsubscribeUrl: row.unsubscribe_url,
        }),
      }),
    ),
  ]
}
