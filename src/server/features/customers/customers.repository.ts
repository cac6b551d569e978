import { sql } from 'kysely'
import { z } from 'zod'
import type { CustomerSort, LISTED_STATUSES } from '#shared/contracts/customer-filter.ts'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import { writeLikePattern } from '#server/database/like-pattern.ts'
import { byTime, byWords, walk, type ListOrder, type ListRequest } from '#server/database/list-order.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export interface CustomerFilter {
  search?: string | undefined
  tier?: SubscriptionTier | undefined
  status?: (typeof LISTED_STATUSES)[number] | undefined
}

export interface ListedRow {
  id: string
  company_name: string
  company_words: string
  is_named: boolean
  email: string | null
  subscription_tier: SubscriptionTier
  status: CustomerStatus
  trial_ends_at: Date | null
  is_demo: boolean
  created_at: Date
}

/** After every trial there is. */
const NO_TRIAL = '9999-01-01T00:00:00.000Z'

export const ORDERS: Record<CustomerSort, ListOrder<ListedRow>> = {
  newest: byTime(sql`c.created_at`, (row) => row.created_at),
  company: byWords(sql`fold_words(c.company_name)`, (row) => row.company_words),
  trial: {
    key: sql`coalesce(case when c.status = 'trialing' then c.trial_ends_at end, timestamptz '9999-01-01 00:00:00+00')`,
    cast: sql`timestamptz`,
    isRising: true,
    value: z.iso.datetime().refine((time) => time >= '0002'),
    valueOf: ({ status, trial_ends_at: endsAt }) =>
      status === 'trialing' && endsAt !== null ? endsAt.toISOString() : NO_TRIAL,
  },
}

/** Of so many that come next, common words have a page full. */
const WINDOW = 500

type Way = 'walk' | 'window' | 'index'

/** `window`: looks only at those that come next. `index`: looks for the words first, and sorts what it finds. */
export function selectListed(
  { search, tier, status }: CustomerFilter,
  sort: CustomerSort,
  { after, limit, way = 'walk' }: ListRequest<CustomerSort> & { way?: Way },
) {
  const { key, direction, isBeyond } = walk(ORDERS[sort], sql`c.id`, after)
  const towards = sql.raw(direction)
  const order = sql`order by ${key} ${towards}, c.id ${towards}`
  const says = search ? sql`c.words like ${writeLikePattern(search)}` : sql`true`
  const narrowed = sql`select c.* from customers c
    where ${tier === undefined ? sql`true` : sql`c.subscription_tier = ${tier}`}
      and ${status === undefined ? sql`true` : sql`c.status = ${status}`}
      and ${isBeyond}`
  const among = {
    walk: sql`${narrowed} and ${says}`,
    window: sql`select c.* from (${narrowed} ${order} limit ${WINDOW}) c where ${says}`,
    // What has an offset is found without a thought to the order.
    index: sql`${narrowed} and ${says} offset 0`,
  }[way]
  return sql<ListedRow>`
    select c.id, c.company_name, fold_words(c.company_name) as company_words, c.is_named, c.owner_email as email,
      c.subscription_tier, c.status, c.trial_ends_at, c.is_demo, c.created_at
    from (${among}) c ${order} limit ${limit}`
}

export async function list(
  tx: PlatformTx,
  filter: CustomerFilter & { sort: CustomerSort },
  wanted: ListRequest<CustomerSort>,
): Promise<ListedRow[]> {
  const look = async (way: Way) => (await selectListed(filter, filter.sort, { ...wanted, way }).execute(tx)).rows
  if (!filter.search) return look('walk')
  const near = await look('window')
  return near.length >= wanted.limit ? near : look('index')
}

/** With whose it is and what is booked. */
export async function find(tx: PlatformTx, customerId: string) {
  return (
    tx
      .selectFrom('customers as c')
      .leftJoin('team_members as m', (join) => join.onRef('m.customer_id', '=', 'c.id').on('m.role', '=', 'owner'))
      .leftJoin('subscriptions as s', (join) =>
        join.onRef('s.customer_id', '=', 'c.id').on('s.subscription_ref', 'is not', null),
      )
      .select(['c.id', 'c.company_name', 'c.is_named', 'c.owner_email as email', 'c.subscription_tier', 'c.status'])
      .select(['c.trial_ends_at', 'c.is_demo', 'c.created_at', 'c.erase_at', 'c.shut_reason', 'c.shut_at'])
      .select(['m.name as owner_name', 'm.status as owner_status', 'm.invitation_expires_at'])
      .select(['s.state', 's.tier', 's.billing_interval', 's.period_end', 's.cancels_at'])
      // Also where nothing is booked yet.
      .select(
        sql<number | null>`(select a.credit_cents from subscriptions a where a.customer_id = c.id)`.as('credit_cents'),
      )
      .where('c.id', '=', customerId)
      .executeTakeFirst()
  )
}
export type FoundCustomer = NonNullable<Awaited<ReturnType<typeof find>>>

const SHOWN_CREDITS = 20

