import { sql } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Answers } from '#shared/domain/hosted-pages.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface AnswerRow {
  id: string
  page_id: string
  page_name: string
  content: string | null
  answers: Answers
  consent: string | null
  created_at: Date
}

/** What was answered under this address, newest first. */
export function listAnswers(tx: CustomerTx, email: string | null, limit: number): Promise<AnswerRow[]> {
  return tx
    .selectFrom('page_responses as r')
    .innerJoin('hosted_pages as p', (join) =>
      join.onRef('p.customer_id', '=', 'r.customer_id').onRef('p.id', '=', 'r.page_id'),
    )
    .select(['r.id', 'r.page_id', 'p.name as page_name', 'r.content', 'r.answers', 'r.consent', 'r.created_at'])
    .where('r.customer_id', '=', tx.customerId)
    .where(sql<boolean>`lower(r.email) = ${email}`)
    .orderBy('r.created_at', 'desc')
    .limit(limit)
    .execute()
}

/** Their counts stay: a number is nobody's. */
export async function eraseAnswers(tx: CustomerTx, email: string | null): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('page_responses')
    .where('customer_id', '=', tx.customerId)
    .where(sql<boolean>`lower(email) = ${email}`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export interface NamesakeReview {
  id: string
  platform: Platform
  rating: number | null
  content: string | null
  created_at: Date
}

export function listReviewsBy(tx: CustomerTx, nameWords: string, limit: number): Promise<NamesakeReview[]> {
  return tx
    .selectFrom('review_contents as t')
    .innerJoin('reviews as r', (join) =>
      join.onRef('r.customer_id', '=', 't.customer_id').onRef('r.id', '=', 't.review_id'),
    )
    .select(['r.id', 'r.platform', 'r.rating', 't.content', 'r.created_at'])
    .where('t.customer_id', '=', tx.customerId)
    .where(sql<boolean>`t.author_words <> '' and left(t.author_words, 200) = ${nameWords}`)
    .orderBy('r.created_at', 'desc')
    .limit(limit)
    .execute()
}
