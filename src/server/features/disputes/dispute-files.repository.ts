import { sql, type Insertable, type Selectable } from 'kysely'
import type { DisputeFilesTable } from '#server/database/dispute-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** All but the bytes, and what is searched. */
export type DisputeFileRow = Omit<Selectable<DisputeFilesTable>, 'content' | 'words'>
export type NewDisputeFile = Omit<
  Insertable<DisputeFilesTable>,
  'customer_id' | 'id' | 'created_at' | 'removed_at' | 'removed_by' | 'removed_by_name'
>

const COLUMNS = [
  'customer_id',
  'id',
  'dispute_id',
  'name',
  'media_type',
  'size',
  'sha256',
  'added_by',
  'added_by_name',
  'created_at',
  'removed_at',
  'removed_by',
  'removed_by_name',
] as const

const ofDispute = (tx: CustomerTx, disputeId: string) =>
  tx.selectFrom('dispute_files').where('customer_id', '=', tx.customerId).where('dispute_id', '=', disputeId)

export function listFiles(tx: CustomerTx, disputeId: string): Promise<DisputeFileRow[]> {
  return ofDispute(tx, disputeId)
    .select(COLUMNS)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The last one first. */
export function listRemoved(tx: CustomerTx, disputeId: string): Promise<DisputeFileRow[]> {
  return ofDispute(tx, disputeId)
    .select(COLUMNS)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('id')
    .execute()
}

export function insertFile(tx: CustomerTx, file: NewDisputeFile): Promise<DisputeFileRow> {
  return tx
    .insertInto('dispute_files')
    .values({ customer_id: tx.customerId, ...file })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

interface FileKey {
  disputeId: string
  fileId: string
}

export function findContent(
  tx: CustomerTx,
  { disputeId, fileId }: FileKey,
): Promise<Pick<Selectable<DisputeFilesTable>, 'name' | 'media_type' | 'content' | 'removed_at'> | undefined> {
  return ofDispute(tx, disputeId)
    .select(['name', 'media_type', 'content', 'removed_at'])
    .where('id', '=', fileId)
    .executeTakeFirst()
}

/** It stays with the case, for the owner to see. */
export function removeFile(
  tx: CustomerTx,
  { disputeId, fileId }: FileKey,
  by: { userId: string; name: string },
): Promise<DisputeFileRow | undefined> {
  return tx
    .updateTable('dispute_files')
    .set({ removed_at: sql`now()`, removed_by: by.userId, removed_by_name: by.name })
    .where('customer_id', '=', tx.customerId)
    .where('dispute_id', '=', disputeId)
    .where('id', '=', fileId)
    .where('removed_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
}
