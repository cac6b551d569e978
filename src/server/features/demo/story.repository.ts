import { sql, type RawBuilder } from 'kysely'
import type { IncidentRule } from '#shared/contracts/incidents.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { PlacedReview, StoryReferences, StoryReview } from './story-cast.ts'

interface Person {
  userId: string
  name: string
}

/** How many connections have fetched all there was. */
export async function countFetched(tx: CustomerTx): Promise<number> {
  const { total } = await tx
    .selectFrom('sync_runs')
    .select(sql<number>`count(distinct integration_id)::int`.as('total'))
    .where('customer_id', '=', tx.customerId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return total
}

/** Only the story has these people do anything. */
export async function hasDoneAnything(tx: CustomerTx, userId: string): Promise<boolean> {
  const line = await tx
    .selectFrom('activity')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('actor_user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}

export async function findStoryReviews(
  tx: CustomerTx,
  references: StoryReferences,
): Promise<Partial<Record<StoryReview, PlacedReview>>> {
  const wanted = Object.entries(references)
  const rows = await tx
    .selectFrom('reviews')
    .select(['id', 'location_id', 'created_at', 'platform', 'platform_review_id'])
    .where('customer_id', '=', tx.customerId)
    .where(
      'platform_review_id',
      'in',
      wanted.map(([, { platformReviewId }]) => platformReviewId),
    )
    .execute()
  const found = wanted.flatMap(([key, { platform, platformReviewId }]) => {
    const row = rows.find((each) => each.platform === platform && each.platform_review_id === platformReviewId)
    return row ? [[key, { id: row.id, locationId: row.location_id, createdAt: row.created_at }] as const] : []
  })
  return Object.fromEntries(found)
}

/** In the order of ids, as everybody who wants many locks them. */
export async function lockAllReviews(tx: CustomerTx): Promise<void> {
  await tx
    .selectFrom('reviews')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** As if they had come as they were written, since the business came to the product; what is not of these days was read. */
export async function dateArrivals(tx: CustomerTx, setUpAt: Date, reader: Person): Promise<void> {
  const readUntil = new Date(Date.now() - 26 * 3_600_000)
  await sql`
    update reviews set first_seen_at = greatest(seconds_after(created_at, 360), ${setUpAt}),
      read_at = case when created_at < ${readUntil} then seconds_after(greatest(created_at, ${setUpAt}), 10800) end,
      read_by = case when created_at < ${readUntil} then ${reader.userId}::uuid end
    where customer_id = ${tx.customerId}`.execute(tx)
  await sql`update integrations set created_at = ${setUpAt} where customer_id = ${tx.customerId}`.execute(tx)
  await sql`
    update notifications n set created_at = seconds_after(r.created_at, 360),
      read_at = case when r.response is not null then seconds_after(r.created_at, 3600) end
    from reviews r
    where n.customer_id = ${tx.customerId} and n.kind = 'review.bad' and r.customer_id = n.customer_id
      and (n.link = '/reviews?review=' || r.id or r.id = n.review_ids[1])`.execute(tx)
}

export interface PastReply {
  id: string
  reviewId: string
  text: string
  answeredAt: Date
  isRejected: boolean
  authorId: string | null
}

/** Oldest first. */
export async function listRepliesSince(tx: CustomerTx, since: Date): Promise<PastReply[]> {
  const rows = await tx
    .selectFrom('replies')
    .select(['id', 'review_id', 'text', 'answered_at', 'state', 'author_id'])
    .where('customer_id', '=', tx.customerId)
    .where('answered_at', '>', since)
    .where('state', 'in', ['live', 'rejected'])
    .orderBy('answered_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, review_id: reviewId, text, answered_at: answeredAt, state, author_id: authorId }) =>
    answeredAt ? [{ id, reviewId, text, answeredAt, authorId, isRejected: state === 'rejected' }] : [],
  )
}

export interface AdoptedReply extends PastReply {
  author: Person
  decider: Person | null
  settledAt: Date
}

/** With the history that they would have had. */
export async function adoptReplies(tx: CustomerTx, replies: readonly AdoptedReply[]): Promise<void> {
  if (replies.length === 0) return
  const values = JSON.stringify(
    replies.map(({ id, author, decider, settledAt }) => ({
      id,
      author_id: author.userId,
      author_name: author.name,
      decided_by: decider?.userId ?? null,
      decided_by_name: decider?.name ?? null,
      settled_at: settledAt,
    })),
  )
  await sql`
    with told as (
        select * from jsonb_to_recordset(${values}::jsonb) as t (
          id uuid, author_id uuid, author_name text, decided_by uuid, decided_by_name text, settled_at timestamptz)),
      adopted as (
        update replies r set source = 'person', author_id = t.author_id, author_name = t.author_name, attempts = 1,
          checks = 1, decided_by = t.decided_by, decided_by_name = t.decided_by_name,
          decided_at = case when t.decided_by is not null then r.answered_at end,
          created_at = r.answered_at, settled_at = t.settled_at, updated_at = t.settled_at
        from told t where r.customer_id = ${tx.customerId} and r.id = t.id
        returning r.*)
    insert into review_events (customer_id, review_id, kind, actor_id, actor_name, detail, created_at)
    select a.customer_id, a.review_id, 'reply-submitted', a.author_id, a.author_name, a.text, a.answered_at
    from adopted a
    union all
    select a.customer_id, a.review_id, case a.state when 'rejected' then 'reply-rejected' else 'reply-live' end, null, null,
      null, a.settled_at
    from adopted a`.execute(tx)
}

/** Open, with these reviews gathered. */
export async function insertIncident(
  tx: CustomerTx,
  { reviews, openedAt, rule }: { reviews: readonly PlacedReview[]; openedAt: Date; rule: IncidentRule },
): Promise<string> {
  const times = reviews.map(({ createdAt }) => createdAt.getTime())
  const { id } = await tx
    .insertInto('incidents')
    .values({
      customer_id: tx.customerId,
      location_id: reviews[0]?.locationId ?? null,
      review_count: reviews.length,
      first_review_at: new Date(Math.min(...times)),
      last_review_at: new Date(Math.max(...times)),
      rule: JSON.stringify(rule),
      opened_at: openedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('incident_reviews')
    .values(reviews.map((review) => ({ customer_id: tx.customerId, incident_id: id, review_id: review.id })))
    .execute()
  return id
}

export async function markTakenDown(tx: CustomerTx, reviewId: string): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ vanished_at: sql<Date>`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', reviewId)
    .execute()
}

/** When things happened, wherever the services note it; activity is dated as it is recorded. */
const TIMES = {
  reviews: ['read_at', 'done_at', 'flagged_at', 'scheduled_at', 'disputed_at', 'vanished_at'],
  review_events: ['created_at'],
  review_notes: ['created_at'],
  replies: ['created_at', 'updated_at'],
  scheduled_responses: ['created_at', 'updated_at'],
  disputes: ['created_at', 'updated_at', 'filed_at', 'filing_moved_at', 'closed_at'],
  dispute_events: ['created_at'],
  dispute_filings: ['filed_at', 'decided_at'],
  incidents: ['closed_at'],
  notifications: ['created_at'],
  hosted_pages: ['created_at', 'updated_at'],
  qr_codes: ['created_at', 'updated_at'],
} as const

/**
 * The services do everything now, and the story is of the past: whatever this transaction has just dated now is moved
 * back, in one place, so that the services need not know. What was told long ago has been read, and nothing of it goes out.
 */
export async function moveBack(tx: CustomerTx, to: Date): Promise<void> {
  // Ahead of now it is and stays, so it goes by when the dispute was filed.
  await sql`
    update disputes set due_at = seconds_after(due_at, extract(epoch from ${to}::timestamptz - now()))
    where customer_id = ${tx.customerId} and ${isOwnRow} and ${isNow('filed_at')}`.execute(tx)
  for (const [table, columns] of Object.entries(TIMES)) await moveTimes(tx, table, { columns, to })
  await sql`
    update notifications set read_at = seconds_after(created_at, 7200)
    where customer_id = ${tx.customerId} and ${isOwnRow} and read_at is null
      and created_at < now() - interval '24 hours'`.execute(tx)
  await sql`
    delete from notification_deliveries where customer_id = ${tx.customerId} and ${isOwnRow}`.execute(tx)
}

/** Written by this very transaction: nobody else's work of the same moment is touched. */
const isOwnRow = sql`xmin = pg_current_xact_id()::xid`

/** A column that keeps milliseconds may round to just before the transaction began. */
const isNow = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)} >= now() - interval '1 second'`

async function moveTimes(
  tx: CustomerTx,
  table: string,
  { columns, to }: { columns: readonly string[]; to: Date },
): Promise<void> {
  // A value: on a node that has the rows, no "now" may stand in a case.
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx)
  const now = rows[0]?.now.getTime() ?? Date.now()
  const back = (to.getTime() - now) / 1000
  const moved = columns.map(
    (column) => sql`${sql.ref(column)} = case when ${sql.ref(column)} >= ${new Date(now - 1000)}::timestamptz
      then seconds_after(${sql.ref(column)}, ${back}::float8) else ${sql.ref(column)} end`,
  )
  await sql`
    update ${sql.table(table)} set ${sql.join(moved)}
    where customer_id = ${tx.customerId} and ${isOwnRow} and (${sql.join(columns.map(isNow), sql` or `)})`.execute(tx)
}
