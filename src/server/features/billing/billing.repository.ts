import { sql, type Selectable } from 'kysely'
import { RUNNING_STATES } from '#shared/domain/billing.ts'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import type { AccountReading, BillingCoupon, BillingEvent, ReadInvoice } from '#server/adapters/billing/port.ts'
import type { InvoicesTable, SubscriptionsTable, TaxDetails } from '#server/database/billing-tables.ts'
import { asInserted, sinceWhen } from '#server/database/statement-times.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'

export type SubscriptionRow = Selectable<SubscriptionsTable>
export type InvoiceRow = Selectable<InvoicesTable>

export function find(tx: CustomerTx): Promise<SubscriptionRow | undefined> {
  return tx.selectFrom('subscriptions').selectAll().where('customer_id', '=', tx.customerId).executeTakeFirst()
}

/** The row is there from then on. */
export async function lock(tx: CustomerTx): Promise<SubscriptionRow> {
  await tx
    .insertInto('subscriptions')
    .values({ customer_id: tx.customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The first one stays. */
export async function setAccount(tx: CustomerTx, accountRef: string): Promise<void> {
  await tx
    .insertInto('directory.billing_accounts')
    .values({ account_ref: accountRef, customer_id: tx.customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('subscriptions')
    .set({ account_ref: accountRef, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('account_ref', 'is', null)
    .execute()
}

export async function setCheckout(tx: CustomerTx, checkout: { key: string; purpose: string }): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ checkout_key: checkout.key, checkout_for: checkout.purpose, checkout_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .execute()
}

export async function setPayer(tx: CustomerTx, payer: { tax: TaxDetails; invoiceEmail: string | null }): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ tax: JSON.stringify(payer.tax), invoice_email: payer.invoiceEmail, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .execute()
}

export async function setCancelReason(tx: CustomerTx, reason: string | null): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ cancel_reason: reason })
    .where('customer_id', '=', tx.customerId)
    .execute()
}

/** Takes a number for a look that begins now; `undefined`: there is no account to look at. */
export function beginLook(tx: CustomerTx) {
  return tx
    .updateTable('subscriptions')
    .set({ reads: sql`reads + 1` })
    .where('customer_id', '=', tx.customerId)
    .where('account_ref', 'is not', null)
    .returning(['reads', 'account_ref', 'payment_method'])
    .executeTakeFirst()
}

/** What stands in the row of what was read. */
export type ReadColumns = Pick<
  SubscriptionRow,
  | 'state'
  | 'subscription_ref'
  | 'tier'
  | 'billing_interval'
  | 'next_tier'
  | 'next_interval'
  | 'period_end'
  | 'cancels_at'
  | 'unpaid_since'
  | 'started_at'
  | 'monthly_cents'
  | 'credit_cents'
>

export async function keepLook(
  tx: CustomerTx,
  number: string | number,
  { columns, reading }: { columns: ReadColumns; reading: AccountReading },
): Promise<void> {
  const discount = reading.subscription?.discount
  await tx
    .updateTable('subscriptions')
    .set((column) => ({
      ...columns,
      read_kept: number,
      discount: discount ? JSON.stringify(discount) : null,
      payment_method: reading.paymentMethod && JSON.stringify(reading.paymentMethod),
      paying_since: RUNNING_STATES.includes(columns.state) ? sinceWhen('paying_since') : column.ref('paying_since'),
      // What has led to a subscription leads to no other.
      checkout_key: columns.subscription_ref === null ? column.ref('checkout_key') : null,
      updated_at: sql<Date>`now()`,
    }))
    .where('customer_id', '=', tx.customerId)
    .execute()
}

/** Those that are new, or are paid now. */
export async function keepInvoice(tx: CustomerTx, invoice: ReadInvoice): Promise<'new' | 'paid' | 'known'> {
  const values = {
    number: invoice.number,
    status: invoice.status,
    currency: invoice.currency,
    subtotal_cents: invoice.subtotalCents,
    discount_cents: invoice.discountCents,
    tax_cents: invoice.taxCents,
    total_cents: invoice.totalCents,
    paid_cents: invoice.paidCents,
    credit_cents: invoice.creditCents,
    issued_at: invoice.issuedAt,
    paid_at: invoice.paidAt,
  }
  const before = await tx
    .selectFrom('invoices')
    .select('status')
    .where('customer_id', '=', tx.customerId)
    .where('invoice_ref', '=', invoice.ref)
    .executeTakeFirst()
  await tx
    .insertInto('invoices')
    .values({ customer_id: tx.customerId, invoice_ref: invoice.ref, ...values })
    .onConflict((conflict) => conflict.columns(['customer_id', 'invoice_ref']).doUpdateSet(asInserted(values)))
    .execute()
  if (invoice.status === 'paid' && before?.status !== 'paid') return 'paid'
  return before ? 'known' : 'new'
}

const SHOWN_INVOICES = 100

export function listInvoices(tx: CustomerTx): Promise<InvoiceRow[]> {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN_INVOICES)
    .execute()
}

export function findInvoice(tx: CustomerTx, id: string): Promise<InvoiceRow | undefined> {
  return tx
    .selectFrom('invoices')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function getCustomer(tx: CustomerTx) {
  return tx
    .selectFrom('customers')
    .select(['company_name', 'status', 'subscription_tier', 'trial_ends_at', 'trial_told', 'is_demo', 'closed_at'])
    .where('id', '=', tx.customerId)
    .executeTakeFirstOrThrow()
}

/**
 * What the customer may do from now on; whether that is something else than before. One that was closed gets it when it is reopened,
 * and whom administrators shut out stays out.
 */
export async function setStanding(
  tx: CustomerTx,
  { status, tier }: { status: CustomerStatus; tier: SubscriptionTier | null },
): Promise<boolean> {
  const { rows } = await sql`
    update customers c set
      subscription_tier = coalesce(${tier}::text, c.subscription_tier),
      status = case when c.closed_at is null then ${status} else c.status end,
      status_before_closing = case when c.closed_at is null then c.status_before_closing else ${status} end,
      updated_at = now()
    where c.id = ${tx.customerId} and c.status not in ('suspended', 'deactivated')
      and (c.subscription_tier, case when c.closed_at is null then c.status else c.status_before_closing end)
        is distinct from (coalesce(${tier}::text, c.subscription_tier), ${status}::text)
    returning 1`.execute(tx)
  return rows.length > 0
}

/** What is still paid for although the workspace was closed or deactivated; `isOver`: it is about to be erased. */
export function findLeaving(tx: CustomerTx) {
  return tx
    .selectFrom('subscriptions as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .select(['s.subscription_ref as ref', 's.cancels_at as cancelsAt'])
    .select(sql<boolean>`c.erase_at < now() + interval '2 days'`.as('isOver'))
    .select(sql<boolean>`c.closed_at is not null`.as('isClosed'))
    .where('s.customer_id', '=', tx.customerId)
    .where((where) => where.or([where('c.closed_at', 'is not', null), where('c.status', '=', 'deactivated')]))
    .where('s.subscription_ref', 'is not', null)
    .where('s.state', '!=', 'canceled')
    .executeTakeFirst()
}

/** The plan of somebody who is let in again, if it ends only because they were deactivated. */
export function findReturning(tx: CustomerTx) {
  return tx
    .selectFrom('subscriptions as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .select(['s.subscription_ref as ref', 's.state'])
    .where('s.customer_id', '=', tx.customerId)
    .where('s.ends_with_customer', '=', true)
    .where('c.closed_at', 'is', null)
    .where('c.status', '!=', 'deactivated')
    .executeTakeFirst()
}

export async function setEndsWithCustomer(tx: CustomerTx, isEnding: boolean): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ ends_with_customer: isEnding })
    .where('customer_id', '=', tx.customerId)
    .execute()
}

/** Whether it is the first time that this notice is given. */
export async function noteTrialTold(tx: CustomerTx, notice: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set({ trial_told: notice })
    .where('id', '=', tx.customerId)
    .where('status', '=', 'trialing')
    .where((where) => where.or([where('trial_told', 'is', null), where('trial_told', '>', notice)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The one who pays: invoices and warnings go to the owner. */
export function listOwners(tx: CustomerTx) {
  return tx
    .selectFrom('team_members')
    .select(['email', 'name', 'language'])
    .where('customer_id', '=', tx.customerId)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('email')
    .execute()
}

/** Whether it is the first time that it was reported. */
export async function keepEvent(tx: PlatformTx, event: BillingEvent): Promise<boolean> {
  const kept = await tx
    .insertInto('billing_events')
    .values({ id: event.id, type: event.type, account_ref: event.accountRef, happened_at: event.happenedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export async function findOwner(tx: PlatformTx, accountRef: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select find_billing_owner(${accountRef}) as id`.execute(tx)
  return rows[0]?.id ?? null
}

export async function listAccounts(tx: PlatformTx, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select customer_id as id from find_billing_accounts(${after}, ${limit})`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function listDueTrials(tx: PlatformTx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select customer_id as id from find_due_trials(${limit})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Of all customers, which the administrators' role alone sees. */
export async function listTrying(tx: PlatformTx): Promise<string[]> {
  const found = await tx.selectFrom('customers').select('id').where('status', '=', 'trialing').execute()
  return found.map(({ id }) => id)
}

export async function bringTrialNearer(tx: CustomerTx, days: number): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ trial_ends_at: sql`seconds_after(trial_ends_at, ${-days * 86_400}::float8)` })
    .where('id', '=', tx.customerId)
    .where('status', '=', 'trialing')
    .execute()
}

const KEPT_EVENT_DAYS = 90

export async function pruneEvents(tx: PlatformTx): Promise<void> {
  await tx
    .deleteFrom('billing_events')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_EVENT_DAYS})`)
    .execute()
}

export function findCoupon(tx: CustomerTx, code: string) {
  return tx.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()
}

/** One use of it; `false` when all of them are gone, or its time is over. */
export async function takeUse(tx: CustomerTx, couponId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', couponId)
    .where('expires_at', '>', sql<Date>`now()`)
    .where((where) => where.or([where('max_uses', 'is', null), where('uses', '<', where.ref('max_uses'))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** `false`: this customer has had it before. */
export async function insertRedemption(tx: CustomerTx, coupon: BillingCoupon): Promise<boolean> {
  const { id, code, type, valueHundredths } = coupon
  const added = await tx
    .insertInto('coupon_redemptions')
    .values({ customer_id: tx.customerId, coupon_id: id, code, type, value_hundredths: valueHundredths })
    .onConflict((conflict) => conflict.doNothing())
    .returning('coupon_id')
    .executeTakeFirst()
  return added !== undefined
}

/** One that has not been taken off anything yet. */
export async function findWaitingCoupon(tx: CustomerTx): Promise<(BillingCoupon & { redeemedAt: Date }) | null> {
  const row = await tx
    .selectFrom('coupon_redemptions')
    .select(['coupon_id as id', 'code', 'type', 'value_hundredths as valueHundredths', 'created_at as redeemedAt'])
    .where('customer_id', '=', tx.customerId)
    .where('applied_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function noteApplied(tx: CustomerTx, couponId: string): Promise<void> {
  await tx
    .updateTable('coupon_redemptions')
    .set({ applied_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('coupon_id', '=', couponId)
    .execute()
}
