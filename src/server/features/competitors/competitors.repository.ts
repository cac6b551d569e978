import { sql, type Selectable } from 'kysely'
import type { EnteredFigure } from '#shared/contracts/competitor-figures.ts'
import { KEPT_PLATFORM, type FigureSource } from '#shared/domain/competitor-figures.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { CompetitorsTable } from '#server/database/competitor-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

/** As the totals know all locations together. */
const ALL_LOCATIONS = '00000000-0000-0000-0000-000000000000'

export type CompetitorRow = Selectable<CompetitorsTable>
export type CompetitorColumns = Pick<CompetitorRow, 'name' | 'google_place_id' | 'yelp_id' | 'url'>

/** The first added first. */
export function list(tx: CustomerTx): Promise<CompetitorRow[]> {
  return tx
    .selectFrom('competitors')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function find(tx: CustomerTx, id: string): Promise<CompetitorRow | undefined> {
  return tx
    .selectFrom('competitors')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export function insert(tx: CustomerTx, columns: CompetitorColumns): Promise<CompetitorRow> {
  return tx
    .insertInto('competitors')
    .values({ customer_id: tx.customerId, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What was read of another business is nothing of this one. */
export async function update(
  tx: CustomerTx,
  id: string,
  columns: CompetitorColumns,
): Promise<CompetitorRow | undefined> {
  await tx
    .deleteFrom('competitor_readings')
    .where('customer_id', '=', tx.customerId)
    .where('competitor_id', '=', id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('competitors')
            .select('id')
            .where('customer_id', '=', tx.customerId)
            .where('id', '=', id)
            .where('yelp_id', 'is not distinct from', columns.yelp_id),
        ),
      ),
    )
    .execute()
  return tx
    .updateTable('competitors')
    .set({ ...columns, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** `undefined` where it is in that state already, or not there. */
export function setRemoved(tx: CustomerTx, id: string, isRemoved: boolean): Promise<CompetitorRow | undefined> {
  return tx
    .updateTable('competitors')
    .set({ deleted_at: isRemoved ? sql<Date>`now()` : null })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('deleted_at', isRemoved ? 'is' : 'is not', null)
    .returningAll()
    .executeTakeFirst()
}

export interface NewestFigure {
  competitor_id: string
  platform: Platform
  source: FigureSource
  rating: string | null
  review_count: number
  as_of: string
}

/** Of each competitor and platform: what was read, while it may be shown, where nobody has seen anything newer. */
export async function listNewest(tx: CustomerTx, ids: readonly string[]): Promise<NewestFigure[]> {
  const { rows } = await sql<NewestFigure>`
    select distinct on (competitor_id, platform) competitor_id, platform, source, rating, review_count, as_of
    from (
      select competitor_id, platform, source, rating, review_count, to_char(day, 'YYYY-MM-DD') as as_of, day,
        0 as rank
      from competitor_figures where customer_id = ${tx.customerId} and competitor_id = any(${[...ids]}::uuid[])
      union all
      select competitor_id, platform, 'read', rating, review_count,
        to_char(read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), (read_at at time zone 'UTC')::date, 1
      from competitor_readings
      where customer_id = ${tx.customerId} and competitor_id = any(${[...ids]}::uuid[]) and expires_at > now()
    ) known
    order by competitor_id, platform, day desc, rank desc`.execute(tx)
  return rows
}

export interface FigureColumns {
  platform: Platform
  day: string
  source: 'entered' | 'imported'
  rating: number | null
  review_count: number
}

/** In place of one that is there of that day. */
export async function putFigure(tx: CustomerTx, competitorId: string, columns: FigureColumns): Promise<void> {
  await tx
    .insertInto('competitor_figures')
    .values({ customer_id: tx.customerId, competitor_id: competitorId, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'competitor_id', 'platform', 'day']).doUpdateSet({
        source: columns.source,
        rating: columns.rating,
        review_count: columns.review_count,
        created_at: sql`excluded.created_at`,
      }),
    )
    .execute()
}

export async function removeFigure(tx: CustomerTx, competitorId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('competitor_figures')
    .where('customer_id', '=', tx.customerId)
    .where('competitor_id', '=', competitorId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The newest so many, oldest first. */
export async function listFigures(tx: CustomerTx, competitorId: string, limit: number): Promise<EnteredFigure[]> {
  const { rows } = await sql<Omit<EnteredFigure, 'rating'> & { rating: string | null }>`
    select id, platform, to_char(day, 'YYYY-MM-DD') as day, source, rating, review_count as "reviewCount"
    from competitor_figures where customer_id = ${tx.customerId} and competitor_id = ${competitorId}
    order by competitor_figures.day desc, platform limit ${limit}`.execute(tx)
  return rows.toReversed().map((row) => ({ ...row, rating: row.rating === null ? null : Number(row.rating) }))
}

/** For 24 hours, in place of what was read before. */
export async function putReading(
  tx: CustomerTx,
  competitorId: string,
  { rating, reviewCount }: { rating: number | null; reviewCount: number },
): Promise<void> {
  await tx
    .insertInto('competitor_readings')
    .values({
      customer_id: tx.customerId,
      competitor_id: competitorId,
      platform: KEPT_PLATFORM,
      rating,
      review_count: reviewCount,
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'competitor_id', 'platform']).doUpdateSet({
        rating,
        review_count: reviewCount,
        read_at: sql`excluded.read_at`,
        expires_at: sql`excluded.expires_at`,
      }),
    )
    .execute()
}

export interface OwnSum {
  platform: Platform
  reviewCount: number
  ratedCount: number
  ratingSum: number
}

/** All reviews that the person sees, by platform. */
export async function sumOwn(tx: CustomerTx, locations: readonly string[] | null): Promise<OwnSum[]> {
  const isWanted = locations ? sql`location_id = any(${[...locations]}::uuid[])` : sql`location_id = ${ALL_LOCATIONS}`
  const { rows } = await sql<OwnSum>`
    select platform, sum(review_count)::int as "reviewCount", sum(rated_count)::int as "ratedCount",
      sum(rating_sum)::int as "ratingSum"
    from review_totals where customer_id = ${tx.customerId} and grain = 'month' and ${isWanted}
    group by platform having sum(review_count) > 0 order by platform`.execute(tx)
  return rows
}
