import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from './locales.ts'
import { APPROVAL_RULES, DEFAULT_APPROVAL_RULE } from './permissions.ts'

export const DATE_FORMATS = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'] as const
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY'] as const
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const

/** ISO 3166-1. */
export const COUNTRIES: readonly string[] = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
  BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
  EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM
  HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/)

const EURO_COUNTRIES = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA'.split(' ')
const YEAR_FIRST_COUNTRIES = 'CA CN HU JP KR LT MN SE TW ZA'.split(' ')

type Formats = Pick<z.infer<typeof generalSettingsSchema>, 'dateFormat' | 'currency'>

/** How days and amounts are mostly written in a country, as far as the choices go. */
export function usualFormatsOf(country: string): Formats {
  if (country === 'US') return { dateFormat: 'MM/DD/YYYY', currency: 'USD' }
  const dateFormat = YEAR_FIRST_COUNTRIES.includes(country) ? 'YYYY-MM-DD' : 'DD/MM/YYYY'
  if (EURO_COUNTRIES.includes(country)) return { dateFormat, currency: 'EUR' }
  if (country === 'GB') return { dateFormat, currency: 'GBP' }
  return { dateFormat, currency: country === 'JP' ? 'JPY' : 'USD' }
}

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const color = z.string().regex(/^#[0-9a-f]{6}$/i)

/** Counts the changes, so that nobody overwrites what they have not seen. */
const revision = z.int().default(0)

const generalSettingsSchema = z.object({
  timezone: z.string().min(1).max(64),
  language: z.enum(LOCALES),
  dateFormat: z.enum(DATE_FORMATS),
  currency: z.enum(CURRENCIES),
  /** Where the business is; `null` until somebody says so. */
  country: z.string().length(2).nullable().default(null),
  revision,
})

const notificationSettingsSchema = z.object({
  email: z.boolean(),
  push: z.boolean(),
  slack: z.boolean(),
  reviewAlerts: z.boolean(),
  disputeAlerts: z.boolean(),
  campaignAlerts: z.boolean(),
  revision,
})

const securitySettingsSchema = z.object({
  /** Minutes without doing anything after which a person is signed out. */
  sessionTimeout: z.int().min(5).max(43_200),
  /** Whether that holds for people who asked to be remembered, too. */
  isTimeoutForRemembered: z.boolean().default(false),
  /** Days after which even a busy session ends. */
  sessionMaxDays: z.int().min(1).max(365).default(30),
  /** Addresses and ranges that people of the customer come from; empty: from everywhere. */
  ipWhitelist: z.array(z.string().max(64)).max(100),
  /** Since when everybody must have a second step; `null`: nobody must. */
  twoFactorSince: z.iso.datetime().nullable().default(null),
  revision,
})

const brandingSettingsSchema = z.object({
  /** The id of what was uploaded, which is also the word of its public address. */
  logo: z.uuid().nullable(),
  /** The same, for where it stands on something dark. */
  darkLogo: z.uuid().nullable().default(null),
  colors: z.object({ primary: color, secondary: color, accent: color }),
  customDomain: z.string().max(253),
  revision,
})
export type BrandColors = z.infer<typeof brandingSettingsSchema>['colors']

export const BRAND_COLORS = ['primary', 'secondary', 'accent'] as const satisfies readonly (keyof BrandColors)[]

const LIGHT_TEXT = '#ffffff'
const DARK_TEXT = '#0f172a'
/** WCAG 2.2, level AA, for text of any size. */
const LEAST_CONTRAST = 4.5

/** The text that lies on a color, light or dark as it reads better, and how well it does: from 1 to 21. */
export function textOn(color: string): { color: string; contrast: number; isReadable: boolean } {
  const [light, dark] = [contrastOf(color, LIGHT_TEXT), contrastOf(color, DARK_TEXT)]
  const contrast = Math.max(light, dark)
  return { color: light >= dark ? LIGHT_TEXT : DARK_TEXT, contrast, isReadable: contrast >= LEAST_CONTRAST }
}

const DARKEST_AND_LIGHTEST = [0, 255]

/** The nearest shade, darker or lighter, on which text reads well; a color that is fine already stays. */
export function suggestReadable(color: string): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const shades = DARKEST_AND_LIGHTEST.map((end) => mix(color, end, percent / 100))
    const shade = shades.find((mixed) => textOn(mixed).isReadable)
    if (shade !== undefined) return shade
  }
  return LIGHT_TEXT
}

