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

/** Of which anything was sent, by the share of readers who did it; of equals, the one that went to more. */
export function listRanked(
  tx: CustomerTx,
  filter: FiguresFilter & { by: 'opens' | 'clicks' | 'responses'; isWorstFirst: boolean; limit: number },
): Promise<FiguresRow[]> {
  const share = sql`${sql.ref(`m.${filter.by}`)}::float8 / m.sent`
  return selectMatching(tx, tx.customerId, filter)
    .select(['c.id', 'c.name', 'c.type', 'c.delivery_channels', 'c.status', 'c.last_sent_at'])
    .select(countsOf('m'))
    .where('m.sent', '>', 0)
    .orderBy(share, filter.isWorstFirst ? 'asc' : 'desc')
    .orderBy('m.sent', 'desc')
    .orderBy('c.id')
    .limit(filter.limit)
    .execute()
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
    .$if(way !== undefined, (query) => query.where(isSentBy('c', way ?? 'email')))
}

const isSentBy = (table: 'c' | 'm', way: CampaignWay) =>
  sql<boolean>`${CHANNELS[way]} = any(${sql.ref(`${table}.delivery_channels`)})`

/** So many parts make a whole where shares are added up. */
const SHARES = 1_000_000_000

export interface SummaryRow extends Counts {
  campaigns: number
  /** Means of the campaigns' own shares. */
  open: number
  click: number
  response: number
}

/** Of the figures alone, which say what they are of: as many rows as there are campaigns, and nothing else. */
export function getSummary(tx: CustomerTx, { since, way }: FiguresFilter): Promise<SummaryRow> {
  const sum = (name: keyof Counts) => sql<number>`coalesce(sum(${sql.ref(`m.${name}`)}), 0)::int`.as(name)
  const mean = (name: 'open_billionths' | 'click_billionths' | 'response_billionths') =>
    sql<number>`coalesce(avg(${sql.ref(`m.${name}`)})::float8 / ${sql.lit(SHARES)}, 0)`
  return tx
    .selectFrom('campaign_metrics as m')
    .where('m.customer_id', '=', tx.customerId)
    .where('m.is_standing', '=', true)
    .where('m.sent', '>', 0)
    .$if(since !== null, (query) => query.where('m.last_sent_at', '>=', since))
    .$if(way !== undefined, (query) => query.where(isSentBy('m', way ?? 'email')))
    .select(sql<number>`count(*)::int`.as('campaigns'))
    .select([sum('sent'), sum('opens'), sum('clicks'), sum('responses')])
    .select(mean('open_billionths').as('open'))
    .select([mean('click_billionths').as('click'), mean('response_billionths').as('response')])
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

export interface When {
  since: Date | null
  timezone: string
}

/** What is told of a campaign by the hour at most: the longest that is shown so. */
export const MOST_HOURS = 48
const MOST_LINKS = 20

export interface Measured {
  /** The first and the last hour in which anything happened; `null`: nothing did. */
  first: Date | null
  last: Date | null
  /** By days, and once more by hours of the day: one of both is `null`. */
  steps: (Counts & { day: string | null; hour: number | null })[]
  /** Each for itself, where they are few. */
  hours: (Counts & { hour: string })[]
  links: { url: string; clicks: number }[]
}

/** All of it in one look. */
export async function measure(tx: CustomerTx, campaignId: string, { since, timezone }: When): Promise<Measured> {
  const { rows } = await sql<Measured>`
    with h as materialized (
      select hour, hour at time zone ${timezone} as clock, sent, opens, clicks, responses from campaign_hours
      where customer_id = ${tx.customerId} and campaign_id = ${campaignId} and hour >= ${since ?? new Date(0)})
    select b.first, b.last,
      coalesce((
        select json_agg(s) from (
          select to_char(h.clock::date, 'YYYY-MM-DD') as day, extract(hour from h.clock)::int as hour, sum(h.sent) as sent,
            sum(h.opens) as opens, sum(h.clicks) as clicks, sum(h.responses) as responses
          from h group by grouping sets ((h.clock::date), (extract(hour from h.clock)::int))) s), '[]') as steps,
      case when b.total <= ${sql.lit(MOST_HOURS)} then coalesce((
        select json_agg(s) from (select h.hour, h.sent, h.opens, h.clicks, h.responses from h) s), '[]') else '[]' end as hours,
      coalesce((
        select json_agg(s) from (
          select l.url, l.clicks from campaign_link_clicks l
          where l.customer_id = ${tx.customerId} and l.campaign_id = ${campaignId}
          order by l.clicks desc, l.url_key limit ${sql.lit(MOST_LINKS)}) s), '[]') as links
    from (select min(hour) as first, max(hour) as last, count(*) as total from h) b`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A sum without a row.')
  return row
}
