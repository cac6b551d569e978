import { sql, type Kysely } from 'kysely'
import type { CampaignStatus } from '#shared/contracts/campaign-filter.ts'
import type { CampaignType } from '#shared/domain/assistant.ts'
import type { CampaignWay } from '#shared/domain/campaign-figures.ts'
import type { DeliveryChannel } from '#shared/domain/campaigns.ts'
import { byTime, walk, type ListOrder, type ListRequest } from '#server/database/list-order.ts'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { PageInput } from '#server/kernel/paging/keyset.ts'
import { readOrderedPage } from '#server/kernel/paging/ordered-page.ts'

export interface Counts {
  sent: number
  opens: number
  clicks: number
  responses: number
}

export interface FiguresRow extends Counts {
  id: string
  name: string
  type: CampaignType
  delivery_channels: DeliveryChannel[]
  status: CampaignStatus
  last_sent_at: Date | null
}

export interface FiguresFilter {
  since: Date | null
  way: CampaignWay | undefined
}

const lastSent = sql<Date>`coalesce(c.last_sent_at, 'epoch'::timestamptz)`
const ORDERS: Record<'last-sent', ListOrder<FiguresRow>> = { 'last-sent': byTime(lastSent, (row) => row.last_sent_at) }
const CHANNELS = { email: 'email', sms: 'sms', social: 'social_media' } as const satisfies Record<
  CampaignWay,
  DeliveryChannel
>

export const readFigures = (tx: CustomerTx, filter: FiguresFilter, page: PageInput) =>
  readOrderedPage(ORDERS, { sort: 'last-sent', ...page }, (wanted) =>
    selectFigures(tx, tx.customerId, { filter, ...wanted }).execute(),
  )

export function selectFigures(
  db: Kysely<Tables>,
  customerId: string,
  { filter, after, limit }: ListRequest<'last-sent'> & { filter: FiguresFilter },
) {
  const { key, direction, isBeyond } = walk(ORDERS['last-sent'], sql`c.id`, after)
  return selectMatching(db, customerId, filter)
    .select(['c.id', 'c.name', 'c.type', 'c.delivery_channels', 'c.status', 'c.last_sent_at'])
    .select(countsOf('m'))
    .where(isBeyond)
    .orderBy(key, direction)
    .orderBy('c.id', direction)
    .limit(limit)
}

/** A campaign without a row has all of them zero. */
const countsOf = (table: 'm') => {
  const count = (name: keyof Counts) => sql<number>`coalesce(${sql.ref(`${table}.${name}`)}, 0)`.as(name)
  return [count('sent'), count('opens'), count('clicks'), count('responses')]
}

function selectMatching(db: Kysely<Tables>, customerId: string, { since, way }: FiguresFilter) {
  return db
    .selectFrom('campaigns as c')
    .leftJoin('campaign_metrics as m', (join) =>
      join.onRef('m.customer_id', '=', 'c.customer_id').onRef('m.campaign_id', '=', 'c.id'),
    )
    .where('c.customer_id', '=', customerId)
    .where('c.deleted_at', 'is', null)
    .$if(since !== null, (query) => query.where(sql<boolean>`${lastSent} >= ${since}`))
    .$if(way !== undefined, (query) =>
      query.where(sql<boolean>`${CHANNELS[way ?? 'email']} = any(c.delivery_channels)`),
    )
}

export interface SummaryRow extends Counts {
  campaigns: number
  /** Means of the campaigns' own shares. */
  open: number
  click: number
  response: number
}

export function getSummary(tx: CustomerTx, filter: FiguresFilter): Promise<SummaryRow> {
  const sum = (name: keyof Counts) => sql<number>`coalesce(sum(${sql.ref(`m.${name}`)}), 0)::int`.as(name)
  const mean = (name: keyof Counts) => sql<number>`coalesce(avg(${sql.ref(`m.${name}`)}::float8 / m.sent), 0)`
  return selectMatching(tx, tx.customerId, filter)
    .where('m.sent', '>', 0)
    .select(sql<number>`count(*)::int`.as('campaigns'))
    .select([sum('sent'), sum('opens'), sum('clicks'), sum('responses')])
    .select([mean('opens').as('open'), mean('clicks').as('click'), mean('responses').as('response')])
    .executeTakeFirstOrThrow()
}

/** Of what asked for a review or for feedback. */
export function countAsked(tx: CustomerTx, since: Date): Promise<{ asked: number; responses: number }> {
  return tx
    .selectFrom('campaigns as c')
    .innerJoin('campaign_hours as h', (join) =>
      join.onRef('h.customer_id', '=', 'c.customer_id').onRef('h.campaign_id', '=', 'c.id'),
    )
    .select([
      sql<number>`coalesce(sum(h.sent), 0)::int`.as('asked'),
      sql<number>`coalesce(sum(h.responses), 0)::int`.as('responses'),
    ])
    .where('c.customer_id', '=', tx.customerId)
    .where('c.type', 'in', ['review_request', 'feedback'])
    .where('h.hour', '>=', since)
    .executeTakeFirstOrThrow()
}

/** The hours in which anything happened, from the first to the last. */
export async function findSpan(tx: CustomerTx, campaignId: string): Promise<{ first: Date; last: Date } | null> {
  const { first, last } = await tx
    .selectFrom('campaign_hours')
    .select([sql<Date | null>`min(hour)`.as('first'), sql<Date | null>`max(hour)`.as('last')])
    .where('customer_id', '=', tx.customerId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow()
  return first && last && { first, last }
}

export interface When {
  since: Date | null
  timezone: string
}

export const listHours = (tx: CustomerTx, campaignId: string, since: Date): Promise<(Counts & { hour: Date })[]> =>
  tx
    .selectFrom('campaign_hours')
    .select(['hour', 'sent', 'opens', 'clicks', 'responses'])
    .where('customer_id', '=', tx.customerId)
    .where('campaign_id', '=', campaignId)
    .where('hour', '>=', since)
    .orderBy('hour')
    .execute()

/** By days, and once more by hours of the day: one of both is `null`. */
export async function listDaysAndHours(
  tx: CustomerTx,
  campaignId: string,
  { since, timezone }: When,
): Promise<(Counts & { day: string | null; hour: number | null })[]> {
  const { rows } = await sql<Counts & { day: string | null; hour: number | null }>`
    select to_char(l.day, 'YYYY-MM-DD') as day, l.hour, sum(l.sent)::int as sent, sum(l.opens)::int as opens,
      sum(l.clicks)::int as clicks, sum(l.responses)::int as responses
    from (
      select (h.hour at time zone ${timezone})::date as day, extract(hour from h.hour at time zone ${timezone})::int as hour,
        h.sent, h.opens, h.clicks, h.responses
      from campaign_hours h
      where h.customer_id = ${tx.customerId} and h.campaign_id = ${campaignId}
        and h.hour >= ${since ?? new Date(0)}) l
    group by grouping sets ((l.day), (l.hour))`.execute(tx)
  return rows
}

const MOST_LINKS = 20

export const listLinks = (tx: CustomerTx, campaignId: string): Promise<{ url: string; clicks: number }[]> =>
  tx
    .selectFrom('campaign_link_clicks')
    .select(['url', 'clicks'])
    .where('customer_id', '=', tx.customerId)
    .where('campaign_id', '=', campaignId)
    .orderBy('clicks', 'desc')
    .orderBy('url_key')
    .limit(MOST_LINKS)
    .execute()