function mix(color: string, end: number, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16)
    return Math.round(channel + (end - channel) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance of WCAG 2.2: how much light a color throws back, from 0 to 1. */
export function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const DEFAULT_DAILY_CAP = 30

const automationSettingsSchema = z.object({
  /** Whose replies wait for approval; single members may be exceptions. */
  replyApproval: z.enum(APPROVAL_RULES).default(DEFAULT_APPROVAL_RULE),
  autoRespond: z.boolean(),
  /** Minutes. */
  responseDelay: z.int().min(0).max(10_080),
  /** Each may hold several texts, divided by a line of three hyphens. */
  responseTemplates: z.record(z.enum(SENTIMENTS), z.string().max(4000)),
  workingHours: z.object({
    enabled: z.boolean(),
    schedule: z
      .array(z.object({ day: z.enum(WEEKDAYS), enabled: z.boolean(), start: clockTime, end: clockTime }))
      .length(7),
  }),
  /** As many replies a day leave by themselves at most. */
  dailyCap: z.int().min(1).default(DEFAULT_DAILY_CAP),
  /** Stops everything, whatever else is on. */
  isStopped: z.boolean().default(false),
  /** Since when reviews are answered; those from before are left alone. */
  onSince: z.iso.datetime().nullable().default(null),
  /** Who agreed that the templates are posted, and when. */
  consent: z.object({ userId: z.uuid(), name: z.string(), at: z.iso.datetime() }).nullable().default(null),
  revision: z.int().default(0),
})

/** One column of JSON a group in `customer_settings`; the company name lives on the customer itself. */
export const customerSettingsSchema = z.object({
  general: generalSettingsSchema,
  notifications: notificationSettingsSchema,
  security: securitySettingsSchema,
  branding: brandingSettingsSchema,
  automation: automationSettingsSchema,
})
export type CustomerSettings = z.infer<typeof customerSettingsSchema>

/** Out of the row of its customer; who has none yet has the defaults. */
export function readGeneral(kept: unknown): CustomerSettings['general'] {
  return kept === null ? DEFAULT_CUSTOMER_SETTINGS.general : generalSettingsSchema.parse(kept)
}

/** What a new customer starts with. Nothing is posted in anybody's name until they switch it on. */
export const DEFAULT_CUSTOMER_SETTINGS: CustomerSettings = {
  general: {
    timezone: 'UTC',
    language: DEFAULT_LOCALE,
    dateFormat: 'MM/DD/YYYY',
    currency: 'USD',
    country: null,
    revision: 0,
  },
  notifications: {
    email: true,
    push: true,
    slack: false,
    reviewAlerts: true,
    disputeAlerts: true,
    campaignAlerts: true,
    revision: 0,
  },
  security: {
    sessionTimeout: 30,
    isTimeoutForRemembered: false,
    sessionMaxDays: 30,
    ipWhitelist: [],
    twoFactorSince: null,
    revision: 0,
  },
  branding: {
    logo: null,
    darkLogo: null,
    colors: { primary: '#0f766e', secondary: '#334155', accent: '#b45309' },
    customDomain: '',
    revision: 0,
  },
  automation: {
    replyApproval: DEFAULT_APPROVAL_RULE,
    autoRespond: false,
    responseDelay: 15,
    responseTemplates: {
      positive: 'Hello {author}, thank you for your kind words. We look forward to seeing you again.',
      neutral: 'Hello {author}, thank you for your feedback. We would like to hear how we can do better next time.',
      negative: 'Hello {author}, we are sorry that we let you down. Please contact us so that we can put it right.',
    },
    workingHours: {
      enabled: false,
      schedule: WEEKDAYS.map((day) => ({
        day,
        enabled: day !== 'saturday' && day !== 'sunday',
        start: '09:00',
        end: '17:00',
      })),
    },
    dailyCap: DEFAULT_DAILY_CAP,
    isStopped: false,
    onSince: null,
    consent: null,
    revision: 0,
  },
}
