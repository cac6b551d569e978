import { sql } from 'kysely'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

const PUT_OFF_SECONDS = 86_400

export interface ReviewToRead {
  id: string
  content: string | null
  rating: number | null
  is_recommended: boolean | null
  language: string | null
  has_text: boolean
}

const isFree = sql<boolean>`(analysis_claimed_until is null or analysis_claimed_until < now())`

/**
 * Locks some of those that wait, in the order of ids. The impatient pass over what somebody else works on; the patient
 * wait for it, and get what is then still to do.
 */
export async function lockWaiting(
  tx: CustomerTx,
  { limit, isPatient }: { limit: number; isPatient: boolean },
): Promise<ReviewToRead[]> {
  const rows = await tx
    .selectFrom('reviews')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('analyzed_at', 'is', null)
    .where(isFree)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .$if(!isPatient, (query) => query.skipLocked())
    .execute()
  return loadHeld(
    tx,
    rows.map((row) => row.id),
  )
}

export async function lockByIds(tx: CustomerTx, ids: readonly string[]): Promise<ReviewToRead[]> {
  if (ids.length === 0) return []
  await tx
    .selectFrom('reviews')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`id = any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return loadHeld(tx, ids)
}

/**
 * With words that stay until the transaction ends: what is read of them is kept before they can go. Those that are going
 * just now are left out, without waiting for it: whoever removes words holds many of them.
 */
async function loadHeld(tx: CustomerTx, ids: readonly string[]): Promise<ReviewToRead[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('review_contents')
    .select('review_id')
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`review_id = any(${ids})`)
    .forKeyShare()
    .skipLocked()
    .execute()
  const held = new Set(rows.map((row) => row.review_id))
  return (await load(tx, ids)).filter(({ id, content }) => content === null || held.has(id))
}

/** A statement of its own: together with the lock it would give words that were changed while it waited for that. */
export function load(tx: CustomerTx, ids: readonly string[]): Promise<ReviewToRead[]> {
  if (ids.length === 0) return Promise.resolve([])
  return tx
    .selectFrom('reviews as r')
    .leftJoin('review_contents as c', (join) =>
      join.onRef('c.customer_id', '=', 'r.customer_id').onRef('c.review_id', '=', 'r.id'),
    )
    .select(['r.id', 'r.rating', 'r.is_recommended', 'r.language', 'r.has_text', 'c.content'])
    .where('r.customer_id', '=', tx.customerId)
    .where(sql<boolean>`r.id = any(${ids})`)
    .orderBy('r.id')
    .execute()
}

/** Takes the next one that waits, so that nobody else asks about it meanwhile. */
export async function claimNext(tx: CustomerTx, forSeconds: number): Promise<ReviewToRead | undefined> {
  const { rows } = await sql<{ id: string }>`
    update reviews set analysis_claimed_until = now() + make_interval(secs => ${forSeconds})
    where customer_id = ${tx.customerId} and id = (
      select id from reviews
      where customer_id = ${tx.customerId} and analyzed_at is null and ${isFree}
      order by id limit 1 for update skip locked)
    returning id`.execute(tx)
  const [review] = await load(
    tx,
    rows.map((row) => row.id),
  )
  return review
}

/** Gives it back at once. */
export function unclaim(tx: CustomerTx, id: string): Promise<void> {
  return setFreeAfter(tx, id, 0)
}

/** One that cannot be read does not keep the others waiting, and is not tried all day. */
export function putOff(tx: CustomerTx, id: string): Promise<void> {
  return setFreeAfter(tx, id, PUT_OFF_SECONDS)
}

async function setFreeAfter(tx: CustomerTx, id: string, afterSeconds: number): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ analysis_claimed_until: sql<Date>`now() + make_interval(secs => ${afterSeconds})` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('analyzed_at', 'is', null)
    .execute()
}

export async function countWaiting(tx: CustomerTx, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from reviews where customer_id = ${tx.customerId} and analyzed_at is null limit ${most}) counted`.execute(
    tx,
  )
  return rows[0]?.total ?? 0
}

/** Across customers, in the order of ids. */
export async function listCustomersWaiting(tx: ScopedTx, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ customer_id: string }>`
    select customer_id from find_customers_to_analyze(${after}::uuid, ${limit}::integer) as customer_id`.execute(tx)
  return rows.map((row) => row.customer_id)
}
