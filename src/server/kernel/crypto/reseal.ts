import type { Database } from '#server/database/connect.ts'
import type { Keyring } from './keyring.ts'
import { seal, unseal } from './seal.ts'
import {
  countSealedWithOther,
  replaceSealed,
  takeSealedWithOther,
  type SealedColumn,
} from './sealed-columns.repository.ts'

const BATCH = 50

/** Every column that holds sealed values. Whoever adds one adds it here; a test compares. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'auth.signing_keys', column: 'private_key' },
  { table: 'auth.factors', column: 'secret' },
  { table: 'auth.flow_states', column: 'provider_tokens' },
  { table: 'login_roles', column: 'password' },
  { table: 'listing_keys', column: 'api_key' },
  { table: 'push_keys', column: 'private_key' },
  { table: 'sso_providers', column: 'client_secret', isOfCustomers: true },
  { table: 'integrations', column: 'credentials', isOfCustomers: true },
  { table: 'provider_connections', column: 'credentials', isOfCustomers: true },
  { table: 'provider_authorizations', column: 'granted', isOfCustomers: true },
  { table: 'slack_webhooks', column: 'address', isOfCustomers: true },
  { table: 'visit_hooks', column: 'secret', isOfCustomers: true },
  { table: 'visit_hooks', column: 'earlier_secret', isOfCustomers: true },
  { table: 'webhook_secrets', column: 'secret', isOfCustomers: true },
  { table: 'push_subscriptions', column: 'keys_sealed', isOfCustomers: true },
]

/** Seals with the present key whatever is sealed with an earlier one. Stopped half-way, it goes on where it was. */
export async function resealColumn(db: Database, keyring: Keyring, column: SealedColumn): Promise<number> {
  let count = 0
  for (const { customerId } of await countSealedWithOther(db, column, keyring.current.id)) {
    count += await resealOfCustomer(db, keyring, { column, customerId })
  }
  return count
}

async function resealOfCustomer(
  db: Database,
  keyring: Keyring,
  { column, customerId }: { column: SealedColumn; customerId: string },
): Promise<number> {
  const options = { customerId, keyId: keyring.current.id, limit: BATCH }
  let count = 0
  let batch: number
  do {
    batch = await db.transaction().execute(async (tx) => {
      const rows = await takeSealedWithOther(tx, column, options)
      for (const row of rows) {
        const place = { customerId, table: column.table, rowId: row.id, column: column.column }
        await replaceSealed(tx, column, {
          ...row,
          customerId: options.customerId,
          value: seal(keyring, place, unseal(keyring, place, row.value)),
        })
      }
      return rows.length
    })
    count += batch
  } while (batch === BATCH)
  return count
}

/** How many values only an earlier key opens. */
export async function countOutdated(db: Database, keyring: Keyring): Promise<number> {
  const counts = await Promise.all(SEALED_COLUMNS.map((column) => countSealedWithOther(db, column, keyring.current.id)))
  return counts.flat().reduce((sum, { count }) => sum + count, 0)
}
