import type { BookedPrice, CouponType, InvoiceStatus, SubscriptionFacts } from '#shared/domain/billing.ts'
import type { AppliedDiscount, ShownPaymentMethod, TaxDetails } from '#server/database/billing-tables.ts'

export interface ReadInvoice {
  ref: string
  number: string | null
  status: InvoiceStatus
  currency: string
  subtotalCents: number
  discountCents: number
  taxCents: number
  totalCents: number
  /** What was collected, without what a balance there paid for. */
  paidCents: number
  /** What the balance there paid for. */
  creditCents: number
  issuedAt: Date
  paidAt: Date | null
}

export interface ReadSubscription extends SubscriptionFacts {
  ref: string
  startedAt: Date
  periodEnd: Date
  /** When it ends, if it has been canceled. */
  cancelsAt: Date | null
  discount: AppliedDiscount | null
}

/** All that counts of an account, as it is now. */
export interface AccountReading {
  subscription: ReadSubscription | null
  /** Others that are being collected for beside it, which nobody wants. */
  surplus: readonly string[]
  paymentMethod: ShownPaymentMethod | null
  /** What is left for invoices to come. */
  creditCents: number
  /** The newest first, as many as one call tells. */
  invoices: readonly ReadInvoice[]
}

export interface NewCheckout {
  /** The same key never makes a second one. */
  key: string
  price: BookedPrice
  /** Nothing is collected before; `null`: at once. */
  startsAt: Date | null
  coupon: BillingCoupon | null
  successUrl: string
  cancelUrl: string
}

export interface BillingCoupon {
  id: string
  code: string
  type: CouponType
  valueHundredths: number
}

export interface Payer {
  email: string
  name: string
  tax: TaxDetails | null
}

/** Something happened to an account: a reason to read it. */
export interface BillingEvent {
  id: string
  type: string
  accountRef: string
  happenedAt: Date
}

/** What a price to come will cost, as the invoice will say. */
export interface SwitchPreview {
  from: Date
  subtotalCents: number
  discountCents: number
  taxCents: number
  totalCents: number
}

/**
 * Who collects the money. `refs` are its own names for things. Whatever sets something is safe to call again; whatever makes
 * something carries a key. Throws `BillingError`.
 */
export interface BillingProvider {
  /** The account of this customer; asked again, the same. */
  openAccount(customerId: string): Promise<string>
  setPayer(accountRef: string, payer: Payer): Promise<void>
  /** Where a plan is paid for the first time. Earlier ones that are still open are closed. */
  startCheckout(accountRef: string, checkout: NewCheckout): Promise<string>
  /** Where a card is replaced. */
  openPaymentPage(accountRef: string, returnUrl: string): Promise<string>
  read(accountRef: string): Promise<AccountReading>
  previewSwitch(accountRef: string, subscriptionRef: string, to: BookedPrice): Promise<SwitchPreview>
  /** From when the paid time is over. */
  switchTo(subscriptionRef: string, to: BookedPrice): Promise<void>
  /** Takes back a switch to come. */
  stay(subscriptionRef: string): Promise<void>
  cancel(subscriptionRef: string, reason: string | null): Promise<void>
  undoCancel(subscriptionRef: string): Promise<void>
  /** At once: for one that nobody wants, or a customer who is gone. */
  end(subscriptionRef: string): Promise<void>
  applyCoupon(subscriptionRef: string, coupon: BillingCoupon): Promise<void>
  /** What is there already stays as it is. */
  keepCoupon(coupon: BillingCoupon): Promise<void>
  /** What it was taken off already stays so. */
  dropCoupon(couponId: string): Promise<void>
  /** Tries again to collect what is open. */
  collect(invoiceRef: string, methodRef: string): Promise<void>
  readInvoiceFile(invoiceRef: string): Promise<Uint8Array>
  /** Gives back a part of what was paid, or all; what bears the same key is given once. */
  refund(invoiceRef: string, refund: { key: string; amountCents: number }): Promise<void>
  /** For invoices to come; what bears the same key is given once. */
  giveCredit(accountRef: string, credit: { key: string; amountCents: number }): Promise<void>
  /** `null`: it was not signed by whom it should be. */
  readEvent(rawBody: Buffer, headers: Headers): Promise<BillingEvent | 'of-no-account' | null>
}

/** `declined`: the card was refused. `unavailable`: later it may work. `rejected`: it will not work like this. */
export class BillingError extends Error {
  readonly kind: 'declined' | 'unavailable' | 'rejected'

  constructor(kind: BillingError['kind'], words: string, options?: ErrorOptions) {
    super(words, options)
    this.kind = kind
  }
}
