import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { CampaignEventType, ReviewCertainty } from '#shared/domain/campaigns.ts'
import type { CampaignEventsTable } from '#server/database/campaign-tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { readPage, type PageInput } from '#server/kernel/paging/keyset.ts'

export type EventRow = Selectable<CampaignEventsTable>

export interface MetricsRow {
  sent: number
  delivered: number
  bounced: number
  opens: number
  machine_opens: number
  clicks: number
  responses: number
  likely_reviews: number
  possible_reviews: number
}

/** A missing row is all zeros. */
export async function getMetrics(tx: CustomerTx, campaignId: string): Promise<MetricsRow> {
  const { rows } = await sql<MetricsRow>`
    select coalesce(m.sent, 0) as sent, coalesce(m.opens, 0) as opens, coalesce(m.machine_opens, 0) as machine_opens,
      coalesce(m.clicks, 0) as clicks, coalesce(m.responses, 0) as responses,
      coalesce(m.likely_reviews, 0) as likely_reviews, coalesce(m.possible_reviews, 0) as possible_reviews,
      coalesce(d.delivered, 0)::int as delivered, coalesce(d.bounced, 0)::int as bounced
    from (select sum(delivered) as delivered, sum(bounced) as bounced from campaign_deliveries
      where customer_id = ${tx.customerId} and campaign_id = ${campaignId}) d
    left join campaign_metrics m on m.customer_id = ${tx.customerId} and m.campaign_id = ${campaignId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A sum without a row.')
  return row
}

export const readEvents = (
  tx: CustomerTx,
  campaignId: string,
  { since, ...page }: PageInput & { since: Date | null },
): Promise<{ rows: EventRow[]; nextCursor: string | null }> =>
  readPage(page, ({ after, limit }) =>
    tx
      .selectFrom('campaign_events')
      .selectAll()
      .where('customer_id', '=', tx.customerId)
      .where('campaign_id', '=', campaignId)
      .$if(since !== null, (query) => query.where('created_at', '>=', since))
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id}::uuid)`),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )

export async function insertEvent(
  tx: CustomerTx,
  campaignId: string,
  event: { type: CampaignEventType; status: EventRow['status']; metadata: object },
): Promise<void> {
  await tx
    .insertInto('campaign_events')
    .values({
      customer_id: tx.customerId,
      campaign_id: campaignId,
      event_type: event.type,
      status: event.status,
      metadata: JSON.stringify(event.metadata),
    })
    .execute()
}

/** How somebody took a message up: what is kept of the first time, what it adds to, and what is told of it. */
const USES = {
  opened: { first: 'opened_at', sum: 'opens', event: 'email_opened' },
  'machine-opened': { first: 'machine_opened_at', sum: 'machine_opens', event: null },
  clicked: { first: 'clicked_at', sum: 'clicks', event: 'link_clicked' },
  responded: { first: 'responded_at', sum: 'responses', event: 'response' },
} as const
export type Use = keyof typeof USES

export interface Used {
  /** Our name for the message. */
  key: string
  at: Date
  url: string | null
  /** By which they responded. */
  review?: { id: string; certainty: ReviewCertainty }
}

/** Each person counts once, however often they do it. Answers whose campaigns they are. */
export async function noteUse(tx: CustomerTx, use: Use, used: readonly Used[]): Promise<string[]> {
  if (used.length === 0) return []
  const rows = used.map(({ review, ...one }) => ({ ...one, review: review?.id, certainty: review?.certainty }))
  const told = sql`
    used as materialized (
      select distinct on (key) * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as u (key uuid, at timestamptz, url text, review uuid, certainty text) order by key, at)`
  const { campaigns } = await countUse(tx, use, told)
  return campaigns
}

const BATCHES_AT_ONCE = 20

