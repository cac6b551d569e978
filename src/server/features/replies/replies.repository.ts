import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { ReplyState } from '#shared/domain/replies.ts'
import type { RepliesTable } from '#server/database/inbox-tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import type { ReplyKey } from './replies.jobs.ts'

export type ReplyRow = Selectable<RepliesTable>
export type NewReply = Omit<Insertable<RepliesTable>, 'customer_id'>
export type ReplyChanges = Omit<Updateable<RepliesTable>, 'customer_id' | 'id' | 'review_id' | 'updated_at'>

/** They are not on the platform, nor on their way. */
const UNPOSTED_STATES: readonly ReplyState[] = [
  'awaiting-approval',
  'returned',
  'rejected',
  'failed',
  'saved',
  'by-hand',
]
const POSTED_STATES: readonly ReplyState[] = ['checking', 'live']

export async function insert(tx: CustomerTx, replies: readonly NewReply[]): Promise<void> {
  if (replies.length === 0) return
  await tx
    .insertInto('replies')
    .values(replies.map((reply) => ({ customer_id: tx.customerId, ...reply })))
    .execute()
}

export function findById(tx: CustomerTx, id: string): Promise<ReplyRow | undefined> {
  return tx
    .selectFrom('replies')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function listByReview(tx: CustomerTx, reviewId: string): Promise<ReplyRow[]> {
  return tx
    .selectFrom('replies')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** What was answered last, newest first, whatever became of it; not to this review. */
export async function listLatestTexts(
  tx: CustomerTx,
  { besides, limit }: { besides: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('replies')
    .select('text')
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '!=', besides)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.text)
}

/** One more than no sentence comes back in: the draft that is to be replaced is among them. */
const RECENT_TEXTS = 11

/** What was written for the customer lately, sent or not, the latest first. */
export async function listRecentTexts(tx: CustomerTx): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from (
      (select text, created_at as at from replies
        where customer_id = ${tx.customerId} order by created_at desc limit ${RECENT_TEXTS})
      union all
      (select drafted_text, updated_at from reply_drafts
        where customer_id = ${tx.customerId} and drafted_text is not null order by updated_at desc limit ${RECENT_TEXTS})
      union all
      (select draft, begun_at from alert_drafts
        where customer_id = ${tx.customerId} and draft is not null order by begun_at desc limit ${RECENT_TEXTS})
    ) as written order by at desc limit ${RECENT_TEXTS}`.execute(tx)
  return rows.map(({ text }) => text)
}

/** Moves it on if it still is in one of these states; `undefined` means nothing changed. */
export function move(
  tx: CustomerTx,
  id: string,
  from: readonly ReplyState[],
  changes: ReplyChanges,
): Promise<ReplyRow | undefined> {
  return tx
    .updateTable('replies')
    .set({ ...changes, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst()
}

/** Before it leaves, and not a moment after; or between two tries, while the platform does not take it. */
export function takeBack(
  tx: CustomerTx,
  id: string,
  to: 'undone' | 'awaiting-approval',
): Promise<ReplyRow | undefined> {
  return tx
    .updateTable('replies')
    .set({
      state: to,
      post_after: null,
      fault: null,
      ...(to === 'awaiting-approval' && { decided_by: null, decided_by_name: null, decided_at: null }),
      updated_at: sql`now()`,
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where((where) => where.or([where('attempts', '>', 0), where('post_after', '>', sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst()
}

/** The outcome of one attempt; nobody else's, should two be at it. */
export function settleAttempt(
  tx: CustomerTx,
  attempt: { id: string; heldUntil: Date },
  changes: ReplyChanges,
): Promise<ReplyRow | undefined> {
  return tx
    .updateTable('replies')
    .set({ ...changes, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', attempt.id)
    .where('post_after', '=', attempt.heldUntil)
    .where('state', '=', 'sending')
    .returningAll()
    .executeTakeFirst()
}

/** Whoever counts the look decides what comes of it; a job that runs twice counts once. */
export function countCheck(tx: CustomerTx, id: string, checks: number): Promise<ReplyRow | undefined> {
  return tx
    .updateTable('replies')
    .set({ checks: checks + 1 })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('checks', '=', checks)
    .where('state', '=', 'checking')
    .returningAll()
    .executeTakeFirst()
}

/** Those of the same review that a newer one has taken the place of. */
export const supersedeOthers = (tx: CustomerTx, reply: ReplyRow) =>
  supersede(tx, reply, [...UNPOSTED_STATES, ...POSTED_STATES])

/** There is room for one on the platform; what waits to follow it goes on waiting. */
export const supersedePosted = (tx: CustomerTx, reply: ReplyRow) => supersede(tx, reply, POSTED_STATES)

/** What stands on the platform stands there until another has arrived. */
export const supersedeUnposted = (tx: CustomerTx, reply: ReplyRow) => supersede(tx, reply, UNPOSTED_STATES)

async function supersede(
  tx: CustomerTx,
  { id, review_id: reviewId }: ReplyRow,
  states: readonly ReplyState[],
): Promise<void> {
  await tx
    .updateTable('replies')
    .set({ state: 'superseded', updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .where('id', '!=', id)
    .where('state', 'in', [...states])
    .execute()
}

export async function supersedeAwaiting(tx: CustomerTx, reviewId: string): Promise<void> {
  await tx
    .updateTable('replies')
    .set({ state: 'superseded', updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('review_id', '=', reviewId)
    .where('state', '=', 'awaiting-approval')
    .execute()
}

interface StrandedReply extends ReplyKey {
  state: 'queued' | 'sending' | 'deleting'
}

/** Across customers: on their way for longer than any job works on one. */
export async function listStranded(tx: ScopedTx, limit: number): Promise<StrandedReply[]> {
  const { rows } = await sql<StrandedReply>`
    select customer_id as "customerId", review_id as "reviewId", id as "replyId", state
    from find_stranded_replies(${limit})`.execute(tx)
  return rows
}
