import { sql } from 'kysely'
import { z } from 'zod'
import type { CustomerSort, LISTED_STATUSES } from '#shared/contracts/customer-filter.ts'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import { writeLikePattern } from '#server/database/like-pattern.ts'
import { byTime, byWords, walk, type ListOrder, type ListRequest } from '#server/database/list-order.ts'
import type { PlatformTx } from '#server/database/transactions.ts'

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

/** By the company's name or the owner's mail, each by its own index. */
function matching(search: string) {
  const pattern = writeLikePattern(search)
  return sql`c.id in (
    select n.id from customers n where fold_words(n.company_name) like ${pattern}
    union all select o.customer_id from team_members o where o.role = 'owner' and o.email like ${pattern})`
}

export function selectListed(
  { search, tier, status }: CustomerFilter,
  sort: CustomerSort,
  { after, limit }: ListRequest<CustomerSort>,
) {
  const { key, direction, isBeyond } = walk(ORDERS[sort], sql`c.id`, after)
  const towards = sql.raw(direction)
  return sql<ListedRow>`
    select c.id, c.company_name, fold_words(c.company_name) as company_words, c.is_named, owner.email, c.subscription_tier,
      c.status, c.trial_ends_at, c.is_demo, c.created_at
    from customers c
    left join lateral (
      select m.email from team_members m where m.customer_id = c.id and m.role = 'owner' limit 1) owner on true
    where ${search ? matching(search) : sql`true`}
      and ${tier === undefined ? sql`true` : sql`c.subscription_tier = ${tier}`}
      and ${status === undefined ? sql`true` : sql`c.status = ${status}`}
      and ${isBeyond}
    order by ${key} ${towards}, c.id ${towards} limit ${limit}`
}

export async function list(
  tx: PlatformTx,
  filter: CustomerFilter & { sort: CustomerSort },
  wanted: ListRequest<CustomerSort>,
): Promise<ListedRow[]> {
  const { rows } = await selectListed(filter, filter.sort, wanted).execute(tx)
  return rows
}
