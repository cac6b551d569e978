import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'
import { BILLING_INTERVALS, BILLING_STATES, REFUND_STATES } from '../domain/billing.ts'
import { CUSTOMER_STATUSES, SUBSCRIPTION_TIERS } from '../domain/plans.ts'
import { INTEGRATION_STATUSES, PLATFORMS } from '../domain/platforms.ts'
import { activityEntrySchema } from './activity.ts'
import { CUSTOMER_SORTS, customerFilterShape } from './customer-filter.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

const sort = z.enum(CUSTOMER_SORTS, 'choiceInvalid').default('newest')

const listedCustomerSchema = z
  .object({
    id: z.uuid(),
    /** Empty until somebody has said what the business is called. */
    companyName: z.string(),
    /** The owner's, also of one who has not come yet. */
    email: z.string().nullable(),
    tier: z.enum(SUBSCRIPTION_TIERS),
    status: z.enum(CUSTOMER_STATUSES),
    trialEndsAt: z.iso.datetime().nullable(),
    isDemo: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ListedCustomer' })
export type ListedCustomer = z.infer<typeof listedCustomerSchema>

export const listCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/customers',
  summary: 'Every customer, found by company or the owner’s mail',
  access: 'platform-admin',
  // A cursor may hold a name.
  input: z.object({ ...customerFilterShape, sort, ...pageInput, cursor: z.string().max(1500).optional() }),
  output: pageOf(listedCustomerSchema),
})

export const exportCustomers = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/customers.csv',
  summary: 'The customers of the list, as a file for spreadsheets',
  access: 'platform-admin',
  input: z.object({ ...customerFilterShape, sort, language: z.enum(LOCALES).default('en') }),
  output: z.string(),
  mediaType: 'text/csv',
})

const ofCustomer = z.object({ customerId: z.uuid() })

const taken = z.object({
  taken: z.int(),
  /** `null` means no limit. */
  limit: z.int().nullable(),
})

const creditSchema = z.object({
  id: z.uuid(),
  amountCents: z.int(),
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  /** What was said against it, or why it takes longer. */
  fault: z.string().nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
})

const customerSchema = z
  .object({
    ...listedCustomerSchema.shape,
    /** `null` for one who has not come yet. */
    ownerName: z.string().nullable(),
    /** Of an owner who has not come yet: until when they can. */
    invitedUntil: z.iso.datetime().nullable(),
    /** Of a workspace that its owner closed: when it is erased. */
    eraseAt: z.iso.datetime().nullable(),
    /** Why it was shut out, as its people read it. */
    shut: z.object({ reason: z.string(), at: z.iso.datetime() }).nullable(),
    usage: z.object({ platforms: taken, teamMembers: taken }),
    /** What is paid for; `null` where nothing was booked. */
    plan: z
      .object({
        state: z.enum(BILLING_STATES),
        tier: z.enum(SUBSCRIPTION_TIERS),
        interval: z.enum(BILLING_INTERVALS),
        priceCents: z.int(),
        renewsAt: z.iso.datetime().nullable(),
        endsAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** What is left for invoices to come, and the newest that was given; `null`: this installation sells nothing. */
    credit: z.object({ leftCents: z.int(), given: z.array(creditSchema) }).nullable(),
  })
  .meta({ id: 'Customer' })
export type Customer = z.infer<typeof customerSchema>

export const getCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/customers/:customerId',
  summary: 'A customer: how it stands, what it uses and pays for',
  access: 'platform-admin',
  input: ofCustomer,
  output: customerSchema,
  errors: ['not-found'],
})

const connectionSchema = z
  .object({
    id: z.uuid(),
    platform: z.enum(PLATFORMS),
    name: z.string(),
    status: z.enum(INTEGRATION_STATUSES),
    needsReconnect: z.boolean(),
    /** In the words of the platform, without what could open a door. */
    problem: z.string().nullable(),
    lastSyncAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CustomerConnection' })
export type CustomerConnection = z.infer<typeof connectionSchema>

export const listCustomerConnections = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/customers/:customerId/connections',
  summary: 'The review platforms a customer is connected to, newest first',
  access: 'platform-admin',
  input: ofCustomer.extend(pageInput),
  output: pageOf(connectionSchema),
  errors: ['not-found'],
})

export const listCustomerActivity = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/customers/:customerId/activity',
  summary: 'What happened in a customer’s workspace, newest first',
  access: 'platform-admin',
  input: ofCustomer.extend(pageInput),
  output: pageOf(activityEntrySchema),
  errors: ['not-found'],
})

