import { z } from 'zod'
import { ADMIN_ROLES } from '../domain/admin-roles.ts'
import { DATE_FORMATS, CURRENCIES } from '../domain/customer-settings.ts'
import { LOCALES } from '../domain/locales.ts'
import { PERMISSIONS, TEAM_ROLES } from '../domain/permissions.ts'
import { CUSTOMER_STATUSES, SUBSCRIPTION_TIERS } from '../domain/plans.ts'
import { defineEndpoint } from './endpoint.ts'

/** What keeps a member out: they come from a network that the customer does not allow, or owe it a second step; or it is shut to all. */
const BARS = ['address', 'second-factor', 'closed'] as const
export type Bar = Exclude<(typeof BARS)[number], 'closed'>

const workspaceSchema = z
  .object({
    id: z.uuid(),
    /** Empty until somebody has said what the business is called. */
    companyName: z.string(),
    isNamed: z.boolean(),
    subscriptionTier: z.enum(SUBSCRIPTION_TIERS),
    status: z.enum(CUSTOMER_STATUSES),
    trialEndsAt: z.iso.datetime().nullable(),
    /** A payment is missing: from when the workspace can only be read. `null` also for who may not see what is paid. */
    readOnlyAt: z.iso.datetime().nullable(),
    /** Of a workspace that was closed: until then its owner can reopen it. */
    eraseAt: z.iso.datetime().nullable(),
    /** Filled by the first start for trying the product; screens say so. */
    isDemo: z.boolean(),
    role: z.enum(TEAM_ROLES),
    /** Of somebody who can only read, those with which something can be done nonetheless. */
    permissions: z.array(z.enum(PERMISSIONS)),
    /** The plan has no room for them: they see everything, and change nothing. */
    isResting: z.boolean(),
    /** What the person writes goes out only after somebody else has approved it. */
    needsApproval: z.boolean(),
    /** They see some locations only, and change nothing that concerns the whole business. */
    isLimited: z.boolean(),
    /** Why the customer has been shut out, where somebody said so. */
    shutReason: z.string().nullable(),
    /** Until that is over, nothing else of the customer is answered. */
    barredBy: z.enum(BARS).nullable(),
    /** By when the person has to set up a second step; `null` where they have one, or need none. */
    factorDueAt: z.iso.datetime().nullable(),
    timezone: z.string(),
    dateFormat: z.enum(DATE_FORMATS),
    currency: z.enum(CURRENCIES),
  })
  .meta({ id: 'Workspace' })
export type Workspace = z.infer<typeof workspaceSchema>

export const meSchema = z
  .object({
    user: z.object({ id: z.uuid(), email: z.string(), name: z.string(), language: z.enum(LOCALES).nullable() }),
    /** `null` for a platform administrator who belongs to no customer. */
    customer: workspaceSchema.nullable(),
    /** All the person belongs to, the one used last first; `Goodword-Customer` names the one a request is for. */
    customers: z.array(z.object({ id: z.uuid(), companyName: z.string(), role: z.enum(TEAM_ROLES) })),
    admin: z
      .object({
        role: z.enum(ADMIN_ROLES),
        /** Until they have set one up, nothing of the administrators' side is answered. */
        owesSecondFactor: z.boolean(),
      })
      .nullable(),
    /** An administrator sees `customer` as its people do, and can only read, until then. */
    view: z.object({ endsAt: z.iso.datetime() }).nullable(),
    /** This sign-in, and after how many minutes without doing anything it ends. */
    session: z.object({ id: z.uuid(), timeoutMinutes: z.int() }),
    /** The outside world is the built-in sandbox; screens mark what it did. */
    isSandbox: z.boolean(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof meSchema>

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/api/v1/me',
  summary: 'Who is signed in, for which customer, and what they may do',
  access: 'signed-in',
  isOpenToBarred: true,
  input: z.object({}),
  output: meSchema,
})

export const changeMyLanguage = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/me/language',
  summary: 'Choose the language of the screens and mails for oneself',
  access: 'signed-in',
  input: z.object({ language: z.enum(LOCALES, 'choiceInvalid') }),
  output: meSchema,
})
