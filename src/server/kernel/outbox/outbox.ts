import { setTimeout as sleep } from 'node:timers/promises'
import type { ScopedTx } from '#server/database/transactions.ts'
import { deriveUuid } from '#server/kernel/crypto/derive-uuid.ts'
import { retryDelaySeconds } from '#server/kernel/jobs/job.ts'
import { TURN_MS } from '#server/kernel/jobs/job.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { claim, findNextDue, type Claimed, type OutboxTable, type TableName, type Which } from './outbox.repository.ts'

/** What a vendor can do, as data: on it alone depends how an effect is kept from happening twice. */
export interface Vendor {
  /**
   * About a call that nobody confirmed. `repeat`: it knows each by our name for it, and a second call changes nothing.
   * `look-up`: it can be asked whether it has it. `leave`: neither, so it is never called again and the row is unknown.
   */
  inDoubt: 'repeat' | 'look-up' | 'leave'
  /** To the end of the vendor's own work on it: for so long nobody else takes up what is being dispatched. */
  longestCallSeconds: number
  /** Calls at the same time. */
  atOnce?: number
  perSecond?: number
}

export interface RetryPlan {
  /** With the first. */
  tries: number
  /** Upper bound of the first wait; it doubles with each try up to an hour, and the wait is anything up to it. */
  firstWaitSeconds: number
}

/** `retry`: surely not taken, and may be later. `unconfirmed`: it may have been taken. Any other kind is final. */
export interface Failure {
  isDone: false
  kind: string
  /** What the vendor asks for. */
  retryAfterSeconds: number | null
}

export type Outcome<Result, Failed extends Failure = Failure> = { isDone: true; result: Result } | Failed

/** The vendor understood and said no; trying again would not help. */
export class Refused extends Error {}

/** It was handed over and nobody confirmed it: it may have happened. */
export class Unconfirmed extends Error {}

/** Whose effects they are, for the types: rows of a table, what the vendor answers, in whose transactions. */
export interface Kind<Table = TableName, Result = unknown, Failed = Failure, Tx = ScopedTx> {
  table: Table
  result: Result
  failure: Failed
  tx: Tx
}

export type Verdict<K extends Kind> =
  | { to: 'accepted'; result: K['result'] }
  | { to: 'queued'; failure: K['failure']; dueAt: Date }
  | { to: 'failed' | 'unknown'; failure: K['failure'] }

export interface Settled<K extends Kind> {
  row: Claimed<K['table']>
  verdict: Verdict<K>
}

/** What a user of the outbox brings. States, tries and doubts are the outbox's own. */
export interface Outbox<K extends Kind> {
  table: OutboxTable<K['table']>
  /** The rows this run is about: one by its id, or many. */
  which: Which<K['table']>
  vendor: Vendor
  plan: RetryPlan
  log: Log
  transaction<T>(work: (tx: K['tx']) => Promise<T>): Promise<T>
  /** Enqueues the same run for later. */
  comeBack(tx: K['tx'], when: { id: string; startAfter: Date }): Promise<void>
  call(row: Claimed<K['table']>): Promise<Outcome<K['result'], K['failure']>>
  /** Before every try but the first, where the vendor can be asked: what it has of it, or `null`. */
  lookUp?(row: Claimed<K['table']>): Promise<Outcome<K['result'] | null, K['failure']>>
  /** What is said of an error that was thrown on the way to the vendor. */
  explain(error: unknown): K['failure']
  /** In the transaction that marks them as dispatching. */
  onClaimed?(tx: K['tx'], rows: readonly Claimed<K['table']>[]): Promise<void>
  /** Writes each verdict, if the row still is as this attempt holds it. */
  settle(tx: K['tx'], settled: readonly Settled<K>[]): Promise<void>
}

const MOST_A_BATCH = 500
const BATCH_SECONDS = 5

/**
 * Claims what is due, commits it as dispatching, calls the vendor, settles, batch by batch. Killed before a claim, the row
 * is still queued; killed after it, the row is held until its call must have ended, and is then in doubt. Whatever is left,
 * a job comes back for it. Answers the last verdict.
 */