const noteSchema = z
  .object({ id: z.uuid(), text: z.string(), by: z.string().nullable(), at: z.iso.datetime() })
  .meta({ id: 'CustomerNote' })
export type CustomerNote = z.infer<typeof noteSchema>

export const listCustomerNotes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/customers/:customerId/notes',
  summary: 'What administrators noted about a customer, newest first',
  access: 'platform-admin',
  input: ofCustomer.extend(pageInput),
  output: pageOf(noteSchema),
  errors: ['not-found'],
})

export const noteInput = z.object({ text: z.string().trim().min(1, 'required').max(4000, 'tooLong') })

export const addCustomerNote = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/customers/:customerId/notes',
  summary: 'Note something about a customer, for other administrators',
  access: 'platform-admin',
  adminRole: 'support',
  /** `noteId`: named by whoever writes; what bears the same name stands once. */
  input: noteInput.extend({ ...ofCustomer.shape, noteId: z.uuid() }),
  output: noteSchema,
  errors: ['not-found'],
})

/** What administrators do to a customer as a whole; each says why. */
export const STANDING_MOVES = ['suspend', 'deactivate', 'reactivate'] as const
export type StandingMove = (typeof STANDING_MOVES)[number]

export const standingInput = z.object({
  move: z.enum(STANDING_MOVES),
  /** The customer's people read it. */
  reason: z.string().trim().min(1, 'required').max(1000, 'tooLong'),
})

/** Deactivating wants a fresh proof of who asks. */
export const moveCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/customers/:customerId/standing',
  summary: 'Shut a customer out, or let it in again',
  access: 'platform-admin',
  input: standingInput.extend(ofCustomer.shape),
  output: customerSchema,
  errors: ['not-found', 'conflict'],
})

export const MOST_TRIAL_DAYS = 365
const days = z.int('daysRange').min(1, 'daysRange').max(MOST_TRIAL_DAYS, 'daysRange')

export const newCustomerInput = z.object({
  companyName: z.string().trim().min(1, 'required').max(200, 'tooLong'),
  email: z.string().trim().min(1, 'emailRequired').max(255, 'tooLong').pipe(z.email('emailInvalid')),
  tier: z.enum(SUBSCRIPTION_TIERS, 'choiceInvalid'),
  /** From when the owner has come. */
  trialDays: days,
  /** Of the invitation, and what the workspace begins with. */
  language: z.enum(LOCALES, 'choiceInvalid').default('en'),
})

export const createCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/customers',
  summary: 'Open a workspace for somebody, and invite them as its owner',
  access: 'platform-admin',
  /** `customerId`: named by whoever asks; what bears the same name is made once. */
  input: newCustomerInput.extend(ofCustomer.shape),
  output: customerSchema,
})

export const inviteOwnerAgain = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/customers/:customerId/invitation',
  summary: 'Send the owner who has not come yet another invitation',
  access: 'platform-admin',
  input: ofCustomer,
  output: customerSchema,
  errors: ['not-found', 'conflict'],
})

export const trialInput = z.object({ days })

export const extendTrial = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/customers/:customerId/trial',
  summary: 'Give a customer who has booked nothing more days to try',
  access: 'platform-admin',
  /** `endsAt`: as whoever asks knows it. Where it is another by now, nothing is added. */
  input: trialInput.extend({ ...ofCustomer.shape, endsAt: z.iso.datetime().nullable() }),
  output: customerSchema,
  errors: ['not-found', 'conflict'],
})

export const MOST_CREDIT_CENTS = 1_000_000

export const creditInput = z.object({
  amountCents: z.int('creditRange').positive('creditRange').max(MOST_CREDIT_CENTS, 'creditRange'),
  /** Only administrators read it. */
  reason: z.string().trim().min(1, 'required').max(1000, 'tooLong'),
})

/** Wants a fresh proof of who asks. It is given by a job; how that went stands with the customer. */
export const giveCredit = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/customers/:customerId/credits',
  summary: 'Give a customer credit that pays for invoices to come',
  access: 'platform-admin',
  /** `creditId`: named by whoever asks; what bears the same name is given once. */
  input: creditInput.extend({ ...ofCustomer.shape, creditId: z.uuid() }),
  output: customerSchema,
  errors: ['not-found', 'conflict'],
})
