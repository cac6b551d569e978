import { sql, type Kysely, type Selectable, type Updateable } from 'kysely'
import type { CampaignSort, CampaignStatus } from '#shared/contracts/campaign-filter.ts'
import type { CampaignType } from '#shared/domain/assistant.ts'
import type { CampaignLinkKind, DeliveryChannel } from '#shared/domain/campaigns.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { SocialProvider } from '#shared/domain/providers.ts'
import type { CampaignDeliveriesTable, CampaignsTable } from '#server/database/campaign-tables.ts'
import { byTime, byWords, walk, type ListOrder, type ListRequest } from '#server/database/list-order.ts'
import { writeLikePattern } from '#server/database/like-pattern.ts'
import type { Tables } from '#server/database/tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import type { PageInput } from '#server/kernel/paging/keyset.ts'
import { readOrderedPage } from '#server/kernel/paging/ordered-page.ts'

/** With the name of its audience; days are of no clock. */
export type CampaignRow = Omit<Selectable<CampaignsTable>, 'start_date' | 'end_date'> & {
  start_date: string | null
  end_date: string | null
  segment_name: string | null
  deliveries: DeliveryRow[] | null
}

/** What became of it on one way. */
export type DeliveryRow = Omit<
  Selectable<CampaignDeliveriesTable>,
  'customer_id' | 'campaign_id' | 'post_numbers' | 'post_numbers_at'
>

export interface CampaignValues {
  name: string
  type: CampaignType
  message: string
  subject: string
  description: string
  start_date: string | null
  end_date: string | null
  segment_id: string | null
  delivery_channels: DeliveryChannel[]
  social_platforms: SocialProvider[]
  link_kind: CampaignLinkKind | null
  link_url: string | null
  page_id: string | null
  location_id: string | null
  image_url: string | null
  has_stars: boolean
  /** Without one the default carries it. */
  email_sender_id?: string | null
  sms_sender_id?: string | null
  language: Locale | null
  includes_other_languages: boolean
  cost_cents: number | null
  goal: number | null
  ai_generated: boolean
  visit_delay_hours: number | null
  reminders: number
  reminder_days: number
}

/** What nobody has said anything about. */
export const NOTHING_SET = {
  subject: '',
  description: '',
  start_date: null,
  end_date: null,
  segment_id: null,
  social_platforms: [],
  link_kind: null,
  link_url: null,
  page_id: null,
  location_id: null,
  image_url: null,
  has_stars: false,
  language: null,
  includes_other_languages: false,
  cost_cents: null,
  goal: null,
  ai_generated: false,
  visit_delay_hours: null,
  reminders: 0,
  reminder_days: 3,
} satisfies Partial<CampaignValues>

/** What happens to it, apart from what is written. */
export type CampaignChanges = Pick<
  Updateable<CampaignsTable>,
  | 'status'
  | 'deleted_at'
  | 'run_kind'
  | 'run_number'
  | 'gathered_at'
  | 'next_at'
  | 'began_at'
  | 'failed_at'
  | 'failed_why'
  | 'scheduled_send_time'
  | 'visits_from'
  | 'link_checks'
  | 'links_checked_at'
>

export interface CampaignFilter {
  search?: string | undefined
  type?: CampaignType | undefined
  status?: CampaignStatus | undefined
  sort: CampaignSort
}

const ORDERS: Record<CampaignSort, ListOrder<CampaignRow>> = {
  newest: byTime(sql`c.created_at`, (row) => row.created_at),
  name: byWords(sql`c.name_words`, (row) => row.name_words),
  'last-sent': byTime(sql`coalesce(c.last_sent_at, 'epoch'::timestamptz)`, (row) => row.last_sent_at),
}

export const readPage = (tx: CustomerTx, { cursor, limit, ...filter }: CampaignFilter & PageInput) =>
  readOrderedPage(ORDERS, { sort: filter.sort, cursor, limit }, (wanted) =>
    selectPage(tx, tx.customerId, { filter, ...wanted }).execute(),
  )

