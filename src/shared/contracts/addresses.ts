import { z } from 'zod'
import { BILLING_STATES, COUPON_TYPES } from '#shared/domain/billing.ts'
import { CAMPAIGN_DETAIL_RANGES } from '#shared/domain/campaign-figures.ts'
import { SCORE_BANDS } from '#shared/domain/hosted-page-kinds.ts'
import { paths } from '#shared/domain/paths.ts'
import { PERIODS } from '#shared/domain/periods.ts'
import { ASPECTS } from '#shared/domain/sentiment.ts'
import { SUBSCRIPTION_TIERS } from '#shared/domain/plans.ts'
import { activityFilterShape, activityPeriodShape } from './activity.ts'
import { auditFilterShape } from './audit.ts'
import { CALENDAR_VIEWS, calendarFilterShape } from './calendar-filter.ts'
import { campaignAnalyticsShape, campaignFilterShape } from './campaign-filter.ts'
import { contactFilterShape, contactSortShape } from './contact-filter.ts'
import { CUSTOMER_SORTS, customerFilterShape } from './customer-filter.ts'
import { disputeFilterSchema } from './disputes.ts'
import { hostedPageFilterShape } from './hosted-page-filter.ts'
import { pageResponseFilterShape } from './page-response-filter.ts'
import { qrCodeFilterShape } from './qr-codes.ts'
import { reputationFilterShape } from './reputation-filter.ts'
import { reviewFilterShape } from './reviews.ts'
import { teamFilterShape } from './team.ts'

/** The tabs, in their order. */
export const SETTINGS_TABS = [
  'general',
  'notifications',
  'integrations',
  'marketing',
  'security',
  'branding',
  'automation',
  'assistant',
] as const
/** The people, and what they did. */
export const TEAM_TABS = ['members', 'activity'] as const
/** What campaigns bring, what people say, and how others stand. */
export const ANALYTICS_TABS = ['campaigns', 'reputation', 'competitors'] as const
/** Days of the assistant's usage. */
export const USAGE_RANGES = [7, 30, 90] as const
/** Where in an open dispute one begins. */
export const DISPUTE_PARTS = ['checklist', 'filing'] as const
/** A hosted page is built, and its answers are read. */
export const HOSTED_PAGE_TABS = ['build', 'results'] as const
/** Of private feedback: what waits, what is done, or both. */
export const FEEDBACK_STATES = ['open', 'done', 'all'] as const
/** A new dispute begins with nothing, or with the review it is about. */
export const NEW_DISPUTE = 'new'

