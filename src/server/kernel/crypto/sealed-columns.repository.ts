import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/database/connect.ts'
import type { Tables } from '#server/database/tables.ts'

export interface SealedColumn {
  table: keyof Tables
  column: string
}

interface SealedRow {
  id: string
  value: string
}

/** Rows sealed with another key than this one, locked, a few at a time. */
export async function takeSealedWithOther(
  tx: Transaction<Tables>,
  { table, column }: SealedColumn,
  options: { keyId: string; limit: number },
): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select id, ${sql.ref(column)} as value from ${sql.table(table)}
    where ${sql.ref(column)} not like ${`%.${options.keyId}.%`} order by id limit ${options.limit} for update`.execute(
    tx,
  )
  return rows
}

export async function countSealedWithOther(
  db: Database,
  { table, column }: SealedColumn,
  keyId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(column)} not like ${`%.${keyId}.%`}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function replaceSealed(
  tx: Transaction<Tables>,
  { table, column }: SealedColumn,
  row: SealedRow,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${row.value} where id = ${row.id}`.execute(tx)
}
