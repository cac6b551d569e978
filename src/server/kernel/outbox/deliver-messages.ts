import type { PlatformTx, Transactions } from '#server/database/transactions.ts'
import { JobRefused } from '#server/kernel/jobs/job.ts'
import { settleMessages, type MessageEnd, type MessageTableName } from './messages.repository.ts'
import type { Claimed } from './outbox.repository.ts'
import { deliver, Refused, Unconfirmed, type Failure, type Outbox, type Settled, type Vendor } from './outbox.ts'

/** Carries messages out of the house. Implementations live in adapters. */
export interface Transport<Message> extends Vendor {
  /** Throws `Refused` or `Unconfirmed`; after any other error it is tried again. */
  send(id: string, message: Message): Promise<void>
}

interface Sending<Name extends MessageTableName> {
  table: Name
  result: undefined
  failure: Failure
  tx: PlatformTx
}

interface Messages<Name extends MessageTableName, Message> extends Pick<
  Outbox<Sending<Name>>,
  'which' | 'plan' | 'log' | 'comeBack'
> {
  table: Name
  transactions: Transactions
  transport: Transport<Message>
  read(row: Claimed<Name>): Message
  /** Codes and links stand in them: they are emptied once the message is never sent again. */
  words: readonly (keyof Claimed<Name> & string)[]
}

/** Messages in a table of the outbox's own shape. Nobody is told of one that failed: its job is parked. */
export async function deliverMessages<Name extends MessageTableName, Message>(
  messages: Messages<Name, Message>,
): Promise<void> {
  const { table, transactions, transport, words } = messages
  const verdict = await deliver<Sending<Name>>({
    ...messages,
    table: { name: table, ...OWN_COLUMNS },
    vendor: transport,
    transaction: transactions.platform.step,
    async call(row) {
      await transport.send(row.id, messages.read(row))
      return { isDone: true, result: undefined }
    },
    explain: describeError,
    settle: (tx, settled) => settleMessages(tx, { table, words, ends: settled.map(toEnd) }),
  })
  if (verdict?.to === 'failed') throw new JobRefused(verdict.failure.message)
}

const OWN_COLUMNS = {
  state: 'state',
  attempts: 'attempts',
  dueAt: 'due_at',
  queued: 'queued',
  dispatching: 'dispatching',
}

function describeError(error: unknown): Failure {
  const kind = error instanceof Refused ? 'rejected' : error instanceof Unconfirmed ? 'unconfirmed' : 'retry'
  return {
    isDone: false,
    kind,
    message: error instanceof Error ? error.message : String(error),
    retryAfterSeconds: null,
  }
}

function toEnd<Name extends MessageTableName>({ row, verdict }: Settled<Sending<Name>>): MessageEnd {
  return {
    id: row.id,
    heldUntil: row.heldUntil,
    state: verdict.to === 'accepted' ? 'sent' : verdict.to,
    failure: 'failure' in verdict ? verdict.failure.message : null,
    dueAt: verdict.to === 'queued' ? verdict.dueAt : null,
  }
}
