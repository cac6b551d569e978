import { sql, type Selectable } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ImportReading } from '#shared/domain/review-import.ts'
import type { ReviewImportsTable } from '#server/database/platform-tables.ts'
import { sinceWhen } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export type ImportRow = Selectable<ReviewImportsTable>
/** Without what may be large. */
export type ImportSummary = Omit<ImportRow, 'file' | 'reading' | 'faults'> & { names_platforms: boolean }

const SUMMARY = [
  'customer_id',
  'id',
  'platform',
  'location_id',
  'file_name',
  'state',
  'next_row',
  'total',
  'added',
  'duplicates',
  'refused',
  'removed',
  'requested_by',
  'requested_by_name',
  'created_at',
  'finished_at',
] as const

/** Each line says which platform it is of. */
const namesPlatforms = sql<boolean>`coalesce(jsonb_exists(reading -> 'mapping', 'platform'), false)`.as(
  'names_platforms',
)

interface NewImport {
  platform: Platform
  locationId: string | null
  fileName: string
  file: string
  reading: ImportReading
  total: number
  requestedBy: { userId: string; name: string }
}

export function insert(tx: CustomerTx, values: NewImport): Promise<ImportSummary> {
  return tx
    .insertInto('review_imports')
    .values({
      customer_id: tx.customerId,
      platform: values.platform,
      location_id: values.locationId,
      file_name: values.fileName,
      file: values.file,
      reading: JSON.stringify(values.reading),
      total: values.total,
      requested_by: values.requestedBy.userId,
      requested_by_name: values.requestedBy.name,
    })
    .returning([...SUMMARY, namesPlatforms])
    .executeTakeFirstOrThrow()
}

export function listNewest(tx: CustomerTx, options: PageRequest): Promise<ImportSummary[]> {
  const { after } = options
  return tx
    .selectFrom('review_imports')
    .select([...SUMMARY, namesPlatforms])
    .where('customer_id', '=', tx.customerId)
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(options.limit)
    .execute()
}

/** The lines it could not read, as far as they are named. `undefined` when there is no such import. */
export async function findFaults(tx: CustomerTx, id: string): Promise<ImportRow['faults'] | undefined> {
  const row = await tx
    .selectFrom('review_imports')
    .select('faults')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.faults
}

/** A worker takes it up, or goes on with what another left. */
export function begin(tx: CustomerTx, id: string): Promise<ImportRow | undefined> {
  return tx
    .updateTable('review_imports')
    .set({ state: 'running' })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst()
}

/** Holds it until the commit, so that no other worker takes the same rows. `undefined` when it was undone meanwhile. */
export function lockRunning(
  tx: CustomerTx,
  id: string,
): Promise<Pick<ImportRow, 'next_row' | 'added' | 'refused'> | undefined> {
  return tx
    .selectFrom('review_imports')
    .select(['next_row', 'added', 'refused'])
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
}

export async function noteBatch(
  tx: CustomerTx,
  id: string,
  batch: { rows: number; added: number; duplicates: number; refused: number; faults: ImportRow['faults'] },
): Promise<void> {
  await tx
    .updateTable('review_imports')
    .set({
      next_row: sql`next_row + ${batch.rows}`,
      added: sql`added + ${batch.added}`,
      duplicates: sql`duplicates + ${batch.duplicates}`,
      refused: sql`refused + ${batch.refused}`,
      faults: sql`faults || ${JSON.stringify(batch.faults)}::jsonb`,
    })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export async function settle(tx: CustomerTx, id: string, state: 'done' | 'failed'): Promise<void> {
  await tx
    .updateTable('review_imports')
    .set({ state, file: null, finished_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .execute()
}

/** One that is under way ends with it. `undefined` when it is undone already. */
export function markUndone(tx: CustomerTx, id: string): Promise<ImportSummary | undefined> {
  return tx
    .updateTable('review_imports')
    .set({ state: 'undone', file: null, finished_at: sinceWhen('finished_at') })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', '!=', 'undone')
    .returning([...SUMMARY, namesPlatforms])
    .executeTakeFirst()
}

export async function noteRemoved(tx: CustomerTx, id: string, removed: number): Promise<void> {
  await tx
    .updateTable('review_imports')
    .set({ removed })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export async function listLocationNames(tx: CustomerTx): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('customer_id', '=', tx.customerId)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
