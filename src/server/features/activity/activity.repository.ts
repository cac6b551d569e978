import { sql, type Selectable } from 'kysely'
import type { ActivityTable } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Keyset } from '#server/kernel/paging/keyset.ts'

export type ActivityRow = Selectable<ActivityTable>
export type NewActivity = Omit<ActivityRow, 'customer_id' | 'id' | 'created_at'>

export async function insert(tx: CustomerTx, entry: NewActivity): Promise<string> {
  const { id } = await tx
    .insertInto('activity')
    .values({ customer_id: tx.customerId, ...entry })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function listNewest(tx: CustomerTx, options: { after: Keyset | null; limit: number }): Promise<ActivityRow[]> {
  const { after } = options
  return tx
    .selectFrom('activity')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(options.limit)
    .execute()
}