/** What the address of a screen may say besides its path. */
const SEARCHES = {
  [paths.dashboard]: { period: z.enum(PERIODS), location: z.uuid(), ...activityFilterShape },
  [paths.reviews]: {
    ...reviewFilterShape,
    /** Whose sheet is open. */
    review: z.string(),
    /** The window to answer it is open over the sheet. */
    respond: z.boolean(),
    /** The review whose answer is being written, over the list. */
    answer: z.string(),
    /** Private feedback in the place of the reviews. */
    feedback: z.enum(FEEDBACK_STATES),
    /** Low ones unless it says otherwise. */
    band: z.enum([...SCORE_BANDS, 'all']),
    /** Of whom the answers are open. */
    response: z.uuid(),
  },
  [paths.disputes]: {
    ...disputeFilterSchema.shape,
    /** Whose sheet is open, and where in it. */
    dispute: z.uuid(),
    part: z.enum(DISPUTE_PARTS),
    incident: z.uuid(),
    /** The window to create one is open, for the review of this id. */
    create: z.union([z.literal(NEW_DISPUTE), z.uuid()]),
  },
  [paths.qrCodes]: {
    ...qrCodeFilterShape,
    /** Whose detail is open. */
    qrCode: z.uuid(),
    /** The window to create one is open, to lead to this page. */
    page: z.uuid(),
  },
  [paths.contacts]: {
    ...contactFilterShape,
    ...contactSortShape,
    /** Whose detail is open. */
    contact: z.uuid(),
    /** The window is open to ask somebody who stands before us. */
    ask: z.literal('now'),
  },
  [paths.campaigns]: {
    ...campaignFilterShape,
    /** Whose detail is open. */
    campaign: z.uuid(),
  },
  [paths.calendar]: {
    view: z.enum(CALENDAR_VIEWS),
    /** A day of the period that is shown. */
    date: z.iso.date(),
    ...calendarFilterShape,
    /** Whose details are open. */
    item: z.uuid(),
  },
  /** The conversation that is shown, or one that begins. */
  [paths.chat]: { conversation: z.union([z.uuid(), z.literal('new')]) },
  [paths.analytics]: {
    tab: z.enum(ANALYTICS_TABS),
    ...campaignAnalyticsShape,
    ...reputationFilterShape,
    /** Whose quotes are open. */
    theme: z.enum(ASPECTS),
  },
  [paths.campaignAnalytics]: { range: z.enum(CAMPAIGN_DETAIL_RANGES) },
  [paths.team]: { tab: z.enum(TEAM_TABS), ...teamFilterShape, ...activityFilterShape, ...activityPeriodShape },
  [paths.hostedPages]: hostedPageFilterShape,
  [paths.hostedPage]: {
    tab: z.enum(HOSTED_PAGE_TABS),
    ...pageResponseFilterShape,
    /** Whose answers are open. */
    response: z.uuid(),
  },
  [paths.adminCustomers]: { ...customerFilterShape, sort: z.enum(CUSTOMER_SORTS) },
  [paths.adminCoupons]: { search: z.string().max(200), type: z.enum(COUPON_TYPES) },
  [paths.adminSubscriptions]: { tier: z.enum(SUBSCRIPTION_TIERS), state: z.enum(BILLING_STATES) },
  [paths.adminAudit]: auditFilterShape,
  [paths.settings]: {
    tab: z.enum(SETTINGS_TABS),
    days: z.literal(USAGE_RANGES),
    /** How a connection ended; a platform says in a word of its own why it did not work. */
    success: z.boolean(),
    error: z.union([z.boolean(), z.string()]),
  },
} as const
type Searches = typeof SEARCHES

/** Nothing for a screen that shows the same to everybody who comes. */
export type SearchOf<Path extends string> = Path extends keyof Searches
  ? { [Name in keyof Searches[Path]]?: z.output<Searches[Path][Name]> | undefined }
  : object

/** What the address says. A part that makes no sense is left out, and the rest still holds. */
export function readSearch<Path extends string>(path: Path, search: Record<string, unknown>): SearchOf<Path> {
  const shape: Record<string, z.ZodType> = (SEARCHES as Record<string, Record<string, z.ZodType>>)[path] ?? {}
  const parts = Object.entries(shape).map(([name, schema]) => [name, read(schema, search[name])])
  return Object.fromEntries(parts) as SearchOf<Path>
}

function read(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined) return undefined
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : schema.safeParse(asTyped(value)).data
}

/** The router reads `?search=42` as a number; to us it is what somebody typed. */
function asTyped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTyped)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
}

/** The address of a screen with what it is to show, as the router would write it. */
export function linkTo<Path extends keyof Searches>(path: Path, search: SearchOf<Path>): string {
  const written = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${write(value)}`],
  )
  return written.length === 0 ? path : `${path}?${written.join('&')}`
}

export const linkToHostedPage = (pageId: string, search: SearchOf<typeof paths.hostedPage>) =>
  linkTo(paths.hostedPage, search).replace('$pageId', pageId)

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

function write(value: unknown): string {
  if (typeof value !== 'string' || isJson(value)) return encodeURIComponent(JSON.stringify(value))
  // An instant stays readable.
  return INSTANT.test(value) ? value : encodeURIComponent(value)
}

/** The router would take such words for a number, a list, an object. */
function isJson(words: string): boolean {
  try {
    JSON.parse(words)
    return true
  } catch {
    return false
  }
}
