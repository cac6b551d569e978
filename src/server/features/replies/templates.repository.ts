import { sql, type Selectable } from 'kysely'
import type { ReplyTemplatesTable } from '#server/database/inbox-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type TemplateRow = Selectable<ReplyTemplatesTable>
type TemplateWords = Pick<TemplateRow, 'name' | 'text'>

export function list(tx: CustomerTx): Promise<TemplateRow[]> {
  return tx
    .selectFrom('reply_templates')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy(sql`lower(name)`)
    .execute()
}

export function findById(tx: CustomerTx, id: string): Promise<TemplateRow | undefined> {
  return tx
    .selectFrom('reply_templates')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** `undefined` when the name is taken. */
export function insert(tx: CustomerTx, words: TemplateWords): Promise<TemplateRow | undefined> {
  return tx
    .insertInto('reply_templates')
    .values({ customer_id: tx.customerId, ...words })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function isNameTaken(tx: CustomerTx, name: string, exceptId: string): Promise<boolean> {
  const other = await tx
    .selectFrom('reply_templates')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return other !== undefined
}

export function update(tx: CustomerTx, id: string, words: TemplateWords): Promise<TemplateRow | undefined> {
  return tx
    .updateTable('reply_templates')
    .set({ ...words, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function remove(tx: CustomerTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('reply_templates')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
