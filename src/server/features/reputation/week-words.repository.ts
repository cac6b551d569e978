import type { Locale } from '#shared/domain/locales.ts'
import type { WeekClaim } from '#shared/domain/week-claims.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface WeekWords {
  claims: readonly WeekClaim[]
  /** None where the model said more than the claims bear out. */
  sentences: readonly string[]
  model: string
  version: string
}

export function find(tx: CustomerTx, language: Locale): Promise<WeekWords | undefined> {
  return tx
    .selectFrom('week_words')
    .select(['claims', 'sentences', 'model', 'version'])
    .where('customer_id', '=', tx.customerId)
    .where('language', '=', language)
    .executeTakeFirst()
}

export async function put(tx: CustomerTx, language: Locale, { claims, sentences, ...row }: WeekWords): Promise<void> {
  const columns = { ...row, claims: JSON.stringify(claims), sentences: JSON.stringify(sentences), made_at: new Date() }
  await tx
    .insertInto('week_words')
    .values({ customer_id: tx.customerId, language, ...columns })
    .onConflict((conflict) => conflict.columns(['customer_id', 'language']).doUpdateSet(columns))
    .execute()
}
