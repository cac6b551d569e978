import type { Platform } from '#shared/domain/platforms.ts'
import type { Generated } from 'kysely'
import type {
  BillingState,
  CouponType,
  Discount,
  InvoiceStatus,
  BillingInterval,
  RefundState,
} from '#shared/domain/billing.ts'
import type { SubscriptionTier } from '#shared/domain/plans.ts'
import type { Json, NullableJson, Timestamp } from './column-kinds.ts'

/** How is paid, as far as it is shown. */
export interface ShownPaymentMethod {
  ref: string
  kind: string
  brand: string | null
  last4: string | null
  expMonth: number | null
  expYear: number | null
}

/** Whom invoices are made out to. */
export interface TaxDetails {
  name: string
  line1: string
  postalCode: string
  city: string
  country: string
  vatId: string
}

export interface AppliedDiscount extends Discount {
  name: string
}

export interface SubscriptionsTable {
  customer_id: string
  account_ref: string | null
  subscription_ref: string | null
  state: Generated<BillingState>
  tier: SubscriptionTier | null
  billing_interval: BillingInterval | null
  next_tier: SubscriptionTier | null
  next_interval: BillingInterval | null
  period_end: Date | null
  cancels_at: Date | null
  cancel_reason: string | null
  /** It ends because its customer was deactivated. */
  ends_with_customer: Generated<boolean>
  started_at: Date | null
  monthly_cents: Generated<number>
  currency: Generated<string>
  /** What is left at the provider for invoices to come. */
  credit_cents: Generated<number>
  paying_since: Date | null
  unpaid_since: Date | null
  discount: NullableJson<AppliedDiscount>
  payment_method: NullableJson<ShownPaymentMethod>
  tax: NullableJson<TaxDetails>
  invoice_email: string | null
  /** Names one attempt to check out, so that an answer that was lost can be asked for again. */
  checkout_key: string | null
  checkout_for: string | null
  checkout_at: Date | null
  kept_platforms: Generated<Platform[]>
  kept_members: Generated<string[]>
  reads: Generated<string | number>
  read_kept: Generated<string | number>
  created_at: Timestamp
  updated_at: Timestamp
}

export interface InvoicesTable {
  customer_id: string
  id: Generated<string>
  invoice_ref: string
  number: string | null
  status: InvoiceStatus
  currency: string
  subtotal_cents: number
  discount_cents: number
  tax_cents: number
  total_cents: number
  /** What was collected, without what a balance at the provider paid for. */
  paid_cents: Generated<number>
  /** What credit paid for. */
  credit_cents: Generated<number>
  issued_at: Date
  paid_at: Date | null
}

export interface RefundsTable {
  customer_id: string
  id: Generated<string>
  invoice_id: string
  amount_cents: number
  reason: string
  state: Generated<RefundState>
  fault: string | null
  asked_by: string
  created_at: Timestamp
  settled_at: Date | null
}

export interface CreditsTable {
  customer_id: string
  id: string
  amount_cents: number
  reason: string
  state: Generated<RefundState>
  fault: string | null
  asked_by: string
  created_at: Timestamp
  settled_at: Date | null
}

export interface CouponsTable {
  id: Generated<string>
  code: string
  type: CouponType
  value_hundredths: number
  max_uses: number | null
  uses: Generated<number>
  expires_at: Date
  is_at_provider: Generated<boolean>
  provider_fault: string | null
  created_at: Timestamp
}

export interface CouponRedemptionsTable {
  customer_id: string
  coupon_id: string
  code: string
  type: CouponType
  value_hundredths: number
  created_at: Timestamp
  applied_at: Date | null
}

/** Sums are asked for in SQL; nothing reads a row. */
export interface PlatformDaysTable {
  day: string
  tier: string
  currency: string
  customers: string
  subscriptions: string
  monthly_cents: string
  started: string
  ended: string
  lost_cents: string
  paid_cents: string
  refunded_cents: string
}

/** Not added up yet. */
export interface PlatformChangesTable {
  customer_id: string
  id: Generated<string>
  day: string
  tier: string
  currency: string
  customers: string
  subscriptions: string
  monthly_cents: string
  started: string
  ended: string
  lost_cents: string
  paid_cents: string
  refunded_cents: string
}

export interface BillingEventsTable {
  id: string
  type: string
  account_ref: string
  happened_at: Date
  received_at: Timestamp
}

export interface DirectoryBillingAccountsTable {
  account_ref: string
  customer_id: string
}

export interface SandboxBillingObjectsTable {
  id: string
  kind: string
  parent: string | null
  body: Json<Record<string, unknown>>
  place: Generated<string | number>
}

export interface SandboxBillingAnswersTable {
  key: string
  request: string
  status: number
  body: Json<Record<string, unknown>>
}

/** All of them, by their names in the database. */
export interface BillingTables {
  subscriptions: SubscriptionsTable
  platform_changes: PlatformChangesTable
  platform_days: PlatformDaysTable
  invoices: InvoicesTable
  refunds: RefundsTable
  credits: CreditsTable
  coupons: CouponsTable
  coupon_redemptions: CouponRedemptionsTable
  billing_events: BillingEventsTable
  'directory.billing_accounts': DirectoryBillingAccountsTable
  'sandbox.billing_objects': SandboxBillingObjectsTable
  'sandbox.billing_answers': SandboxBillingAnswersTable
}
