import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { IntegrationsTable } from '#server/database/platform-tables.ts'
import { nowWhere } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type IntegrationRow = Selectable<IntegrationsTable>

export function list(tx: CustomerTx): Promise<IntegrationRow[]> {
  return tx
    .selectFrom('integrations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function findById(tx: CustomerTx, id: string): Promise<IntegrationRow | undefined> {
  return tx
    .selectFrom('integrations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A listing that was connected before keeps its row, and with it its reviews. */
export function findByListing(
  tx: CustomerTx,
  listing: { type: Platform; listingId: string },
): Promise<IntegrationRow | undefined> {
  return tx
    .selectFrom('integrations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('type', '=', listing.type)
    .where('listing_id', '=', listing.listingId)
    .executeTakeFirst()
}

/** The platform's one connection whose listing is still to be chosen. */
export function findOpenChoice(tx: CustomerTx, type: Platform): Promise<IntegrationRow | undefined> {
  return tx
    .selectFrom('integrations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('type', '=', type)
    .where('status', '=', 'pending')
    .where('listing_id', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst()
}

export function insert(
  tx: CustomerTx,
  integration: Omit<Insertable<IntegrationsTable>, 'customer_id'>,
): Promise<IntegrationRow> {
  return tx
    .insertInto('integrations')
    .values({ customer_id: tx.customerId, ...integration })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function update(
  tx: CustomerTx,
  id: string,
  changes: Omit<Updateable<IntegrationsTable>, 'customer_id' | 'id' | 'updated_at'>,
): Promise<IntegrationRow | undefined> {
  return tx
    .updateTable('integrations')
    .set({ ...changes, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** What a fetch found out; nothing for one that was disconnected meanwhile. */
export async function updateConnected(
  tx: CustomerTx,
  id: string,
  changes: Omit<Updateable<IntegrationsTable>, 'customer_id' | 'id' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable('integrations')
    .set({ ...changes, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('status', '=', 'connected')
    .execute()
}

/** Holds it until the commit; `undefined` when the choice was made or given up meanwhile. */
export function lockOpenChoice(tx: CustomerTx, id: string): Promise<IntegrationRow | undefined> {
  return tx
    .selectFrom('integrations')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst()
}

/** Answers whether it went: one that is connected does not. */
export async function removeUnconnected(tx: CustomerTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('integrations')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('status', 'not in', ['connected', 'resting'])
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function remove(tx: CustomerTx, id: string): Promise<void> {
  await tx.deleteFrom('integrations').where('customer_id', '=', tx.customerId).where('id', '=', id).execute()
}

/** Answers whether it was due and is this caller's to start. */
export async function claimDue(tx: CustomerTx, id: string, nextAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('integrations')
    .set({ next_sync_at: nextAt })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('status', '=', 'connected')
    .where('next_sync_at', '<=', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Answers whether nobody was warned of this expiry yet. */
export async function claimExpiryWarning(tx: CustomerTx, id: string, expiresAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('integrations')
    .set({ expiry_warned_for: expiresAt })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where(sql<boolean>`expiry_warned_for is distinct from ${expiresAt}`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function notePush(tx: CustomerTx, id: string): Promise<void> {
  await tx
    .updateTable('integrations')
    .set({ pushed_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

/** A push that came while the run was under way may be of what it had passed already: then the next is due at once. */
export async function noteNextSync(tx: CustomerTx, id: string, run: { begunAt: Date; nextAt: Date }): Promise<void> {
  await tx
    .updateTable('integrations')
    .set({ next_sync_at: sql`least(${nowWhere(sql`pushed_at > ${run.begunAt}`)}, ${run.nextAt}::timestamptz)` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('status', '=', 'connected')
    .execute()
}

/** `isAwake`: without those that a smaller plan has no room for. */
export async function listPlatforms(tx: CustomerTx, { isAwake = false } = {}): Promise<Platform[]> {
  const rows = await tx
    .selectFrom('integrations')
    .select('type')
    .distinct()
    .where('customer_id', '=', tx.customerId)
    .where('status', 'not in', isAwake ? ['disconnected', 'resting'] : ['disconnected'])
    .execute()
  return rows.map((row) => row.type)
}

export async function countReviews(tx: CustomerTx): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('reviews')
    .select((query) => ['integration_id', query.fn.countAll<string>().as('total')])
    .where('customer_id', '=', tx.customerId)
    .where('vanished_at', 'is', null)
    .groupBy('integration_id')
    .execute()
  return new Map(rows.map((row) => [row.integration_id ?? '', Number(row.total)]))
}

export async function listLocationNames(tx: CustomerTx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('customer_id', '=', tx.customerId)
    .execute()
  return new Map(rows.map((row) => [row.id, row.name]))
}
