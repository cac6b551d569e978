import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'

interface Key {
  caller: string
  key: string
}

/** True for the first to come; a later one waits until the first has committed and gets false. */
export async function claimKey(tx: ScopedTx, request: Key & { requestHash: string }): Promise<boolean> {
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({
      customer_id: tx.customerId,
      caller: request.caller,
      key: request.key,
      request_hash: request.requestHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function saveAnswer(tx: ScopedTx, request: Key, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('customer_id', '=', tx.customerId)
    .where('caller', '=', request.caller)
    .where('key', '=', request.key)
    .execute()
}

/** The answers that showed something which is gone for good. Asked again, nothing happens a second time. */
export async function emptyAnswersAbout(tx: ScopedTx, id: string): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify({ id }) })
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`answer ->> 'id' = ${id}`)
    .execute()
}

export interface GivenAnswer {
  requestHash: string
  answer: unknown
}

export async function findAnswer(tx: ScopedTx, request: Key): Promise<GivenAnswer | undefined> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('customer_id', '=', tx.customerId)
    .where('caller', '=', request.caller)
    .where('key', '=', request.key)
    .executeTakeFirst()
  return row && { requestHash: row.request_hash, answer: row.answer }
}
