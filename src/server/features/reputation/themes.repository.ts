import { sql } from 'kysely'
import type { Days } from '#shared/domain/period-days.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { AspectFinding, Aspect } from '#shared/domain/sentiment.ts'
import type { ThemeMove } from '#shared/domain/themes.ts'
import { asInserted } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { isAt, type SumsRequest } from './reputation.repository.ts'

export interface ThemeRow {
  aspect: Aspect
  name: string | null
  merged_into: Aspect | null
  is_followed: boolean
}

/** Those that the customer has made something of. */
export function listThemeRows(tx: CustomerTx): Promise<ThemeRow[]> {
  return tx
    .selectFrom('themes')
    .select(['aspect', 'name', 'merged_into', 'is_followed'])
    .where('customer_id', '=', tx.customerId)
    .orderBy('aspect')
    .execute()
}

/** In one statement: after a merge everything is counted anew, once. */
export async function putThemes(
  tx: CustomerTx,
  aspects: readonly Aspect[],
  columns: Partial<Pick<ThemeRow, 'name' | 'merged_into' | 'is_followed'>>,
): Promise<void> {
  await tx
    .insertInto('themes')
    .values(aspects.map((aspect) => ({ customer_id: tx.customerId, aspect, ...columns })))
    .onConflict((conflict) => conflict.columns(['customer_id', 'aspect']).doUpdateSet(asInserted(columns)))
    .execute()
}

export type Part = 'theme' | 'language' | 'answer'

/** What of the reviews is a part: speaks of a theme, is in a language, or was answered within some time. */
export interface PartSum {
  isBefore: boolean
  bucket: string | null
  part: string
  reviewCount: number
  ratedCount: number
  ratingSum: number
  positiveCount: number
  negativeCount: number
}

/** From the totals that are kept with the reviews, whatever their number. */
export async function sumParts(tx: CustomerTx, kind: Part, request: SumsRequest): Promise<PartSum[]> {
  const { locationIds, platform, grain } = request
  const select = (isBefore: boolean) => (stretch: SumsRequest['stretches'][number]) =>
    sql`
    select ${isBefore}::boolean as is_before, part, review_count, rated_count, rating_sum, positive_count, negative_count,
      ${isBefore || grain === null ? sql`null::date` : sql`date_trunc(${grain}, bucket::timestamp)::date`} as bucket
    from review_part_totals
    where customer_id = ${tx.customerId} and grain = ${stretch.grain} and ${isAt(locationIds)} and kind = ${kind}
      ${stretch.first === null ? sql`` : sql`and bucket between ${stretch.first}::date and ${stretch.last}::date`}
      ${platform === undefined ? sql`` : sql`and platform = ${platform}`}`
  const parts = [...request.stretches.map(select(false)), ...request.stretchesBefore.map(select(true))]
  const { rows } = await sql<PartSum>`
    select is_before as "isBefore", to_char(bucket, 'YYYY-MM-DD') as bucket, part, sum(review_count)::int as "reviewCount",
      sum(rated_count)::int as "ratedCount", sum(rating_sum)::int as "ratingSum", sum(positive_count)::int as "positiveCount",
      sum(negative_count)::int as "negativeCount"
    from (${sql.join(parts, sql` union all `)}) parts
    group by is_before, bucket, part
    order by bucket, part`.execute(tx)
  return rows
}

export interface QuoteRequest {
  /** Marks of what is said, as the reviews have them. */
  marks: readonly string[]
  days: Days | null
  locationIds: readonly string[] | null
  platform: Platform | undefined
  limit: number
}

export interface QuotedReview {
  id: string
  platform: Platform
  rating: number | null
  created_at: Date
  content: string
  findings: Omit<AspectFinding, 'clause'>[]
}

/** The newest reviews that say it, with words that can be shown. */
export async function listQuoted(tx: CustomerTx, request: QuoteRequest): Promise<QuotedReview[]> {
  const { marks, days, locationIds, platform, limit } = request
  const zone = sql`find_day_zone(${tx.customerId})`
  const { rows } = await sql<QuotedReview>`
    select r.id, r.platform, r.rating, r.created_at, c.content, a.findings
    from reviews r
      join review_contents c on c.customer_id = r.customer_id and c.review_id = r.id
      join review_analyses a on a.customer_id = r.customer_id and a.review_id = r.id
    where r.customer_id = ${tx.customerId} and r.vanished_at is null and r.analyzed_at is not null and c.content <> ''
      and r.themes && ${[...marks]}::text[] and a.findings <> '[]'
      ${locationIds ? sql`and r.location_id = any(${[...locationIds]}::uuid[])` : sql``}
      ${platform === undefined ? sql`` : sql`and r.platform = ${platform}`}
      ${
        days
          ? sql`and r.created_at >= (${days.from}::date::timestamp at time zone ${zone})
              and r.created_at < ((${days.to}::date + 1)::timestamp at time zone ${zone})`
          : sql``
      }
    order by r.created_at desc, r.id desc limit ${limit}`.execute(tx)
  return rows
}

/** That the words of reviews are in, as far as whoever asks sees those; most of all first. */
export async function listLanguages(tx: CustomerTx): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select part from review_part_totals
    where customer_id = ${tx.customerId} and kind = 'language' and grain = 'month'
    group by part order by sum(review_count) desc, part`.execute(tx)
  return rows.map(({ part }) => part)
}

export async function isAnyFollowed(tx: CustomerTx): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from themes where customer_id = ${tx.customerId} and is_followed) as is`.execute(tx)
  return rows[0]?.is ?? false
}

export interface FollowedTheme {
  aspect: Aspect
  name: string | null
  /** The last move that was told, while it is news. */
  told_move: ThemeMove | null
}

/** Held until the commit, so that of two workers one tells of a move. */
export async function lockFollowed(tx: CustomerTx): Promise<FollowedTheme[]> {
  const { rows } = await sql<FollowedTheme>`
    select aspect, name, case when told_at > now() - interval '30 days' then told_move end as told_move
    from themes where customer_id = ${tx.customerId} and is_followed order by aspect for update`.execute(tx)
  return rows
}

export async function noteTold(tx: CustomerTx, aspect: Aspect, move: ThemeMove): Promise<void> {
  await tx
    .updateTable('themes')
    .set({ told_move: move, told_at: sql<Date>`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('aspect', '=', aspect)
    .execute()
}
