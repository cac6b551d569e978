import { sql, type Insertable, type Selectable } from 'kysely'
import type { VisitHooksTable } from '#server/database/api-tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import type { VisitMapping } from '#shared/domain/visit-hooks.ts'

export type HookRow = Selectable<VisitHooksTable>

export function list(tx: CustomerTx): Promise<HookRow[]> {
  return tx
    .selectFrom('visit_hooks')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export function find(tx: CustomerTx, id: string, { isLocked = false } = {}): Promise<HookRow | undefined> {
  return tx
    .selectFrom('visit_hooks')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function insert(
  tx: CustomerTx,
  values: Omit<
    Insertable<VisitHooksTable>,
    'customer_id' | 'created_at' | 'last_used_at' | 'earlier_hint' | 'earlier_secret' | 'earlier_ends_at'
  > & { id: string },
  wordHash: Buffer,
): Promise<HookRow> {
  const made = await tx
    .insertInto('visit_hooks')
    .values({ customer_id: tx.customerId, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertWord(tx, values.id, wordHash)
  return made
}

export async function insertWord(tx: CustomerTx, hookId: string, wordHash: Buffer): Promise<void> {
  await tx
    .insertInto('directory.visit_hook_words')
    .values({ word_hash: wordHash, customer_id: tx.customerId, hook_id: hookId })
    .execute()
}

/** The present address is good until then; those before it are not any more. */
export async function endWords(tx: CustomerTx, hookId: string, endsAt: Date): Promise<void> {
  await tx
    .deleteFrom('directory.visit_hook_words')
    .where('customer_id', '=', tx.customerId)
    .where('hook_id', '=', hookId)
    .where('ends_at', 'is not', null)
    .execute()
  await tx
    .updateTable('directory.visit_hook_words')
    .set({ ends_at: endsAt })
    .where('customer_id', '=', tx.customerId)
    .where('hook_id', '=', hookId)
    .execute()
}

export function update(
  tx: CustomerTx,
  id: string,
  changes: Partial<
    Pick<HookRow, 'location_id' | 'secret' | 'hint' | 'earlier_hint' | 'earlier_secret' | 'earlier_ends_at'>
  > & { mapping?: VisitMapping },
): Promise<HookRow | undefined> {
  const { mapping, ...others } = changes
  return tx
    .updateTable('visit_hooks')
    .set({ ...others, ...(mapping && { mapping: JSON.stringify(mapping) }) })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function noteUsed(tx: CustomerTx, id: string): Promise<void> {
  await tx
    .updateTable('visit_hooks')
    .set({ last_used_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export async function remove(tx: CustomerTx, id: string): Promise<{ name: string } | undefined> {
  await tx
    .deleteFrom('directory.visit_hook_words')
    .where('customer_id', '=', tx.customerId)
    .where('hook_id', '=', id)
    .execute()
  return tx
    .deleteFrom('visit_hooks')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
}

/** Across customers: whose address this is. */
export async function findByWord(
  tx: ScopedTx,
  wordHash: Buffer,
): Promise<{ customerId: string; hookId: string } | undefined> {
  const { rows } = await sql<{ customerId: string; hookId: string }>`
    select customer_id as "customerId", hook_id as "hookId" from find_visit_hook(${wordHash})`.execute(tx)
  return rows[0]
}

/** Two that bring the same one come one after the other. Answers the visit that it made before. */
export async function lockMessage(tx: CustomerTx, hookId: string, senderId: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${hookId} ${senderId}`}, 0))`.execute(tx)
  const found = await tx
    .selectFrom('visit_hook_messages')
    .select('visit_id')
    .where('customer_id', '=', tx.customerId)
    .where('hook_id', '=', hookId)
    .where('sender_id', '=', senderId)
    .executeTakeFirst()
  return found?.visit_id
}

export async function keepMessage(
  tx: CustomerTx,
  message: { hook_id: string; sender_id: string; visit_id: string },
): Promise<void> {
  await tx
    .insertInto('visit_hook_messages')
    .values({ customer_id: tx.customerId, ...message })
    .execute()
}
