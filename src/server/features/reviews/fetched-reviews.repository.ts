import { sql, type Selectable } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import type { ReviewVersionsTable } from '#server/database/platform-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface FetchedReview {
  platform_review_id: string
  rating: number | null
  is_recommended: boolean | null
  language: string | null
  url: string | null
  created_at: string
  updated_at: string
  title: string | null
  content: string | null
  author: string | null
  author_url: string | null
  media: readonly string[]
}

export interface Source {
  platform: Platform
  listingId: string
  integrationId: string
  locationId: string | null
  isSandbox: boolean
  /** The full pass that sees them, if it is one. */
  passId: string | null
  keepUntil: Date | null
}

/**
 * Takes in a page, whatever is known of it already: new ones are added, what their writers changed is replaced and kept as a version,
 * what came back is no longer vanished. Answers how many were new and which have changed.
 */
export async function takeIn(
  tx: CustomerTx,
  source: Source,
  page: readonly FetchedReview[],
): Promise<{ added: number; changedIds: string[] }> {
  if (page.length === 0) return { added: 0, changedIds: [] }
  const changed = await findChanged(tx, source, page)
  if (changed.length > 0) await keepVersions(tx, source, changed)
  const { rows: taken } = await sql<{ id: string; platform_review_id: string; is_new: boolean }>`
    insert into reviews (customer_id, location_id, integration_id, platform, listing_id, platform_review_id, rating,
      is_recommended, language, url, has_text, is_sandbox, created_at, updated_at, seen_in_pass)
    select ${tx.customerId}, ${source.locationId}, ${source.integrationId}, ${source.platform}, ${source.listingId},
      platform_review_id, rating, is_recommended, language, url, coalesce(content, '') <> '', ${source.isSandbox},
      created_at, updated_at, ${source.passId} from (${selectFetched(page)}) fetched
    on conflict (customer_id, platform, listing_id, platform_review_id) do update set
      rating = excluded.rating, is_recommended = excluded.is_recommended, language = excluded.language,
      url = excluded.url, has_text = excluded.has_text, updated_at = excluded.updated_at,
      integration_id = excluded.integration_id, location_id = coalesce(reviews.location_id, excluded.location_id),
      seen_in_pass = coalesce(excluded.seen_in_pass, reviews.seen_in_pass), vanished_at = null
    returning id, platform_review_id, xmax = 0 as is_new`.execute(tx)
  await replaceContents(tx, { page, taken, keepUntil: source.keepUntil })
  return { added: taken.filter(({ is_new: isNew }) => isNew).length, changedIds: changed.map(({ id }) => id) }
}

/** As it was before. */
type Version = Pick<
  Selectable<ReviewVersionsTable>,
  'rating' | 'is_recommended' | 'title' | 'content' | 'keep_until'
> & {
  id: string
}

async function findChanged(tx: CustomerTx, source: Source, page: readonly FetchedReview[]): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select r.id, r.rating, r.is_recommended, c.title, c.content, c.keep_until
    from (${selectFetched(page)}) f
    -- The limit makes it look up each one: a plain join would read all that the listing has, for every page.
    cross join lateral (
      select * from reviews where customer_id = ${tx.customerId} and platform = ${source.platform}
        and listing_id = ${source.listingId} and platform_review_id = f.platform_review_id limit 1) r
    left join review_contents c on c.customer_id = ${tx.customerId} and c.review_id = r.id
    where r.rating is distinct from f.rating or r.is_recommended is distinct from f.is_recommended
      or (c.review_id is not null and (c.content is distinct from f.content or c.title is distinct from f.title))`.execute(
    tx,
  )
  return rows
}

async function keepVersions(tx: CustomerTx, { keepUntil }: Source, changed: readonly Version[]): Promise<void> {
  const versions = changed.map(({ id, keep_until: until, ...version }) => ({
    customer_id: tx.customerId,
    review_id: id,
    ...version,
    // What was replaced cannot be renewed: it goes when it would have gone.
    keep_until: [until, keepUntil].reduce((one, other) => (!one || (other && other < one) ? other : one)),
  }))
  await tx.insertInto('review_versions').values(versions).execute()
  const events = changed.map(({ id }) => ({
    customer_id: tx.customerId,
    review_id: id,
    kind: 'edited-by-author' as const,
  }))
  await tx.insertInto('review_events').values(events).execute()
}

async function replaceContents(
  tx: CustomerTx,
  given: {
    page: readonly FetchedReview[]
    taken: readonly { id: string; platform_review_id: string }[]
    keepUntil: Date | null
  },
): Promise<void> {
  const ids = new Map(given.taken.map(({ id, platform_review_id: at }) => [at, id]))
  const words = given.page.map(({ platform_review_id: at, title, content, author, author_url, media }) => ({
    review_id: ids.get(at),
    title,
    content,
    author,
    author_url,
    media,
  }))
  await sql`
    insert into review_contents (customer_id, review_id, title, content, author, author_url, media, keep_until)
    select ${tx.customerId}, f.review_id, f.title, f.content, f.author, f.author_url, f.media, ${given.keepUntil}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as f (
      review_id uuid, title text, content text, author text, author_url text, media jsonb)
    on conflict (customer_id, review_id) do update set
      title = excluded.title, content = excluded.content, author = excluded.author,
      author_url = excluded.author_url, media = excluded.media, fetched_at = excluded.fetched_at,
      keep_until = excluded.keep_until`.execute(tx)
}

const selectFetched = (page: readonly FetchedReview[]) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(page)}::jsonb) as f (
    platform_review_id text, rating smallint, is_recommended boolean, language text, url text,
    created_at timestamptz, updated_at timestamptz, title text, content text, author text, author_url text, media jsonb)`

