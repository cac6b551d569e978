import { z } from 'zod'
import { BILLING_INTERVALS, BILLING_STATES, INVOICE_STATUSES, REFUND_STATES } from '../domain/billing.ts'
import { LOCALES } from '../domain/locales.ts'
import { SUBSCRIPTION_TIERS } from '../domain/plans.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

const filterShape = {
  tier: z.enum(SUBSCRIPTION_TIERS, 'choiceInvalid').optional(),
  state: z.enum(BILLING_STATES, 'choiceInvalid').optional(),
}

const subscriptionSchema = z
  .object({
    customerId: z.uuid(),
    companyName: z.string(),
    tier: z.enum(SUBSCRIPTION_TIERS),
    interval: z.enum(BILLING_INTERVALS),
    state: z.enum(BILLING_STATES),
    /** US cents a month or a year. */
    priceCents: z.int(),
    /** What the next invoice asks for, after a coupon that waits for it. */
    nextPriceCents: z.int(),
    coupon: z.string().nullable(),
    startedAt: z.iso.datetime(),
    renewsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    /** What was last collected, without what a balance paid for. */
    lastPayment: z.object({ at: z.iso.datetime(), paidCents: z.int() }).nullable(),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof subscriptionSchema>

export const listSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/subscriptions',
  summary: 'What customers pay for, newest first',
  access: 'platform-admin',
  input: z.object({ ...filterShape, ...pageInput }),
  output: pageOf(subscriptionSchema),
})

export const exportSubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/subscriptions.csv',
  summary: 'What customers pay for, as a file for spreadsheets',
  access: 'platform-admin',
  input: z.object({ ...filterShape, language: z.enum(LOCALES).default('en') }),
  output: z.string(),
  mediaType: 'text/csv',
})

const ofCustomer = z.object({ customerId: z.uuid() })

const refundSchema = z.object({
  id: z.uuid(),
  amountCents: z.int(),
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  /** What was said against it. */
  fault: z.string().nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
})

const paymentSchema = z
  .object({
    invoiceId: z.uuid(),
    number: z.string().nullable(),
    status: z.enum(INVOICE_STATUSES),
    totalCents: z.int(),
    issuedAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
    /** What could still be given back. */
    refundableCents: z.int(),
    refunds: z.array(refundSchema),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof paymentSchema>

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/subscriptions/:customerId/invoices',
  summary: 'The invoices of a customer, newest first, with what was given back',
  access: 'platform-admin',
  input: ofCustomer,
  output: z.object({ invoices: z.array(paymentSchema) }),
  errors: ['not-found'],
})

export const refundInput = z.object({
  /** `null`: all that is left of it. */
  amountCents: z.int('amountRange').positive('amountRange').nullable(),
  reason: z.string().trim().min(1, 'required').max(1000, 'tooLong'),
})

/** Wants a fresh proof of who asks. It is given by a job; how that went stands with the payment. */
export const refundInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/subscriptions/:customerId/invoices/:invoiceId/refunds',
  summary: 'Give back what was paid, or a part of it',
  access: 'platform-admin',
  /** `refundId`: named by whoever asks; what bears the same name is given once. */
  input: refundInput.extend({ ...ofCustomer.shape, invoiceId: z.uuid(), refundId: z.uuid() }),
  output: paymentSchema,
  errors: ['not-found', 'conflict'],
})