export function listCredits(tx: PlatformTx, customerId: string) {
  return tx
    .selectFrom('credits as g')
    .leftJoin('admin_users as a', 'a.user_id', 'g.asked_by')
    .select(['g.id', 'g.amount_cents', 'g.reason', 'g.state', 'g.fault', 'g.created_at', 'a.name as asker'])
    .where('g.customer_id', '=', customerId)
    .orderBy('g.created_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(SHOWN_CREDITS)
    .execute()
}

/** What comes after the page before, newest first. */
const isAfter = (after: PageRequest['after']) =>
  after === null ? sql<boolean>`true` : sql<boolean>`(created_at, id) < (${after.createdAt}, ${after.id}::uuid)`

export function listConnections(tx: PlatformTx, customerId: string, { after, limit }: PageRequest) {
  return tx
    .selectFrom('integrations')
    .select(['id', 'type', 'name', 'status', 'needs_reconnect', 'fault', 'last_sync'])
    .select(sql<Date>`date_trunc('milliseconds', created_at)`.as('created_at'))
    .where('customer_id', '=', customerId)
    .where(
      after === null
        ? sql<boolean>`true`
        : sql<boolean>`(date_trunc('milliseconds', created_at), id) < (${after.createdAt}, ${after.id}::uuid)`,
    )
    .orderBy(sql`date_trunc('milliseconds', created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function listActivity(tx: PlatformTx, customerId: string, { after, limit }: PageRequest) {
  return tx
    .selectFrom('activity')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(isAfter(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function listNotes(tx: PlatformTx, customerId: string, { after, limit }: PageRequest) {
  return tx
    .selectFrom('customer_notes as n')
    .leftJoin('admin_users as a', 'a.user_id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.created_at', 'a.name as author'])
    .where('n.customer_id', '=', customerId)
    .where(
      after === null
        ? sql<boolean>`true`
        : sql<boolean>`(n.created_at, n.id) < (${after.createdAt}, ${after.id}::uuid)`,
    )
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute()
}

export async function findNote(tx: PlatformTx, customerId: string, noteId: string) {
  return tx
    .selectFrom('customer_notes as n')
    .leftJoin('admin_users as a', 'a.user_id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.created_at', 'a.name as author'])
    .where('n.customer_id', '=', customerId)
    .where('n.id', '=', noteId)
    .executeTakeFirst()
}

export async function insertNote(tx: CustomerTx, note: { id: string; text: string; authorId: string }): Promise<void> {
  await tx
    .insertInto('customer_notes')
    .values({ customer_id: tx.customerId, id: note.id, text: note.text, author_id: note.authorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What it was goes along, so that it is so again afterwards. Whether it was something else before. */
export async function shut(tx: CustomerTx, to: 'suspended' | 'deactivated', reason: string): Promise<boolean> {
  const { rows } = await sql`
    update customers c set status = ${to}, shut_reason = ${reason}, shut_at = now(), updated_at = now(),
      status_before_shutting = case when c.status in ('suspended', 'deactivated') then c.status_before_shutting else c.status end
    where c.id = ${tx.customerId} and c.status <> ${to} and (c.status <> 'deactivated')
    returning 1`.execute(tx)
  return rows.length > 0
}

/** As it was before it was shut out. Whether it was. */
export async function letIn(tx: CustomerTx): Promise<boolean> {
  const { rows } = await sql`
    update customers c set status = coalesce(c.status_before_shutting, 'active'), shut_reason = null, shut_at = null,
      status_before_shutting = null, updated_at = now()
    where c.id = ${tx.customerId} and c.status in ('suspended', 'deactivated')
    returning 1`.execute(tx)
  return rows.length > 0
}

export function listOwners(tx: CustomerTx) {
  return tx
    .selectFrom('team_members')
    .select(['email', 'language'])
    .where('customer_id', '=', tx.customerId)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .execute()
}

type NewCustomer = Pick<ListedRow, 'company_name' | 'subscription_tier'> & { trialDays: number }

/** On trial from now, and again from when its owner has come. Whether it was not there yet. */
export async function insertCustomer(tx: CustomerTx, { trialDays, ...customer }: NewCustomer): Promise<boolean> {
  const made = await tx
    .insertInto('customers')
    .values({
      id: tx.customerId,
      ...customer,
      user_id: null,
      status: 'trialing',
      trial_ends_at: sql<Date>`now() + make_interval(days => ${trialDays}::integer)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/**
 * From now, or from its end where that is still to come; whoever could only read since it was over tries again. Nothing where it
 * ends at another time than was thought, or there is nothing to try any more.
 */
export async function addTrialDays(
  tx: CustomerTx,
  { days, endsAt }: { days: number; endsAt: string | null },
): Promise<Date | undefined> {
  const trying = (status: string) =>
    sql`case when ${sql.ref(status)} = 'read-only' then 'trialing' else ${sql.ref(status)} end`
  const { rows } = await sql<{ trial_ends_at: Date }>`
    update customers c set trial_told = null, updated_at = now(),
      trial_ends_at = seconds_after(greatest(c.trial_ends_at, now()), ${days * 86_400}::float8),
      status = case when c.closed_at is null then ${trying('c.status')} else c.status end,
      status_before_closing = ${trying('c.status_before_closing')},
      status_before_shutting = ${trying('c.status_before_shutting')}
    where c.id = ${tx.customerId} and c.status <> 'active' and c.trial_ends_at is not distinct from ${endsAt}::timestamptz
    returning c.trial_ends_at`.execute(tx)
  return rows[0]?.trial_ends_at
}
