import { sql } from 'kysely'
import type { SoughtText } from '#shared/domain/search-words.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { type TextSource, writeSought } from '#server/features/search/search.service.ts'

export interface FoundDispute {
  id: string
  /** Which of its texts says so, and what it says; of the dispute itself it is not told. */
  source: TextSource
  said: string | null
  /** It says it itself, and it is not only the author of the review who is called so. */
  has_words: boolean
}

/** Where none was found, there is still the answer whether all were looked at. */
type FoundRow = { is_cut: boolean } & (FoundDispute | { [Column in keyof FoundDispute]: null })

/**
 * Disputes that say it, or of a review whose author is called so, newest first, and those whose references or files do; one
 * more than the limit where there are more. The author is looked at among the newest alone. `isCut`: what is older was not looked at.
 */
export async function findSaying(
  tx: CustomerTx,
  { sought, limit }: { sought: SoughtText; limit: number },
): Promise<{ found: FoundDispute[]; isCut: boolean }> {
  const { rows } = await sql<FoundRow>`
    select s.is_cut, d.id, f.source, f.said, strpos(d.words, ${sought.phrase}) > 0 as has_words
    from search_words('{dispute,filing,file}', ${writeSought(sought)}::jsonb, ${limit}) s
    left join lateral unnest(s.ids, s.sources, s.said) with ordinality as f (id, source, said, turn) on true
    left join disputes d on d.customer_id = ${tx.customerId} and d.id = f.id
    order by f.turn`.execute(tx)
  return {
    found: rows.flatMap(({ is_cut: _isCut, ...dispute }) => (dispute.id === null ? [] : [dispute])),
    isCut: rows[0]?.is_cut ?? false,
  }
}
