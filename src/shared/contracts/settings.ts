import { z } from 'zod'
import { COUNTRIES, CURRENCIES, DATE_FORMATS, textOn } from '../domain/customer-settings.ts'
import { normaliseRange } from '../domain/ip-ranges.ts'
import { LOCALES } from '../domain/locales.ts'
import { TRIAL_PLANS } from '../domain/plans.ts'
import { isKnownTimezone } from '../domain/timezones.ts'
import { defineEndpoint } from './endpoint.ts'

/** Minutes; a person who does nothing for so long is signed out. */
export const MIN_SESSION_TIMEOUT = 5
export const MAX_SESSION_TIMEOUT = 43_200

/** Entries of the IP whitelist. */
export const MOST_IP_RANGES = 100

const securitySettingsSchema = z
  .object({
    sessionTimeout: z.int(),
    isTimeoutForRemembered: z.boolean(),
    /** From where people of the customer come in; empty: from everywhere. */
    ipWhitelist: z.array(z.string()),
    /** Everybody must have a second step, seven days after this was switched on or they joined. */
    isTwoFactorRequired: z.boolean(),
    /** To be sent along with a change, which is refused where somebody else's came first. */
    revision: z.int(),
    /** Where this very request comes from. */
    ownAddress: z.string(),
  })
  .meta({ id: 'SecuritySettings' })
export type SecuritySettings = z.infer<typeof securitySettingsSchema>

export const getSecuritySettings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/security',
  summary:
    'How long a session of this customer may be left alone, from where its people come in, and by how many steps',
  access: 'settings.view',
  input: z.object({}),
  output: securitySettingsSchema,
})

export const ipRange = z
  .string()
  .trim()
  .min(1, 'required')
  .max(64, 'tooLong')
  .refine((text) => normaliseRange(text) !== null, 'ipRangeInvalid')

/** Of the settings that the change begins with. Left out, it is made whatever others have changed. */
const seenRevision = z.int().optional()

export const securitySettingsInput = z.object({
  sessionTimeout: z
    .int('numberInvalid')
    .min(MIN_SESSION_TIMEOUT, 'sessionTimeoutRange')
    .max(MAX_SESSION_TIMEOUT, 'sessionTimeoutRange'),
  /** Else those who asked to be remembered stay signed in for 30 days. Left out, it stays as it is. */
  isTimeoutForRemembered: z.boolean().optional(),
  /** Addresses and ranges (CIDR) of IPv4 and IPv6. One's own must be among them. Left out, they stay as they are. */
  ipWhitelist: z.array(ipRange).max(MOST_IP_RANGES, 'tooMany').optional(),
  /** Only for whoever has a second step themselves. Left out, it stays as it is. */
  isTwoFactorRequired: z.boolean().optional(),
  revision: seenRevision,
})

export const changeSecuritySettings = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/security',
  summary:
    'Change how long a session may be left alone; with a fresh proof, also from where people come in, and by how many steps',
  access: 'settings.manage',
  needsAllLocations: true,
  input: securitySettingsInput,
  output: securitySettingsSchema,
  errors: ['conflict'],
})

/** How long a mailed link can switch the whitelist off. */
export const RELEASE_MINUTES = 30

export const mailReleaseLink = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/security/release-link',
  summary: 'Mail the owner, who is locked out, a link that switches the IP whitelist off',
  access: 'settings.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  isOpenToBarred: true,
  input: z.object({}),
  output: z.object({ email: z.string() }),
  errors: ['conflict'],
  ratePerMinute: 3,
})

export const releaseWhitelist = defineEndpoint({
  method: 'POST',
  path: '/api/v1/settings/security/release',
  summary: 'Switch the IP whitelist off by the word of a mailed link: once, within 30 minutes',
  access: 'settings.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  isOpenToBarred: true,
  input: z.object({ word: z.string().max(1000, 'tooLong') }),
  output: securitySettingsSchema,
  errors: ['not-found'],
  ratePerMinute: 10,
})

const generalSettingsSchema = z
  .object({
    companyName: z.string(),
    /** Nobody has said yet what the business is called: the name is the owner's, and nothing is signed with it. */
    isNamed: z.boolean(),
    country: z.string().nullable(),
    timezone: z.string(),
    language: z.enum(LOCALES),
    dateFormat: z.enum(DATE_FORMATS),
    currency: z.enum(CURRENCIES),
    /** To be sent along with a change, which is refused where somebody else's came first. */
    revision: z.int(),
  })
  .meta({ id: 'GeneralSettings' })
