import { sql, type RawBuilder } from 'kysely'
import type { IncidentRule } from '#shared/contracts/incidents.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface LowPoint {
  location_id: string | null
  reviews: number
  first_at: Date
  last_at: Date
}

/** Platforms hold reviews back to look at them, and a connection may be down over a weekend. */
const LATE_HOURS = 72

const hours = (count: number): RawBuilder<unknown> => sql`make_interval(hours => ${count})`

/**
 * The literal range is the index's own; what is in an incident, over or not, has been counted, and whoever closed the last
 * one at that place has seen what was there.
 */
const isFreshAndLow = (tx: CustomerTx, maxRating: number) => sql`
  r.customer_id = ${tx.customerId} and r.rating_rank between 1 and 3 and r.rating_rank <= ${maxRating}
    and r.vanished_at is null and not exists (
      select from incident_reviews g where g.customer_id = r.customer_id and g.review_id = r.id)
    and not exists (
      select from incidents c where c.customer_id = r.customer_id and c.state = 'closed' and c.closed_at >= r.first_seen_at
        and c.location_id is not distinct from r.location_id)`

/**
 * Where more bad reviews were written within the time than the rule lets pass, and no incident is open. Those that a
 * platform gives late count by when they were written, once one of them is new; what is imported must be of now.
 */
export async function findLowPoints(tx: CustomerTx, rule: IncidentRule): Promise<LowPoint[]> {
  const within = hours(rule.withinHours)
  const { rows } = await sql<LowPoint>`
    with low as materialized (
      select r.location_id, r.created_at, r.first_seen_at from reviews r
      where ${isFreshAndLow(tx, rule.maxRating)} and r.created_at > now() - ${hours(rule.withinHours + LATE_HOURS)}
        and (r.source = 'platform' or r.created_at > now() - ${within})
        and not exists (
          select from incidents i where i.customer_id = r.customer_id and i.state = 'open'
            and i.location_id is not distinct from r.location_id)),
    together as (
      select location_id, count(*) over back as reviews, min(created_at) over back as first_at, created_at as last_at,
        max(first_seen_at) over back as news_at
      from low
      window back as (partition by location_id order by created_at range between ${within} preceding and current row))
    select distinct on (location_id) location_id, reviews::int, first_at, last_at from together
    where reviews >= ${rule.reviews} and news_at > now() - ${within}
    order by location_id, last_at desc`.execute(tx)
  return rows
}

/** Answers its id, or nothing when somebody else was first: there is one at a place. */
export async function open(tx: CustomerTx, point: LowPoint, rule: IncidentRule): Promise<string | null> {
  const opened = await tx
    .insertInto('incidents')
    .values({
      customer_id: tx.customerId,
      location_id: point.location_id,
      first_review_at: point.first_at,
      last_review_at: point.last_at,
      rule: JSON.stringify(rule),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return opened?.id ?? null
}

/** One after another, so that their counts are of all that was gathered. */
export async function lockOpen(tx: CustomerTx): Promise<string[]> {
  const rows = await tx
    .selectFrom('incidents')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Bad reviews of its place since the first that it was opened by, or the beginning of its window, also those that come
 * long after, by the rule it was opened by. Answers how many came to it.
 */
export async function gather(tx: CustomerTx, incidentId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with place as (
        select location_id, (rule ->> 'maxRating')::int as max_rating,
          least(first_review_at, opened_at - make_interval(hours => (rule ->> 'withinHours')::int)) as since
        from incidents where customer_id = ${tx.customerId} and id = ${incidentId} and state = 'open')
    insert into incident_reviews (customer_id, incident_id, review_id)
    select r.customer_id, ${incidentId}, r.id from reviews r, place
    where ${isFreshAndLow(tx, 3)} and r.rating_rank <= place.max_rating and r.created_at >= place.since
      and r.location_id is not distinct from place.location_id
    on conflict do nothing
    returning review_id as id`.execute(tx)
  if (rows.length > 0) await count(tx, incidentId)
  return rows.length
}

/** Its writer thought better of it. Answers how many went. */
export async function forgetEditedUp(tx: CustomerTx, incidentId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from incident_reviews g using reviews r, incidents i
    where g.customer_id = ${tx.customerId} and g.incident_id = ${incidentId}
      and i.customer_id = g.customer_id and i.id = g.incident_id
      and r.customer_id = g.customer_id and r.id = g.review_id and r.rating_rank > (i.rule ->> 'maxRating')::int
    returning g.review_id as id`.execute(tx)
  if (rows.length > 0) await count(tx, incidentId)
  return rows.length
}

/** A review that is not there any more took its place in the incident along. Answers whether one did. */
export async function noticeRemoved(tx: CustomerTx, incidentId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select i.id from incidents i where i.customer_id = ${tx.customerId} and i.id = ${incidentId} and i.review_count > (
      select count(*) from incident_reviews g where g.customer_id = i.customer_id and g.incident_id = i.id)`.execute(tx)
  if (rows.length > 0) await count(tx, incidentId)
  return rows.length
}

async function count(tx: CustomerTx, incidentId: string): Promise<void> {
  await sql`
    update incidents i set review_count = s.reviews, first_review_at = coalesce(s.first_at, i.first_review_at),
      last_review_at = coalesce(s.last_at, i.last_review_at)
    from (select count(*)::int as reviews, min(r.created_at) as first_at, max(r.created_at) as last_at
      from incident_reviews g join reviews r on r.customer_id = g.customer_id and r.id = g.review_id
      where g.customer_id = ${tx.customerId} and g.incident_id = ${incidentId}) s
    where i.customer_id = ${tx.customerId} and i.id = ${incidentId}`.execute(tx)
  // What was disputed before it was known to be one of many.
  await sql`
    update disputes d set incident_id = g.incident_id from incident_reviews g
    where g.customer_id = ${tx.customerId} and g.incident_id = ${incidentId} and d.customer_id = g.customer_id
      and d.review_id = g.review_id and d.incident_id is null and d.status in ('pending', 'in_progress')`.execute(tx)
}