export function selectPage(
  db: Kysely<Tables>,
  customerId: string,
  { filter, after, limit }: ListRequest<CampaignSort> & { filter: CampaignFilter },
) {
  const { search, type, status } = filter
  const { key, direction, isBeyond } = walk(ORDERS[filter.sort], sql`c.id`, after)
  return selectNamed(db, customerId)
    .where('c.deleted_at', 'is', null)
    .$if(type !== undefined, (query) => query.where('c.type', '=', type ?? 'promotion'))
    .$if(status !== undefined, (query) => query.where('c.status', '=', status ?? 'draft'))
    .$if(Boolean(search), (query) => query.where(sql<boolean>`c.words like ${writeLikePattern(search ?? '')}`))
    .where(isBeyond)
    .orderBy(key, direction)
    .orderBy('c.id', direction)
    .limit(limit)
}

function selectNamed(db: Kysely<Tables>, customerId: string) {
  return db
    .selectFrom('campaigns as c')
    .leftJoin('contact_segments as s', (join) =>
      join.onRef('s.customer_id', '=', 'c.customer_id').onRef('s.id', '=', 'c.segment_id'),
    )
    .selectAll('c')
    .select([
      sql<string | null>`to_char(c.start_date, 'YYYY-MM-DD')`.as('start_date'),
      sql<string | null>`to_char(c.end_date, 'YYYY-MM-DD')`.as('end_date'),
      's.name as segment_name',
      sql<DeliveryRow[] | null>`(
        select jsonb_agg(to_jsonb(d) - '{customer_id,campaign_id,post_numbers,post_numbers_at}'::text[] order by d.channel) from campaign_deliveries d
        where d.customer_id = ${customerId} and d.campaign_id = c.id)`.as('deliveries'),
    ])
    .where('c.customer_id', '=', customerId)
}

/** Deleted ones only where they are asked for. */
export function findById(
  tx: CustomerTx,
  id: string,
  { isDeleted = false, isLocked = false }: { isDeleted?: boolean; isLocked?: boolean } = {},
): Promise<CampaignRow | undefined> {
  return selectNamed(tx, tx.customerId)
    .where('c.id', '=', id)
    .where('c.deleted_at', isDeleted ? 'is not' : 'is', null)
    .$if(isLocked, (query) => query.forNoKeyUpdate('c'))
    .executeTakeFirst()
}

/** For whoever needs nothing else of it. */
export async function isStanding(tx: CustomerTx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('campaigns')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Those that stand ready for asking somebody on the spot, at one location or all. */
export function listAsking(tx: CustomerTx, locationId?: string): Promise<CampaignRow[]> {
  return selectNamed(tx, tx.customerId)
    .where('c.run_kind', '=', 'asked')
    .where('c.status', '<>', 'completed')
    .where('c.deleted_at', 'is', null)
    .$if(locationId !== undefined, (query) => query.where('c.location_id', '=', locationId ?? ''))
    .execute()
}

/** Those that ask after visits; while they are paused, they go on noting whom to ask. */
export function listAutomatic(tx: CustomerTx): Promise<CampaignRow[]> {
  return selectNamed(tx, tx.customerId)
    .where('c.run_kind', '=', 'automatic')
    .where('c.status', 'in', ['active', 'paused'])
    .where('c.deleted_at', 'is', null)
    .orderBy('c.status')
    .orderBy('c.visit_delay_hours')
    .orderBy('c.id')
    .execute()
}

export async function insert(tx: CustomerTx, values: CampaignValues): Promise<string> {
  const { id } = await tx
    .insertInto('campaigns')
    .values({ customer_id: tx.customerId, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function update(
  tx: CustomerTx,
  id: string,
  values: Partial<CampaignValues> & CampaignChanges,
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ ...values, updated_at: new Date() })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export async function countStanding(tx: CustomerTx): Promise<number> {
  const { total } = await tx
    .selectFrom('campaigns')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('customer_id', '=', tx.customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** Across customers: those whose time has come a while ago without anything having happened. */
export async function listOverdue(tx: ScopedTx, limit: number): Promise<{ customerId: string; campaignId: string }[]> {
  const { rows } = await sql<{ customerId: string; campaignId: string }>`
    select customer_id as "customerId", campaign_id as "campaignId" from find_overdue_campaigns(${limit})`.execute(tx)
  return rows
}
