import { sql } from 'kysely'
import type { CustomerTx } from '#server/database/transactions.ts'

/** Less is said by many who do not know of one another; the index holds no shorter ones. */
const SHORTEST = 20
const MOST_SHOWN = 10

/** Other reviews that say exactly the same, newest first. */
export async function listOfSameWords(
  tx: CustomerTx,
  { besides, content }: { besides: string | null; content: string | null },
): Promise<{ id: string; content: string; created_at: Date }[]> {
  if (content === null) return []
  const { rows } = await sql<{ id: string; content: string; created_at: Date }>`
    select r.id, c.content, r.created_at from review_contents c
    join reviews r on r.customer_id = c.customer_id and r.id = c.review_id
    where c.customer_id = ${tx.customerId} and c.words = fold_words(${content})
      and length(c.words) >= ${sql.lit(SHORTEST)} and r.id is distinct from ${besides}::uuid
    order by r.created_at desc, r.id desc
    limit ${sql.lit(MOST_SHOWN)}`.execute(tx)
  return rows
}