export async function deliver<K extends Kind>(outbox: Outbox<K>): Promise<Verdict<K> | undefined> {
  const [batch, endAt] = [measureBatch(outbox.vendor), Date.now() + TURN_MS]
  for (;;) {
    const claimed = await outbox.transaction(async (tx) => {
      const rows = await claim(tx, outbox.table, { which: outbox.which, ...batch })
      if (rows.length > 0) await outbox.onClaimed?.(tx, rows)
      else await leaveTheRest(outbox, tx)
      return rows
    })
    if (claimed.length === 0) return undefined
    const settled = await dispatchAll(outbox, claimed)
    const isEnd = claimed.length < batch.limit || Date.now() > endAt
    await outbox.transaction(async (tx) => {
      await outbox.settle(tx, settled)
      if (isEnd) await leaveTheRest(outbox, tx)
    })
    if (isEnd) return settled.at(-1)?.verdict
  }
}

/** Where a call cannot be asked about or repeated, no more are marked than are called at once: only those get in doubt. */
function measureBatch({ inDoubt, longestCallSeconds, atOnce = 10, perSecond = Infinity }: Vendor) {
  const limit = inDoubt === 'leave' ? atOnce : Math.ceil(Math.min(MOST_A_BATCH, perSecond * BATCH_SECONDS))
  return { limit, longestCallSeconds, atOnce, secondsApart: 1 / perSecond }
}

/** However many say so at the same time, one job comes back; one that was woken before its time comes once more. */
async function leaveTheRest<K extends Kind>(outbox: Outbox<K>, tx: K['tx']): Promise<void> {
  const { table, which } = outbox
  const startAfter = await findNextDue(tx, table, which)
  if (!startAfter) return
  const nowSeconds = Math.floor(Date.now() / 1000)
  const id = deriveUuid(`${JSON.stringify([table, which])} ${startAfter.getTime()} ${nowSeconds}`)
  await outbox.comeBack(tx, { id, startAfter })
}

async function dispatchAll<K extends Kind>(
  outbox: Outbox<K>,
  claimed: readonly Claimed<K['table']>[],
): Promise<Settled<K>[]> {
  const { atOnce = 10, perSecond = Infinity } = outbox.vendor
  const [settled, waiting] = [[] as Settled<K>[], claimed.values()]
  let nextCallAt = Date.now()
  const work = async () => {
    for (const row of waiting) {
      const wait = nextCallAt - Date.now()
      nextCallAt = Math.max(nextCallAt, Date.now()) + 1000 / perSecond
      if (wait > 0) await sleep(wait)
      settled.push({ row, verdict: await dispatch(outbox, row) })
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, claimed.length) }, work))
  return settled
}

async function dispatch<K extends Kind>(outbox: Outbox<K>, row: Claimed<K['table']>): Promise<Verdict<K>> {
  const { vendor, table, log } = outbox
  const warn = (error: unknown) => log.warn({ outbox: table.name, id: row.id, err: error }, 'not delivered')
  if (vendor.inDoubt === 'leave' && row.isInDoubt) {
    const error = new Unconfirmed('The process stopped while this was being handed over.')
    warn(error)
    return { to: 'unknown', failure: outbox.explain(error) }
  }
  try {
    const found = vendor.inDoubt === 'look-up' && row.attempt > 1 ? await outbox.lookUp?.(row) : undefined
    if (found && !found.isDone) return judge(outbox, row.attempt, found)
    if (found?.result) return { to: 'accepted', result: found.result }
    return judge(outbox, row.attempt, await outbox.call(row))
  } catch (error) {
    warn(error)
    return judge(outbox, row.attempt, outbox.explain(error))
  }
}

function judge<K extends Kind>(
  { vendor, plan }: Outbox<K>,
  attempt: number,
  outcome: Outcome<K['result'], K['failure']>,
): Verdict<K> {
  if (outcome.isDone) return { to: 'accepted', result: outcome.result }
  const isInDoubt = outcome.kind === 'unconfirmed'
  const mayRepeat = isInDoubt ? vendor.inDoubt !== 'leave' : outcome.kind === 'retry'
  if (!mayRepeat || attempt >= plan.tries) return { to: isInDoubt ? 'unknown' : 'failed', failure: outcome }
  const wait = retryDelaySeconds(plan.firstWaitSeconds, attempt - 1, Math.random)
  const seconds = Math.max(1, wait, outcome.retryAfterSeconds ?? 0)
  return { to: 'queued', failure: outcome, dueAt: new Date(Date.now() + seconds * 1000) }
}
