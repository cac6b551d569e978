import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'

export interface SealedColumn {
  table: keyof Tables
  column: string
  /** The table holds customers' rows, each sealed for its customer. */
  isOfCustomers?: boolean
}

interface SealedRow {
  id: string
  value: string
}

/** Rows of one customer sealed with another key than this one, locked, a few at a time. */
export async function takeSealedWithOther(
  tx: Transaction<Tables>,
  { table, column, isOfCustomers }: SealedColumn,
  options: { customerId: string; keyId: string; limit: number },
): Promise<SealedRow[]> {
  await sql`select set_config('app.customer_id', ${options.customerId}, true)`.execute(tx)
  const { rows } = await sql<SealedRow>`
    select id, ${sql.ref(column)} as value from ${sql.table(table)}
    where ${sql.ref(column)} not like ${`%.${options.keyId}.%`} ${theirs(isOfCustomers, options.customerId)} order by id limit ${options.limit} for update`.execute(
    tx,
  )
  return rows
}

/** How many such rows there are, by customer; the nil one stands for a table outside every customer. */
export async function countSealedWithOther(
  db: Database,
  { table, column, isOfCustomers }: SealedColumn,
  keyId: string,
): Promise<{ customerId: string; count: number }[]> {
  const customer = isOfCustomers ? sql.ref('customer_id') : sql`${NIL_CUSTOMER}::uuid`
  return db.transaction().execute(async (tx) => {
    // The owner of the tables sees no customer's rows, but may act as the role that looks across them.
    if (isOfCustomers) await sql`set local role goodword_lookup`.execute(tx)
    const { rows } = await sql<{ customerId: string; count: number }>`
      select ${customer} as "customerId", count(*)::int as count from ${sql.table(table)}
      where ${sql.ref(column)} not like ${`%.${keyId}.%`} group by 1 order by 1`.execute(tx)
    return rows
  })
}

export async function replaceSealed(
  tx: Transaction<Tables>,
  { table, column, isOfCustomers }: SealedColumn,
  { id, value, customerId }: SealedRow & { customerId: string },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${value}
    where id = ${id} ${theirs(isOfCustomers, customerId)}`.execute(tx)
}

/** Policies hold the rows of others back; a server that spreads customers asks by this whose it is. */
const theirs = (isOfCustomers: boolean | undefined, customerId: string) =>
  isOfCustomers ? sql`and customer_id = ${customerId}` : sql``
