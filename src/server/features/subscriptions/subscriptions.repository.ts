import { sql, type Selectable } from 'kysely'
import type { BillingState, RefundState } from '#shared/domain/billing.ts'
import type { SubscriptionTier } from '#shared/domain/plans.ts'
import type { RefundsTable, SubscriptionsTable } from '#server/database/billing-tables.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'
import type { PageRequest } from '#server/kernel/paging/keyset.ts'

export interface SubscriptionFilter {
  tier?: SubscriptionTier | undefined
  state?: BillingState | undefined
}

type Shown = 'state' | 'tier' | 'billing_interval' | 'period_end' | 'cancels_at' | 'discount'

export type SubscriptionRow = Pick<Selectable<SubscriptionsTable>, Shown> & {
  /** The customer's. */
  id: string
  company_name: string
  created_at: Date
  started_at: Date
  last_paid_at: Date | null
  last_paid_cents: number | null
}

/** Whoever has, or had, a plan that is paid for. */
export async function listNewest(
  tx: PlatformTx,
  { tier, state }: SubscriptionFilter,
  { after, limit }: PageRequest,
): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`
    select s.customer_id as id, c.company_name, s.created_at, coalesce(s.started_at, s.created_at) as started_at,
      s.state, s.tier, s.billing_interval, s.period_end, s.cancels_at, s.discount,
      paid.paid_at as last_paid_at, paid.paid_cents as last_paid_cents
    from subscriptions s join customers c on c.id = s.customer_id
    left join lateral (
      select i.paid_at, i.paid_cents from invoices i
      where i.customer_id = s.customer_id and i.status = 'paid' and i.paid_at is not null and i.paid_cents > 0
      order by i.issued_at desc, i.id desc limit 1) paid on true
    where s.subscription_ref is not null
      and ${tier === undefined ? sql`true` : sql`s.tier = ${tier}`}
      and ${state === undefined ? sql`true` : sql`s.state = ${state}`}
      and ${after === null ? sql`true` : sql`(s.created_at, s.customer_id) < (${after.createdAt}, ${after.id}::uuid)`}
    order by s.created_at desc, s.customer_id desc limit ${limit}`.execute(tx)
  return rows
}

export async function hasCustomer(tx: PlatformTx, customerId: string): Promise<boolean> {
  const found = await tx.selectFrom('customers').select('id').where('id', '=', customerId).executeTakeFirst()
  return found !== undefined
}

const MOST_INVOICES = 100

export function listInvoices(tx: PlatformTx, customerId: string) {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_INVOICES)
    .execute()
}

export type InvoiceRow = Awaited<ReturnType<typeof listInvoices>>[number]
export type RefundRow = Selectable<RefundsTable> & { asker_name: string | null }

export function listRefunds(tx: PlatformTx, customerId: string): Promise<RefundRow[]> {
  return tx
    .selectFrom('refunds as r')
    .leftJoin('admin_users as a', 'a.user_id', 'r.asked_by')
    .selectAll('r')
    .select('a.name as asker_name')
    .where('r.customer_id', '=', customerId)
    .orderBy('r.created_at')
    .execute()
}

/** What of an invoice is left to give back. Until the transaction ends nobody else gives back any of it. */
export async function holdRest(tx: CustomerTx, invoiceId: string): Promise<number | undefined> {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['status', 'paid_cents'])
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst()
  if (!invoice) return undefined
  const { given } = await tx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('given'))
    .where('customer_id', '=', tx.customerId)
    .where('invoice_id', '=', invoiceId)
    .where('state', '!=', 'failed')
    .executeTakeFirstOrThrow()
  return invoice.status === 'paid' ? invoice.paid_cents - given : 0
}

export async function hasRefund(tx: CustomerTx, refundId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('refunds')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', refundId)
    .executeTakeFirst()
  return found !== undefined
}

type NewRefund = Pick<RefundRow, 'id' | 'invoice_id' | 'amount_cents' | 'reason' | 'asked_by'>

export async function insertRefund(tx: CustomerTx, refund: NewRefund): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({ ...refund, customer_id: tx.customerId })
    .execute()
}

/** One that has not been given yet, and of what. */
export function findAsked(tx: CustomerTx, refundId: string) {
  return tx
    .selectFrom('refunds as r')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.customer_id', '=', 'r.customer_id').onRef('i.id', '=', 'r.invoice_id'),
    )
    .select(['r.amount_cents', 'i.invoice_ref'])
    .where('r.customer_id', '=', tx.customerId)
    .where('r.id', '=', refundId)
    .where('r.state', '=', 'asked')
    .executeTakeFirst()
}

export async function settle(
  tx: CustomerTx,
  refundId: string,
  { state, fault }: { state: Exclude<RefundState, 'asked'>; fault: string | null },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ state, fault, settled_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', refundId)
    .where('state', '=', 'asked')
    .execute()
}
