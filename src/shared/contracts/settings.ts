import { z } from 'zod'
import { COUNTRIES, CURRENCIES, DATE_FORMATS } from '../domain/customer-settings.ts'
import { LOCALES } from '../domain/locales.ts'
import { TRIAL_PLANS } from '../domain/plans.ts'
import { isKnownTimezone } from '../domain/timezones.ts'
import { defineEndpoint } from './endpoint.ts'

/** Minutes; a person who does nothing for so long is signed out. */
export const MIN_SESSION_TIMEOUT = 5
export const MAX_SESSION_TIMEOUT = 43_200

const securitySettingsSchema = z
  .object({ sessionTimeout: z.int(), isTimeoutForRemembered: z.boolean() })
  .meta({ id: 'SecuritySettings' })

export const getSecuritySettings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/security',
  summary: 'How long a session of this customer may be left alone',
  access: 'settings.view',
  input: z.object({}),
  output: securitySettingsSchema,
})

export const securitySettingsInput = z.object({
  sessionTimeout: z
    .int('numberInvalid')
    .min(MIN_SESSION_TIMEOUT, 'sessionTimeoutRange')
    .max(MAX_SESSION_TIMEOUT, 'sessionTimeoutRange'),
  /** Else those who asked to be remembered stay signed in for 30 days. Left out, it stays as it is. */
  isTimeoutForRemembered: z.boolean().optional(),
})

export const changeSecuritySettings = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/security',
  summary: 'Change how long a session of this customer may be left alone',
  access: 'settings.manage',
  input: securitySettingsInput,
  output: securitySettingsSchema,
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
})

export const changeGeneralSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/general',
  summary: 'Say what the business is called, where it is, and how days and amounts are written for it',
  access: 'settings.manage',
  input: generalSettingsInput,
  output: generalSettingsSchema,
})
