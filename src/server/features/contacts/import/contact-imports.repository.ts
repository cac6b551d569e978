import { sql, type Selectable } from 'kysely'
import type { ContactImportState, ContactReading } from '#shared/domain/contact-import.ts'
import type { ContactImportsTable, ImportConsent } from '#server/database/contact-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export type ContactImportRow = Selectable<ContactImportsTable>

const UNSTARTED: readonly ContactImportState[] = ['uploading', 'checked']

interface NewImport {
  fileName: string
  locationId: string | null
  reading: ContactReading
  requestedBy: { userId: string; name: string }
}

/** What the same person began before and left goes. */
export async function insertImport(tx: CustomerTx, values: NewImport): Promise<ContactImportRow> {
  const { userId, name } = values.requestedBy
  await tx
    .deleteFrom('contact_imports')
    .where('customer_id', '=', tx.customerId)
    .where('requested_by', '=', userId)
    .where('state', 'in', UNSTARTED)
    .execute()
  return tx
    .insertInto('contact_imports')
    .values({
      customer_id: tx.customerId,
      file_name: values.fileName,
      location_id: values.locationId,
      reading: JSON.stringify(values.reading),
      requested_by: userId,
      requested_by_name: name,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findImport(
  tx: CustomerTx,
  id: string,
  { isLocked = false } = {},
): Promise<ContactImportRow | undefined> {
  return tx
    .selectFrom('contact_imports')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
}

export function listStarted(tx: CustomerTx, { after, limit }: PageRequest): Promise<ContactImportRow[]> {
  return tx
    .selectFrom('contact_imports')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('state', 'not in', UNSTARTED)
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function removeUnstarted(tx: CustomerTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('contact_imports')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('state', 'in', UNSTARTED)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

type Settable = Partial<
  Pick<
    ContactImportRow,
    | 'state'
    | 'next_chunk'
    | 'next_line'
    | 'rest'
    | 'read'
    | 'refused'
    | 'repeated'
    | 'total'
    | 'done'
    | 'known'
    | 'suppressed'
    | 'added'
    | 'merged'
    | 'removed'
    | 'finished_at'
  >
> & { bytes?: number; consent?: ImportConsent | null }

/** Its row is locked by whoever asks. */
export function updateImport(tx: CustomerTx, id: string, { consent, ...values }: Settable): Promise<ContactImportRow> {
  return tx
    .updateTable('contact_imports')
    .set({ ...values, ...(consent !== undefined && { consent: consent && JSON.stringify(consent) }) })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
