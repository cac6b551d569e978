import { z } from 'zod'
import { absentWhenEmpty, list, onOff, wholeNumber } from './environment-fields.ts'

const count = (fallback: number, max = 1_000_000) => absentWhenEmpty(wholeNumber(1, max).default(fallback))
const text = absentWhenEmpty(z.string().nullable().default(null))
const address = absentWhenEmpty(
  z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://id.example.com' })
    .nullable()
    .default(null),
)

/** The auth service's part of the environment; `.env.example` explains each line. */
export const authEnvironment = {
  AUTH_SIGNUP: onOff,
  AUTH_EMAIL: onOff,
  AUTH_EMAIL_AUTOCONFIRM: onOff,
  AUTH_PHONE: onOff,
  AUTH_PHONE_AUTOCONFIRM: onOff,
  AUTH_ANONYMOUS: onOff,
  AUTH_MANUAL_LINKING: onOff,
  AUTH_MFA_TOTP: onOff,
  AUTH_MFA_PHONE: onOff,
  AUTH_SSO: onOff,
  AUTH_JWT_SECRET: absentWhenEmpty(z.string().min(32, 'must have at least 32 characters').nullable().default(null)),
  AUTH_SIGNING_ALGORITHM: absentWhenEmpty(z.enum(['ES256', 'RS256'], 'must be ES256 or RS256').default('ES256')),
  AUTH_ACCESS_TOKEN_SECONDS: absentWhenEmpty(wholeNumber(60, 604_800).default(3600)),
  AUTH_REFRESH_ROTATION: onOff,
  AUTH_REFRESH_REUSE_SECONDS: absentWhenEmpty(wholeNumber(0, 3600).default(0)),
  AUTH_COMMON_PASSWORDS: onOff,
  AUTH_PASSWORD_MIN_LENGTH: absentWhenEmpty(wholeNumber(6, 72).default(8)),
  AUTH_MAIL_INTERVAL_SECONDS: absentWhenEmpty(wholeNumber(0, 3600).default(60)),
  AUTH_MAIL_CODE_SECONDS: count(86_400),
  AUTH_SMS_INTERVAL_SECONDS: absentWhenEmpty(wholeNumber(0, 3600).default(60)),
  AUTH_SMS_CODE_SECONDS: count(300),
  AUTH_FLOW_SECONDS: count(300, 3600),
  AUTH_UNCONFIRMED_DAYS: count(7, 3650),
  AUTH_REDIRECT_URLS: absentWhenEmpty(z.string().default('').transform(list)),
  AUTH_CORS_ORIGINS: absentWhenEmpty(z.string().default('').transform(list)),
  AUTH_RATE_SIGNUP: count(30),
  AUTH_RATE_TOKEN: count(150),
  AUTH_RATE_OTP: count(30),
  AUTH_RATE_RECOVER: count(30),
  AUTH_RATE_RESEND: count(30),
  AUTH_RATE_USER: count(30),
  AUTH_RATE_VERIFY: count(30),
  AUTH_RATE_SSO: count(30),
  AUTH_RATE_FACTORS: count(15),
  AUTH_RATE_ANONYMOUS: count(30),
  AUTH_RATE_MAILS: count(10),
  AUTH_RATE_SMS: count(100),
  AUTH_CAPTCHA_URL: address,
  AUTH_CAPTCHA_SECRET: text,
  AUTH_GOOGLE_ISSUER: address,
  AUTH_GOOGLE_CLIENT_ID: text,
  AUTH_GOOGLE_CLIENT_SECRET: text,
}

const authEnvironmentSchema = z.object(authEnvironment)
export type AuthEnvironment = z.output<typeof authEnvironmentSchema>

/** How often one address may ask; each kind of door counts for itself. */
export interface AuthRates {
  signup: number
  token: number
  otp: number
  recover: number
  resend: number
  user: number
  verify: number
  sso: number
  factors: number
  anonymous: number
  /** To one address, asked for at one door, in an hour. */
  mails: number
  /** For the whole installation, in an hour. */
  sms: number
}

/** Every knob of the auth service. */
export interface AuthSettings {
  canSignUp: boolean
  isEmailOn: boolean
  isEmailAutoconfirmed: boolean
  isPhoneOn: boolean
  isPhoneAutoconfirmed: boolean
  isAnonymousOn: boolean
  isManualLinkingOn: boolean
  isTotpOn: boolean
  isPhoneFactorOn: boolean
  isSsoOn: boolean
  jwtSecret: string | null
  signingAlgorithm: 'ES256' | 'RS256'
  accessTokenSeconds: number
  isRefreshRotated: boolean
  refreshReuseSeconds: number
  passwordMinLength: number
  /** Passwords that everybody tries first are taken. */
  areCommonPasswordsAllowed: boolean
  mailIntervalSeconds: number
  mailCodeSeconds: number
  smsIntervalSeconds: number
  smsCodeSeconds: number
  flowSeconds: number
  /** How long an account waits to be confirmed before it goes. */
  unconfirmedDays: number
  redirectUrls: readonly string[]
  /** Besides our own. */
  corsOrigins: readonly string[]
  rates: AuthRates
  captcha: { url: string; secret: string } | null
  /** `null` issuer: the sandbox's stand-in, where there is a sandbox. */
  google: { issuer: string | null; clientId: string; clientSecret: string } | null
}

