import { sql } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import { isKnownTimezone } from '#shared/domain/timezones.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { ReadReview } from './read-row.ts'

/** Where reviews belong that no platform handed out. */
export interface Place {
  platform: Platform
  locationId: string | null
  /** The location's listing where it is connected, so that a later fetch finds them by their id. */
  listingId: string
  timezone: string
  dateFormat: string | null
}

/** No location has it. Where customers are spread over nodes, what is joined by nothing at all is found on none. */
const NOWHERE = '00000000-0000-0000-0000-000000000000'

/** `null` when there is no such location. */
export async function findPlace(
  tx: CustomerTx,
  { platform, locationId }: Pick<Place, 'platform' | 'locationId'>,
): Promise<Place | null> {
  const sought = locationId ?? NOWHERE
  const { rows } = await sql<{
    id: string | null
    timezone: string
    date_format: string | null
    listing: string | null
  }>`
    select l.id, coalesce(l.timezone, s.general ->> 'timezone', 'UTC') as timezone, s.general ->> 'dateFormat' as date_format,
      (select i.listing_id from integrations i
       where i.customer_id = ${tx.customerId} and i.location_id = ${sought} and i.type = ${platform} and i.listing_id is not null
       order by i.created_at limit 1) as listing
    from customers c
    left join locations l on l.customer_id = ${tx.customerId} and l.id = ${sought}
    left join customer_settings s on s.customer_id = ${tx.customerId}
    where c.id = ${tx.customerId}`.execute(tx)
  const [row] = rows
  if (!row || row.id !== locationId) return null
  const listingId = row.listing ?? (locationId === null ? 'import' : `import-${locationId}`)
  const timezone = isKnownTimezone(row.timezone) ? row.timezone : 'UTC'
  return { platform, locationId, listingId, timezone, dateFormat: row.date_format }
}

interface OnePlace {
  place: Place
  reviews: ReadReview[]
}

/** By platform: each has its own listing at the location. None where the location is gone. */
async function sortByPlace(
  tx: CustomerTx,
  locationId: string | null,
  reviews: readonly ReadReview[],
): Promise<OnePlace[]> {
  const sorted: OnePlace[] = []
  for (const [platform, those] of Map.groupBy(reviews, (review) => review.platform)) {
    const place = await findPlace(tx, { platform, locationId })
    if (place) sorted.push({ place, reviews: those })
  }
  return sorted
}

/** The lines of those that are not there yet. */
export async function listNewLines(
  tx: CustomerTx,
  locationId: string | null,
  reviews: readonly ReadReview[],
): Promise<Set<number>> {
  const lines = new Set<number>()
  for (const { place, reviews: those } of await sortByPlace(tx, locationId, reviews)) {
    const { rows } = await sql<{ line: number }>`${withNew(tx, place, those)} select line from fresh`.execute(tx)
    for (const { line } of rows) lines.add(line)
  }
  return lines
}

/** Adds those that are not there yet, and leaves the others as they are. Answers how many. */
export async function addNew(
  tx: CustomerTx,
  { locationId, importId }: { locationId: string | null; importId: string },
  reviews: readonly ReadReview[],
): Promise<number> {
  let added = 0
  for (const sorted of await sortByPlace(tx, locationId, reviews)) added += await addAt(tx, importId, sorted)
  return added
}

async function addAt(tx: CustomerTx, importId: string, { place, reviews }: OnePlace): Promise<number> {
  const { rows } = await sql<{ added: number }>`
    ${withNew(tx, place, reviews)},
    added as (
      insert into reviews (customer_id, location_id, platform, listing_id, platform_review_id, rating, is_recommended,
        language, url, has_text, source, created_at, updated_at, import_id)
      select ${tx.customerId}, ${place.locationId}, ${place.platform}, ${place.listingId}, platform_review_id, rating,
        is_recommended, language, url, coalesce(content, '') <> '', 'import', created_at, created_at, ${importId}
      from fresh
      on conflict (customer_id, platform, listing_id, platform_review_id) do nothing
      returning id, platform_review_id),
    contents as (
      insert into review_contents (customer_id, review_id, title, content, author)
      select ${tx.customerId}, a.id, f.title, f.content, f.author from added a join fresh f using (platform_review_id))
    select count(*)::int as added from added`.execute(tx)
  return rows[0]?.added ?? 0
}

/**
 * A review is known by its id: anywhere on the platform when that is the platform's own, at this place when it was made of
 * the row. One that was fetched is also known by who wrote what on that day.
 */
export function withNew({ customerId }: Pick<CustomerTx, 'customerId'>, place: Place, reviews: readonly ReadReview[]) {
  const rows = reviews.map(({ writtenAt, platformReviewId, hasOwnId, isRecommended, platform: _place, ...review }) => ({
    ...review,
    platform_review_id: platformReviewId,
    has_own_id: hasOwnId,
    is_recommended: isRecommended,
    written_at: writtenAt.text,
    has_offset: writtenAt.hasOffset,
  }))
  // The offsets make it look up each one: a plain join would read all that the customer has, for every batch.
  return sql`
    with brought as (
        select b.*, case when has_offset then written_at::timestamptz
          else written_at::timestamp at time zone ${place.timezone} end as created_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b (
          line integer, platform_review_id text, has_own_id boolean, written_at text, has_offset boolean, rating smallint,
          is_recommended boolean, title text, content text, author text, url text, language text)),
      fresh as (
        select b.* from brought b
        where not exists (
            select from reviews r
            where r.customer_id = ${customerId} and r.platform = ${place.platform}
              and r.platform_review_id = b.platform_review_id
              and (b.has_own_id or r.listing_id = ${place.listingId}
                or r.location_id is not distinct from ${place.locationId}::uuid)
            offset 0)
          and not exists (
            select from (
              select r.id from reviews r
              where r.customer_id = ${customerId} and r.platform = ${place.platform} and r.source = 'platform'
                and r.created_at between b.created_at - interval '1 day' and b.created_at + interval '1 day'
                and not b.has_own_id and b.content is not null and b.author is not null
              offset 0) r
            cross join lateral (
              select content, author from review_contents where customer_id = ${customerId} and review_id = r.id offset 0) c
            where c.content = b.content and c.author = b.author
            offset 0))`
}

/** Those that nobody has answered, or is about to, and no platform has confirmed. */
export async function removeUnanswered(tx: CustomerTx, importId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('reviews')
    .where('customer_id', '=', tx.customerId)
    .where('import_id', '=', importId)
    .where('integration_id', 'is', null)
    .where('response', 'is', null)
    .where('reply_id', 'is', null)
    .where('scheduled_at', 'is', null)
    .where('status', 'in', ['pending', 'flagged'])
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
