import { sql } from 'kysely'
import { foldWords } from '#shared/domain/search-words.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listPlaces } from './dispute-page.repository.ts'

/** Looked at one by one, before the index is asked. */
const NEWEST = 1000

/** The index of the words knows three letters in a row and no fewer. */
const IS_INDEXED = /[\p{L}\p{N}]{3}/u

/** Disputes that say it, newest first. `isCut`: what is older was not looked at, since the words are too short for it. */
export async function findByWords(
  tx: CustomerTx,
  { words, limit }: { words: string; limit: number },
): Promise<{ ids: string[]; isCut: boolean }> {
  const { rows } = await sql<{ ids: string[]; looked: number }>`
    with newest as materialized (
      select id, words, created_at from disputes where customer_id = ${tx.customerId}
      order by created_at desc, id desc limit ${sql.lit(NEWEST)})
    select (select count(*)::int from newest) as looked, array(
      select id from newest where strpos(words, ${foldWords(words)}) > 0
      order by created_at desc, id desc limit ${limit}) as ids`.execute(tx)
  const { ids, looked } = rows[0] ?? { ids: [], looked: 0 }
  if (ids.length === limit || looked < NEWEST) return { ids, isCut: false }
  if (!IS_INDEXED.test(words)) return { ids, isCut: true }
  const places = await listPlaces(tx, { filter: { search: words, sort: 'newest' }, after: null, limit })
  return { ids: places.map(({ id }) => id), isCut: false }
}
