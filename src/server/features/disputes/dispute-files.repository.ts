import type { Insertable, Selectable } from 'kysely'
import type { DisputeFilesTable } from '#server/database/dispute-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** All but the bytes, and what is searched. */
export type DisputeFileRow = Omit<Selectable<DisputeFilesTable>, 'content' | 'words'>
export type NewDisputeFile = Omit<Insertable<DisputeFilesTable>, 'customer_id' | 'id' | 'created_at'>

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
] as const

export function listFiles(tx: CustomerTx, disputeId: string): Promise<DisputeFileRow[]> {
  return tx
    .selectFrom('dispute_files')
    .select(COLUMNS)
    .where('customer_id', '=', tx.customerId)
    .where('dispute_id', '=', disputeId)
    .orderBy('created_at')
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
): Promise<Pick<Selectable<DisputeFilesTable>, 'name' | 'media_type' | 'content'> | undefined> {
  return tx
    .selectFrom('dispute_files')
    .select(['name', 'media_type', 'content'])
    .where('customer_id', '=', tx.customerId)
    .where('dispute_id', '=', disputeId)
    .where('id', '=', fileId)
    .executeTakeFirst()
}

export function removeFile(tx: CustomerTx, { disputeId, fileId }: FileKey): Promise<DisputeFileRow | undefined> {
  return tx
    .deleteFrom('dispute_files')
    .where('customer_id', '=', tx.customerId)
    .where('dispute_id', '=', disputeId)
    .where('id', '=', fileId)
    .returning(COLUMNS)
    .executeTakeFirst()
}
