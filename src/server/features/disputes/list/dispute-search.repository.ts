import { sql } from 'kysely'
import { foldWords } from '#shared/domain/search-words.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listPlaces } from './dispute-page.repository.ts'

/** Looked at one by one, before the index is asked. */
const NEWEST = 1000

/** The index of the words knows three letters in a row and no fewer. */
const IS_INDEXED = /[\p{L}\p{N}]{3}/u

export interface FoundDispute {
  id: string
  /** It says it, and it is not only the author of the review who is called so. */
  has_words: boolean
}

/**
 * Disputes that say it, or of a review whose author is called so, newest first. The author is looked at among the newest
 * alone; where older ones were looked for as well, those stand before them. `isCut`: what is older was not looked at, since the words are too short for it.
 */
export async function findByWords(
  tx: CustomerTx,
  { words, limit }: { words: string; limit: number },
): Promise<{ found: FoundDispute[]; isCut: boolean }> {
  const { found, looked } = await lookAtNewest(tx, { words, limit })
  if (found.length === limit || looked < NEWEST) return { found, isCut: false }
  if (!IS_INDEXED.test(words)) return { found, isCut: true }
  const places = await listPlaces(tx, { filter: { search: words, sort: 'newest' }, after: null, limit })
  const byAuthor = found.filter(({ has_words }) => !has_words)
  return { found: [...byAuthor, ...places.map(({ id }) => ({ id, has_words: true }))].slice(0, limit), isCut: false }
}

async function lookAtNewest(
  tx: CustomerTx,
  { words, limit }: { words: string; limit: number },
): Promise<{ found: FoundDispute[]; looked: number }> {
  const sought = foldWords(words)
  const { rows } = await sql<{ found: FoundDispute[]; looked: number }>`
    with newest as materialized (
      select d.id, d.created_at, strpos(d.words, ${sought}) > 0 as has_words, d.review_id
      from disputes d where d.customer_id = ${tx.customerId}
      order by d.created_at desc, d.id desc limit ${sql.lit(NEWEST)}),
    found as (
      select n.id, n.created_at, n.has_words from newest n
      left join lateral (
        select c.author_words from review_contents c
        where c.customer_id = ${tx.customerId} and c.review_id = n.review_id limit 1) c on true
      where n.has_words or strpos(c.author_words, ${sought}) > 0
      order by n.created_at desc, n.id desc limit ${limit})
    select (select count(*)::int from newest) as looked,
      (select coalesce(json_agg(json_build_object('id', f.id, 'has_words', f.has_words)
        order by f.created_at desc, f.id desc), '[]') from found f) as found`.execute(tx)
  return rows[0] ?? { found: [], looked: 0 }
}