export function toAuthSettings(
  env: AuthEnvironment,
  { isProduction, isSandboxOn }: { isProduction: boolean; isSandboxOn: boolean },
): AuthSettings {
  // In production the sandbox may stand in for what is not connected yet, but it vouches for nobody.
  const isForTrying = isSandboxOn && !isProduction
  return {
    ...readDoors(env, isForTrying),
    ...readGuards(env),
    jwtSecret: env.AUTH_JWT_SECRET,
    signingAlgorithm: env.AUTH_SIGNING_ALGORITHM,
    accessTokenSeconds: env.AUTH_ACCESS_TOKEN_SECONDS,
    isRefreshRotated: env.AUTH_REFRESH_ROTATION ?? true,
    refreshReuseSeconds: env.AUTH_REFRESH_REUSE_SECONDS,
    passwordMinLength: env.AUTH_PASSWORD_MIN_LENGTH,
    mailIntervalSeconds: env.AUTH_MAIL_INTERVAL_SECONDS,
    mailCodeSeconds: env.AUTH_MAIL_CODE_SECONDS,
    smsIntervalSeconds: env.AUTH_SMS_INTERVAL_SECONDS,
    smsCodeSeconds: env.AUTH_SMS_CODE_SECONDS,
    flowSeconds: env.AUTH_FLOW_SECONDS,
    unconfirmedDays: env.AUTH_UNCONFIRMED_DAYS,
    redirectUrls: env.AUTH_REDIRECT_URLS,
    corsOrigins: env.AUTH_CORS_ORIGINS,
    rates: readRates(env),
    captcha:
      env.AUTH_CAPTCHA_URL && env.AUTH_CAPTCHA_SECRET
        ? { url: env.AUTH_CAPTCHA_URL, secret: env.AUTH_CAPTCHA_SECRET }
        : null,
    google: readGoogle(env, isForTrying),
  }
}

function readDoors(env: AuthEnvironment, isForTrying: boolean) {
  return {
    canSignUp: env.AUTH_SIGNUP ?? true,
    isEmailOn: env.AUTH_EMAIL ?? true,
    isEmailAutoconfirmed: env.AUTH_EMAIL_AUTOCONFIRM ?? isForTrying,
    isPhoneOn: env.AUTH_PHONE ?? false,
    isPhoneAutoconfirmed: env.AUTH_PHONE_AUTOCONFIRM ?? false,
    isAnonymousOn: env.AUTH_ANONYMOUS ?? false,
    isManualLinkingOn: env.AUTH_MANUAL_LINKING ?? true,
    isSsoOn: env.AUTH_SSO ?? isForTrying,
  }
}

function readGuards(env: AuthEnvironment) {
  return {
    areCommonPasswordsAllowed: env.AUTH_COMMON_PASSWORDS ?? false,
    isTotpOn: env.AUTH_MFA_TOTP ?? true,
    isPhoneFactorOn: env.AUTH_MFA_PHONE ?? false,
  }
}

function readRates(env: AuthEnvironment): AuthRates {
  return {
    signup: env.AUTH_RATE_SIGNUP,
    token: env.AUTH_RATE_TOKEN,
    otp: env.AUTH_RATE_OTP,
    recover: env.AUTH_RATE_RECOVER,
    resend: env.AUTH_RATE_RESEND,
    user: env.AUTH_RATE_USER,
    verify: env.AUTH_RATE_VERIFY,
    sso: env.AUTH_RATE_SSO,
    factors: env.AUTH_RATE_FACTORS,
    anonymous: env.AUTH_RATE_ANONYMOUS,
    mails: env.AUTH_RATE_MAILS,
    sms: env.AUTH_RATE_SMS,
  }
}

/** Without keys of one's own, the sandbox plays the provider. */
function readGoogle(env: AuthEnvironment, isForTrying: boolean): AuthSettings['google'] {
  const { AUTH_GOOGLE_CLIENT_ID: clientId, AUTH_GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId && clientSecret) {
    return { issuer: env.AUTH_GOOGLE_ISSUER ?? 'https://accounts.google.com', clientId, clientSecret }
  }
  return isForTrying ? { issuer: null, clientId: 'goodword-sandbox', clientSecret: 'goodword-sandbox-secret' } : null
}
