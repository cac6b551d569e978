import { z } from 'zod'
import type { ListOrder, ListRequest } from '#server/database/list-order.ts'
import { readCursorText, writeCursorText } from './cursor-text.ts'
import type { PageInput } from './keyset.ts'

/** Asks for one row more than wanted, cuts it off and names where the next page begins. */
export async function readOrderedPage<Row extends { id: string }, Sort extends string>(
  orders: Record<Sort, ListOrder<Row>>,
  { sort, cursor, limit }: PageInput & { sort: Sort },
  list: (wanted: ListRequest<Sort>) => Promise<Row[]>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const { value, valueOf } = orders[sort]
  const ofThisOrder = z.tuple([z.literal(sort), value, z.uuid()])
  const after = cursor === undefined ? null : readCursorText(cursor, ofThisOrder)
  const found = await list({ after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: last && found.length > limit ? writeCursorText([sort, valueOf(last), last.id]) : null }
}