/** The same of the clicks that are written down and not counted yet, for one, and whether there may be more: they never leave the database. */
export async function noteKeptClicks(tx: CustomerTx): Promise<{ campaigns: string[]; hasMore: boolean }> {
  // Messages are held before any figures, in one order.
  const told = sql`
    taken as materialized (
      delete from campaign_click_batches where customer_id = ${tx.customerId} and id in (
        select id from campaign_click_batches where customer_id = ${tx.customerId}
        limit ${sql.lit(BATCHES_AT_ONCE)} for update skip locked)
      returning clicks),
    followed as materialized (
      select distinct on (c.key) c.* from taken t
      cross join lateral jsonb_to_recordset(t.clicks) as c (key uuid, at timestamptz, url text) order by c.key, c.at),
    held as materialized (
      select r.message_key from campaign_recipients r
      where r.customer_id = ${tx.customerId} and r.message_key = any(array(select f.key from followed f)) and r.clicked_at is null
      order by r.message_key for no key update of r),
    used as materialized (
      select f.key, f.at, f.url, null::uuid as review, null::text as certainty
      from followed f join held h on h.message_key = f.key)`
  const { campaigns, taken } = await countUse(tx, 'clicked', told, sql`(select count(*)::int from taken)`)
  return { campaigns, hasMore: taken === BATCHES_AT_ONCE }
}

/** Everything that it adds to, in one statement. Who used it is told by the `used` among what it begins with. */
async function countUse(
  tx: CustomerTx,
  use: Use,
  told: RawBuilder<unknown>,
  taken = sql`0`,
): Promise<{ campaigns: string[]; taken: number }> {
  const { first, sum, event } = USES[use]
  const [column, total] = [sql.ref(first), sql.ref(sum)]
  const { rows } = await sql<{ campaigns: string[]; taken: number }>`
    with ${told},
    hit as (
      update campaign_recipients t set ${column} = e.at, review_id = coalesce(t.review_id, e.review),
        certainty = coalesce(t.certainty, e.certainty)
      from used e
      where t.customer_id = ${tx.customerId} and t.message_key = e.key and t.${column} is null
      returning t.campaign_id, t.id, t.channel, t.connection_id, e.url, e.at, e.certainty),
    events as (
      insert into campaign_events (customer_id, campaign_id, event_type, status, metadata, provider_id, created_at)
      select ${tx.customerId}, campaign_id, ${event}, 'success',
        jsonb_strip_nulls(jsonb_build_object('channel', channel, 'recipient', id, 'url', url, 'certainty', certainty)), connection_id, at
      from hit where ${event}::text is not null),
    hours as (
      insert into campaign_hours as h (customer_id, campaign_id, hour, opens, clicks, responses)
      select ${tx.customerId}, campaign_id, date_trunc('hour', at),
        count(*) filter (where ${event} = 'email_opened'), count(*) filter (where ${event} = 'link_clicked'),
        count(*) filter (where ${event} = 'response')
      from hit where ${event}::text is not null group by 2, 3 order by 2, 3
      on conflict (customer_id, campaign_id, hour) do update
        set opens = h.opens + excluded.opens, clicks = h.clicks + excluded.clicks,
          responses = h.responses + excluded.responses),
    links as (
      insert into campaign_link_clicks as l (customer_id, campaign_id, url_key, url, clicks)
      select ${tx.customerId}, campaign_id, md5(url)::uuid, url, count(*)
      from hit where ${event} = 'link_clicked' and url is not null group by 2, 3, 4 order by 2, 3
      on conflict (customer_id, campaign_id, url_key) do update set clicks = l.clicks + excluded.clicks),
    added as (
      insert into campaign_metrics as m (customer_id, campaign_id, ${total}, likely_reviews, possible_reviews)
      select ${tx.customerId}, campaign_id, count(*), count(*) filter (where certainty = 'likely'),
        count(*) filter (where certainty = 'possible')
      from hit group by campaign_id order by campaign_id
      on conflict (customer_id, campaign_id) do update set ${total} = m.${total} + excluded.${total},
        likely_reviews = m.likely_reviews + excluded.likely_reviews,
        possible_reviews = m.possible_reviews + excluded.possible_reviews
      returning campaign_id)
    select array(select campaign_id from added) as campaigns, ${taken} as taken`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A select without a row.')
  return row
}
