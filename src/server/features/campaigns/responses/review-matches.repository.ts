import { sql } from 'kysely'
import { REVIEWED_WITHIN_DAYS } from '#shared/domain/campaigns.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AuthorName } from './author-name.ts'

/** A page of reviews takes less than this from its first row to its commit. */
const LONGEST_ARRIVAL = sql`interval '10 minutes'`

/** From when on arrivals are looked at: those of a transaction that began before are still to come. None where nobody was ever asked. */
export async function findBeginning(tx: CustomerTx): Promise<Date | null> {
  const { rows } = await sql<{ since: Date }>`
    select now() - ${LONGEST_ARRIVAL} as since from campaigns c
    where c.customer_id = ${tx.customerId} and c.type in ('review_request', 'feedback') and c.last_sent_at is not null
      and c.deleted_at is null
    limit 1`.execute(tx)
  return rows[0]?.since ?? null
}

export interface ArrivedReview {
  id: string
  author: string
}

/** In the order of their ids. Whatever was written before anybody was asked is no response. */
export async function listArrived(
  tx: CustomerTx,
  { since, after, limit }: { since: Date; after: string | null; limit: number },
): Promise<ArrivedReview[]> {
  const { rows } = await sql<ArrivedReview>`
    select r.id, left(t.author_words, 200) as author
    from reviews r join review_contents t on t.customer_id = r.customer_id and t.review_id = r.id
    where r.customer_id = ${tx.customerId} and r.first_seen_at >= ${since} and r.location_id is not null
      and r.vanished_at is null and t.author_words <> ''
      and r.created_at > (select min(c.created_at) - interval '1 day' from campaigns c
        where c.customer_id = ${tx.customerId} and c.type in ('review_request', 'feedback'))
      ${after === null ? sql`` : sql`and r.id > ${after}`}
    order by r.id limit ${limit}`.execute(tx)
  return rows
}

export interface Candidate {
  reviewId: string
  /** Their whole name, or a part of it. */
  isSame: boolean
  campaignId: string
  key: string
  at: Date
  hasResponded: boolean
}

/**
 * Whoever bears such a name and was asked about the same location in the days before, each with the last time they were: a
 * message that a service has, and that did not come back. A review of
 * which only the day is known bears its midnight or noon: it was written by the end of it.
 */
export async function listCandidates(
  tx: CustomerTx,
  names: readonly (AuthorName & { reviewId: string })[],
): Promise<Candidate[]> {
  if (names.length === 0) return []
  const { rows } = await sql<Candidate>`
    with named as (
      select n.*, r.location_id, r.created_at,
        case when w.at::time in ('00:00', '12:00') then (w.at::date + 1) at time zone l.timezone else r.created_at end as until
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
        as n ("reviewId" uuid, whole text, short jsonb, prefix text, initial text)
      join reviews r on r.customer_id = ${tx.customerId} and r.id = n."reviewId"
      join locations l on l.customer_id = r.customer_id and l.id = r.location_id
      cross join lateral (select r.created_at at time zone l.timezone as at) w),
    only_place as (
      select min(l.id::text)::uuid as id from locations l where l.customer_id = ${tx.customerId} having count(*) = 1)
    select n."reviewId", c.is_same as "isSame", p.campaign_id as "campaignId", p.message_key as key,
      least(now(), greatest(n.created_at, p.handed_over_at)) as at,
      exists (select from campaign_recipients q where q.customer_id = ${tx.customerId} and q.contact_id = c.id
        and q.campaign_id = p.campaign_id and q.responded_at > p.handed_over_at - ${WITHIN}) as "hasResponded"
    from named n
    cross join lateral (
      select k.id, k.location_id, true as is_same from contacts k
      where k.customer_id = ${tx.customerId} and k.deleted_at is null and k.name_words = n.whole
      union all
      select k.id, k.location_id, false from jsonb_array_elements_text(n.short) s
      join contacts k on k.customer_id = ${tx.customerId} and k.deleted_at is null and k.name_words = s
      union all
      select k.id, k.location_id, false from contacts k
      where k.customer_id = ${tx.customerId} and k.deleted_at is null
        and k.name_words >= n.prefix and k.name_words < n.prefix || U&'\\+10FFFF'
        and left(regexp_replace(k.name_words, '^.* ', ''), 1) = n.initial) c
    cross join lateral (
      select p.campaign_id, p.message_key, p.handed_over_at
      from campaign_recipients p
      join campaigns g on g.customer_id = p.customer_id and g.id = p.campaign_id and g.deleted_at is null
      left join hosted_pages h on h.customer_id = g.customer_id and h.id = g.page_id
      left join visits v on v.customer_id = p.customer_id and v.id = p.visit_id
      where p.customer_id = ${tx.customerId} and p.contact_id = c.id and p.is_ask and p.state in ('accepted', 'delivered')
        and p.handed_over_at between n.until - ${WITHIN} and n.until
        and coalesce(g.location_id, h.location_id, v.location_id, c.location_id, (select id from only_place)) = n.location_id
      order by p.handed_over_at desc limit 1) p
    where not exists (select from campaign_recipients q
      where q.customer_id = ${tx.customerId} and q.review_id = n."reviewId")`.execute(tx)
  return rows
}

const WITHIN = sql`make_interval(days => ${REVIEWED_WITHIN_DAYS})`