export type GeneralSettings = z.infer<typeof generalSettingsSchema>

export const getGeneralSettings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/general',
  summary: 'What the business is called, where it is, and how days and amounts are written for it',
  access: 'settings.view',
  input: z.object({}),
  output: generalSettingsSchema,
})

export const generalSettingsInput = z.object({
  companyName: z.string().trim().min(1, 'required').max(200, 'tooLong'),
  country: z
    .string()
    .refine((country) => COUNTRIES.includes(country), 'choiceInvalid')
    .nullable(),
  timezone: z.string().trim().min(1, 'required').max(64, 'tooLong').refine(isKnownTimezone, 'timezoneInvalid'),
  language: z.enum(LOCALES, 'choiceInvalid'),
  /** These two, where they are left out, are as usual in a country that is new; else they stay. */
  dateFormat: z.enum(DATE_FORMATS, 'choiceInvalid').optional(),
  currency: z.enum(CURRENCIES, 'choiceInvalid').optional(),
  /** The plan that is to follow the trial, as chosen on the pricing page. Nothing changes once the trial is over. */
  trialPlan: z.enum(TRIAL_PLANS, 'choiceInvalid').optional(),
  revision: seenRevision,
})

export const changeGeneralSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/general',
  summary: 'Say what the business is called, where it is, and how days and amounts are written for it',
  access: 'settings.manage',
  needsAllLocations: true,
  input: generalSettingsInput,
  output: generalSettingsSchema,
  errors: ['conflict'],
})

/** With the pixels of the longer side; the largest first. */
export const LOGO_SIZES = [
  { size: 'large', edge: 512 },
  { size: 'medium', edge: 128 },
  { size: 'small', edge: 64 },
] as const
export type LogoSize = (typeof LOGO_SIZES)[number]['size']
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
export const LOGO_BYTES = 5_000_000
/** What it stands on. */
export const LOGO_SURFACES = ['light', 'dark'] as const
export type LogoSurface = (typeof LOGO_SURFACES)[number]

/** Its public addresses by size: they never show anything else, so they may be kept for ever. */
const logoAddresses = z.object({ large: z.string(), medium: z.string(), small: z.string() })

export const brandingSchema = z
  .object({
    logo: logoAddresses.nullable(),
    /** For what is dark; without one, `logo` stands there, too. */
    darkLogo: logoAddresses.nullable(),
    /** Those in effect: without a plan for own ones, the usual ones. */
    colors: z.object({ primary: z.string(), secondary: z.string(), accent: z.string() }),
    /** Of the colors; to be sent along with a change. */
    revision: z.int(),
  })
  .meta({ id: 'Branding' })
export type Branding = z.infer<typeof brandingSchema>

export const getBranding = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/branding',
  summary: 'The logo and the colors of the business',
  access: 'settings.view',
  input: z.object({}),
  output: brandingSchema,
})

const brandColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: 'colorInvalid', abort: true })
  .refine((color) => textOn(color).isReadable, 'contrastTooLow')

export const brandColorsInput = z.object({
  primary: brandColor,
  secondary: brandColor,
  accent: brandColor,
  revision: seenRevision,
})

export const changeBrandColors = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/branding/colors',
  summary: 'Choose the colors of the business; text must be readable on each of them',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'custom-branding',
  input: brandColorsInput,
  output: brandingSchema,
  errors: ['conflict'],
})

export const uploadLogo = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/branding/logo',
  summary: 'Show a picture as the logo of the business; it takes the place of the one before',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({
    /** Base64 of a PNG, JPEG or WebP picture. What it is, the server finds out by itself. */
    data: z.base64().min(1, 'required'),
    surface: z.enum(LOGO_SURFACES).default('light'),
  }),
  output: brandingSchema,
  errors: ['conflict'],
  maxBodyBytes: 7_500_000,
  ratePerMinute: 20,
})

export const removeLogo = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/settings/branding/logo',
  summary: 'Show no logo any more',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({ surface: z.enum(LOGO_SURFACES).default('light') }),
  output: brandingSchema,
})

export const getLogo = defineEndpoint({
  method: 'GET',
  path: '/api/v1/logos/:logoId/:size',
  summary: 'A logo, for every page that shows it',
  access: 'public',
  input: z.object({ logoId: z.uuid(), size: z.enum(LOGO_SIZES.map(({ size }) => size)) }),
  output: z.string(),
  mediaType: 'image/png',
  errors: ['not-found'],
})
