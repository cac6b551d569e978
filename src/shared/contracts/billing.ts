import { z } from 'zod'
import { BILLING_STATES, INVOICE_STATUSES, BILLING_INTERVALS } from '../domain/billing.ts'
import { SUBSCRIPTION_TIERS } from '../domain/plans.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { defineEndpoint } from './endpoint.ts'

const priceSchema = z.object({
  tier: z.enum(SUBSCRIPTION_TIERS),
  interval: z.enum(BILLING_INTERVALS),
  amountCents: z.int(),
})

const usageSchema = z.object({
  taken: z.int(),
  /** `null`: as many as they like. */
  limit: z.int().nullable(),
})

const planRoomSchema = z
  .object({
    platforms: z.array(z.object({ platform: z.enum(PLATFORMS), stays: z.boolean() })),
    /** Everybody who is active, the owner first. */
    members: z.array(z.object({ id: z.uuid(), name: z.string(), stays: z.boolean() })),
  })
  .meta({ id: 'PlanRoom' })
/** What stays and what rests where a plan has not room for all. */
export type PlanRoom = z.infer<typeof planRoomSchema>

const taxSchema = z.object({
  name: z.string().trim().max(200, 'tooLong'),
  line1: z.string().trim().max(200, 'tooLong'),
  postalCode: z.string().trim().max(20, 'tooLong'),
  city: z.string().trim().max(100, 'tooLong'),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{2})?$/, 'invalid'),
  vatId: z
    .string()
    .trim()
    .toUpperCase()
    .overwrite((value) => value.replaceAll(/[\s.-]/g, ''))
    .refine((value) => /^([A-Z]{2}[A-Z0-9]{2,12})?$/.test(value), 'invalid'),
})

const billingSchema = z
  .object({
    state: z.enum(BILLING_STATES),
    /** Whose rights count now. */
    tier: z.enum(SUBSCRIPTION_TIERS),
    trialEndsAt: z.iso.datetime().nullable(),
    /** What is paid for; `null`: no plan has been paid for yet. */
    price: priceSchema.nullable(),
    /** Another plan or interval that has been chosen, and from when it is paid for. */
    next: priceSchema.extend({ from: z.iso.datetime() }).nullable(),
    periodEndsAt: z.iso.datetime().nullable(),
    /** Canceled: until then everything goes on, and it can be undone. */
    cancelsAt: z.iso.datetime().nullable(),
    /** A payment is missing: when the workspace can only be read. */
    readOnlyAt: z.iso.datetime().nullable(),
    discount: z
      .object({
        name: z.string(),
        percentHundredths: z.int().nullable(),
        amountCents: z.int().nullable(),
        /** Waits for the first payment, or to be taken over. */
        isWaiting: z.boolean(),
      })
      .nullable(),
    /** What is left of credit; it pays for invoices to come before a card does. */
    creditCents: z.int(),
    paymentMethod: z
      .object({
        kind: z.string(),
        brand: z.string().nullable(),
        last4: z.string().nullable(),
        expMonth: z.int().nullable(),
        expYear: z.int().nullable(),
      })
      .nullable(),
    tax: taxSchema.nullable(),
    invoiceEmail: z.string().nullable(),
    usage: z.object({ platforms: usageSchema, teamMembers: usageSchema }),
    room: planRoomSchema,
    /** The same for the plan that takes its place; `null` where none does. */
    nextRoom: planRoomSchema.nullable(),
    /** `off`: this installation sells nothing. */
    collectedBy: z.enum(['provider', 'sandbox', 'off']),
  })
  .meta({ id: 'Billing' })
export type Billing = z.infer<typeof billingSchema>

const invoiceSchema = z
  .object({
    id: z.uuid(),
    number: z.string().nullable(),
    status: z.enum(INVOICE_STATUSES),
    currency: z.string(),
    subtotalCents: z.int(),
    discountCents: z.int(),
    taxCents: z.int(),
    totalCents: z.int(),
    /** What credit paid for of it. */
    creditCents: z.int(),
    issuedAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Invoice' })
export type Invoice = z.infer<typeof invoiceSchema>

export const planChoiceInput = z.object({ tier: z.enum(SUBSCRIPTION_TIERS), interval: z.enum(BILLING_INTERVALS) })
const leadsTo = z.object({ url: z.url() })

export const getBilling = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing',
  summary: 'The plan, what is paid for it and how, and how much of it is used',
  access: 'billing.view',
  needsAllLocations: true,
  input: z.object({}),
  output: billingSchema,
})

export const listInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing/invoices',
  summary: 'The newest 100 invoices, the newest first',
  access: 'billing.view',
  needsAllLocations: true,
  input: z.object({}),
  output: z.object({ invoices: z.array(invoiceSchema) }),
})

