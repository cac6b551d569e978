import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { NIL_CUSTOMER, type PlatformTx, type ScopedTx, type Transactions } from '#server/database/transactions.ts'
import { defineJob, handleJob, JobRefused, type JobHandler } from '#server/kernel/jobs/job.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { insertMail, insertSms, settleMessages, type MessageFailure, type MessageTable } from './messages.repository.ts'
import { deliver, Refused, Unconfirmed, type Kind, type Outbox, type Vendor } from './outbox.ts'
import type { Claimed } from './outbox.repository.ts'

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

export interface Sms {
  /** Digits only, country code first. */
  to: string
  text: string
}

/** Carries messages out of the house. Implementations live in adapters. */
export interface Transport<Message> extends Vendor {
  /** Throws `Refused` or `Unconfirmed`; after any other error it is tried again. */
  send(id: string, message: Message): Promise<void>
}

interface MessageOutbox<Message> {
  /** The message leaves when the transaction has committed, and never if it does not. Answers its id. */
  queue(tx: ScopedTx, message: Message): Promise<string>
}
export type MailOutbox = MessageOutbox<Mail>
export type SmsOutbox = MessageOutbox<Sms>

/** Whose it is goes with it, for its turn: their tables stand outside every customer. */
export const deliverMail = defineJob({
  name: 'mail.deliver',
  payload: z.object({ mailId: z.uuid(), customerId: z.uuid().optional() }),
  atOnce: 10,
})
export const deliverSms = defineJob({
  name: 'sms.deliver',
  payload: z.object({ smsId: z.uuid(), customerId: z.uuid().optional() }),
})

/** Some 50 hours, in the end an hour apart at most: a mail server that is down for a day or two loses none. */
export const MAIL_PLAN = { tries: 111, firstWaitSeconds: 2 }
/** Some minutes, as long as the code in it holds: one that comes later is of no use. */
export const SMS_PLAN = { tries: 9, firstWaitSeconds: 2 }

export const createMailOutbox = (): MailOutbox => ({
  async queue(tx, mail) {
    const mailId = randomUUID()
    await insertMail(tx, mailId, mail)
    await enqueue(tx, deliverMail, { mailId, ...ownerOf(tx) })
    return mailId
  },
})

export const createSmsOutbox = (): SmsOutbox => ({
  async queue(tx, sms) {
    const smsId = randomUUID()
    await insertSms(tx, smsId, sms)
    await enqueue(tx, deliverSms, { smsId, ...ownerOf(tx) })
    return smsId
  },
})

const ownerOf = ({ customerId }: ScopedTx) => (customerId === NIL_CUSTOMER ? {} : { customerId })

interface HandlerOptions<Message> {
  transactions: Transactions
  transport: Transport<Message>
  log: Log
}

export const createMailHandlers = (options: HandlerOptions<Mail>): JobHandler[] => [
  handleJob(deliverMail, (payload) =>
    deliverMessages(options, {
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

export const createSmsHandlers = (options: HandlerOptions<Sms>): JobHandler[] => [
  handleJob(deliverSms, (payload) =>
    deliverMessages(options, {
      table: 'sms_outbox',
      which: { id: payload.smsId },
      plan: SMS_PLAN,
      words: ['text_body'],
      comeBack: (tx, when) => enqueue(tx, deliverSms, payload, when),
      read: (row) => ({ to: row.to_number, text: row.text_body }),
    }),
  ),
]

type Sending<Table extends MessageTable> = Kind<Table, undefined, MessageFailure, PlatformTx>

interface Messages<Table extends MessageTable, Message> extends Pick<
  Outbox<Sending<Table>>,
  'which' | 'plan' | 'comeBack'
> {
  table: Table
  /** Codes and links stand in them: they are emptied once the message is never sent again. */
  words: readonly string[]
  read: (row: Claimed<Table>) => Message
}

/** Messages in a table of the outbox's own shape. Nobody is told of one that failed: its job is parked. */
async function deliverMessages<Table extends MessageTable, Message>(
  { transactions, transport, log }: HandlerOptions<Message>,
  { table, words, read, ...messages }: Messages<Table, Message>,
): Promise<void> {
  const verdict = await deliver<Sending<Table>>({
    ...messages,
    table: { name: table },
    vendor: transport,
    log,
    transaction: transactions.platform.step,
    async call(row) {
      await transport.send(row.id, read(row))
      return { isDone: true, result: undefined }
    },
    explain: describeError,
    settle: (tx, settled) => settleMessages(tx, { table, words, settled }),
  })
  if (verdict?.to === 'failed') throw new JobRefused(verdict.failure.message)
}

function describeError(error: unknown): MessageFailure {
  const kind = error instanceof Refused ? 'rejected' : error instanceof Unconfirmed ? 'unconfirmed' : 'retry'
  return {
    isDone: false,
    kind,
    message: error instanceof Error ? error.message : String(error),
    retryAfterSeconds: null,
  }
}