/** In the order of ids, as everybody who wants many locks them: a page comes in an order of its own. */
export async function lockKnown(tx: CustomerTx, source: Source, page: readonly FetchedReview[]): Promise<void> {
  if (page.length === 0) return
  await tx
    .selectFrom('reviews')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('platform', '=', source.platform)
    .where('listing_id', '=', source.listingId)
    .where(
      'platform_review_id',
      'in',
      page.map((review) => review.platform_review_id),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Lets the database see that there are many now; does nothing where it knows. */
export async function measure(tx: CustomerTx): Promise<void> {
  await sql`select measure_reviews()`.execute(tx)
}

/** For words that were fetched when they might be kept longer than they may now. */
export async function limitKeeping(
  tx: CustomerTx,
  { integrationId, keepDays }: { integrationId: string; keepDays: number },
): Promise<void> {
  const own = sql`select id from reviews where customer_id = ${tx.customerId} and integration_id = ${integrationId}`
  await sql`
    update review_versions set keep_until = seconds_after(replaced_at, ${keepDays * 86_400})
    where customer_id = ${tx.customerId} and review_id in (${own})
      and (keep_until is null or keep_until > seconds_after(replaced_at, ${keepDays * 86_400}))`.execute(tx)
  await sql`
    update review_contents set keep_until = seconds_after(fetched_at, ${keepDays * 86_400})
    where customer_id = ${tx.customerId} and review_id in (${own})
      and (keep_until is null or keep_until > seconds_after(fetched_at, ${keepDays * 86_400}))`.execute(tx)
}

/** What a full pass did not see is gone from the platform. */
export async function markVanished(tx: CustomerTx, source: { integrationId: string; passId: string }): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with gone as (
        update reviews set vanished_at = now()
        where customer_id = ${tx.customerId} and integration_id = ${source.integrationId} and source = 'platform'
          and vanished_at is null and seen_in_pass is distinct from ${source.passId}
        returning id),
      events as (
        insert into review_events (customer_id, review_id, kind) select ${tx.customerId}, id, 'vanished' from gone)
    select count(*)::int as total from gone`.execute(tx)
  return rows[0]?.total ?? 0
}

/** The platform says so of this one. */
export async function markOneVanished(tx: CustomerTx, reviewId: string): Promise<void> {
  await sql`
    with gone as (
      update reviews set vanished_at = now()
      where customer_id = ${tx.customerId} and id = ${reviewId} and source = 'platform' and vanished_at is null
      returning id)
    insert into review_events (customer_id, review_id, kind) select ${tx.customerId}, id, 'vanished' from gone`.execute(
    tx,
  )
}

export async function countSeen(tx: CustomerTx, source: { integrationId: string; passId: string }): Promise<number> {
  const { total } = await tx
    .selectFrom('reviews')
    .select((query) => query.fn.countAll<string>().as('total'))
    .where('customer_id', '=', tx.customerId)
    .where('integration_id', '=', source.integrationId)
    .where('seen_in_pass', '=', source.passId)
    .executeTakeFirstOrThrow()
  return Number(total)
}