export const getInvoiceFile = defineEndpoint({
  method: 'GET',
  path: '/api/v1/billing/invoices/:invoiceId/file',
  summary: 'An invoice as a PDF',
  access: 'billing.view',
  needsAllLocations: true,
  input: z.object({ invoiceId: z.uuid() }),
  output: z.string(),
  mediaType: 'application/pdf',
  errors: ['not-found', 'unavailable'],
})

export const startCheckout = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/checkout',
  summary: 'Choose a plan where none is paid for: answers where it is paid',
  access: 'billing.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: planChoiceInput,
  output: leadsTo,
  errors: ['conflict', 'unavailable'],
  ratePerMinute: 20,
})

export const openPaymentPage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/payment-method',
  summary: 'Answers where the card is replaced',
  access: 'billing.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: z.object({}),
  output: leadsTo,
  errors: ['conflict', 'unavailable'],
  ratePerMinute: 20,
})

export const refreshBilling = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/refresh',
  summary: 'Read anew what was paid, for whoever comes back from paying',
  access: 'billing.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: z.object({}),
  output: billingSchema,
  errors: ['unavailable'],
  ratePerMinute: 30,
})

const switchPreviewSchema = z
  .object({
    /** From when its rights count. */
    rightsFrom: z.enum(['now', 'next-cycle']),
    /** From when it is paid for, and what the invoice will then say. */
    from: z.iso.datetime(),
    subtotalCents: z.int(),
    discountCents: z.int(),
    taxCents: z.int(),
    totalCents: z.int(),
    /** What is beyond the plan's limits; none of it is deleted. */
    beyond: z.object({ platforms: z.int(), teamMembers: z.int() }),
    /** What would stay and what would rest; `keepWithinPlan` chooses. */
    room: planRoomSchema,
  })
  .meta({ id: 'SwitchPreview' })
export type PlanSwitchPreview = z.infer<typeof switchPreviewSchema>

export const previewSwitch = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/switch/preview',
  summary: 'What another plan or interval would cost, and from when',
  access: 'billing.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: planChoiceInput,
  output: switchPreviewSchema,
  errors: ['conflict', 'unavailable'],
  ratePerMinute: 60,
})

export const switchPlan = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/switch',
  summary:
    'Switch to another plan or interval: a greater one’s rights at once, everything else from the next billing cycle',
  access: 'billing.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: planChoiceInput,
  output: billingSchema,
  errors: ['conflict', 'unavailable'],
})

export const undoSwitch = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/billing/switch',
  summary: 'Stay with the plan that is paid for',
  access: 'billing.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: z.object({}),
  output: billingSchema,
  errors: ['conflict', 'unavailable'],
})

export const keepInput = z.object({
  platforms: z.array(z.enum(PLATFORMS)).max(PLATFORMS.length),
  members: z.array(z.uuid()).max(500, 'tooMany'),
})

export const keepWithinPlan = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/billing/kept',
  summary:
    'Which platforms and people stay where a plan has not room for all, the most wanted first; the others rest until there is',
  access: 'billing.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: keepInput,
  output: billingSchema,
  errors: ['not-found'],
})

export const cancelInput = z.object({ reason: z.string().trim().max(1000, 'tooLong').default('') })

export const cancelSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/cancel',
  summary: 'Cancel at the end of what is paid; until then everything goes on',
  access: 'billing.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: cancelInput,
  output: billingSchema,
  errors: ['conflict', 'unavailable'],
})

export const undoCancel = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/billing/cancel',
  summary: 'Take a cancellation back, until its day',
  access: 'billing.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: z.object({}),
  output: billingSchema,
  errors: ['conflict', 'unavailable'],
})

export const couponInput = z.object({
  code: z.string().trim().toUpperCase().min(1, 'required').max(60, 'tooLong'),
})

export const redeemCoupon = defineEndpoint({
  method: 'POST',
  path: '/api/v1/billing/coupon',
  summary: 'Enter a coupon: it counts for the next invoice',
  access: 'billing.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: couponInput,
  output: billingSchema,
  errors: ['conflict', 'not-found'],
  ratePerMinute: 10,
})

export const payerInput = z.object({
  tax: taxSchema,
  /** Where invoices go by mail; empty: nowhere. */
  invoiceEmail: z.union([z.literal(''), z.email('invalid')]),
})

export const putPayer = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/billing/payer',
  summary: 'Whom invoices are made out to, with a VAT id, and where they go by mail',
  access: 'billing.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: payerInput,
  output: billingSchema,
  errors: ['unavailable'],
})
