import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { Pooler } from '#server/database/connect.ts'
import { assistantEnvironment, toAssistantSettings, type AssistantSettings } from './assistant-settings.ts'
import { authEnvironment, toAuthSettings, type AuthSettings } from './auth-settings.ts'
import { billingEnvironment, toBillingSettings, type BillingSettings } from './billing-settings.ts'
import { pushEnvironment, toPushKeys, type PushKeySettings } from './push-settings.ts'
import { platformEnvironment, toPlatformSettings, type PlatformSettings } from './platform-settings.ts'
import { absentWhenEmpty, list, onOff, wholeNumber } from './environment-fields.ts'

export const ROLES = ['web', 'worker'] as const
export type Role = (typeof ROLES)[number]

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const isRole = (value: string): value is Role => ROLES.some((role) => role === value)

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://reviews.example.com' })
  .refine(isBareAddress, 'must be an address without a path, a query or a password in it')
  .transform((value) => (URL.canParse(value) ? new URL(value).origin : value))

const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host:5432/goodword',
})

function isBareAddress(value: string): boolean {
  // What is no address at all has got its sentence already.
  if (!URL.canParse(value)) return true
  const { pathname, search, hash, username } = new URL(value)
  return pathname === '/' && search === '' && hash === '' && username === ''
}

function isAddressOrRange(value: string): boolean {
  const [address = '', prefix] = value.split('/')
  const bits = { 4: 32, 6: 128 }[isIP(address)] ?? -1
  return prefix === undefined ? bits > 0 : /^\d+$/.test(prefix) && Number(prefix) <= bits
}

/** The whole environment. Nothing else in the product reads it; `.env.example` explains each line. */
const environmentSchema = z.object({
  NODE_ENV: absentWhenEmpty(
    z.enum(['development', 'production', 'test'], 'must be development, production or test').default('development'),
  ),
  PORT: absentWhenEmpty(wholeNumber(0, 65_535).default(3000)),
  HOST: absentWhenEmpty(z.string().default('127.0.0.1')),
  PUBLIC_URL: absentWhenEmpty(httpUrl.nullable().default(null)),
  DATA_DIR: absentWhenEmpty(z.string().default('./data')),
  DATABASE_URL: absentWhenEmpty(databaseUrl.nullable().default(null)),
  BACKUP_DATABASE_URL: absentWhenEmpty(databaseUrl.nullable().default(null)),
  DATABASE_READ_URL: absentWhenEmpty(databaseUrl.nullable().default(null)),
  QUEUE_DATABASE_URL: absentWhenEmpty(databaseUrl.nullable().default(null)),
  DATABASE_POOLER: absentWhenEmpty(
    z
      .string()
      .regex(/^[\w.-]+:\d+$/, 'must be a host and a port such as pgbouncer.example.com:6432')
      .transform((value): Pooler => ({ host: value.split(':')[0] ?? '', port: Number(value.split(':')[1]) }))
      .nullable()
      .default(null),
  ),
  DATABASE_CONNECTIONS: absentWhenEmpty(wholeNumber(4, 500).default(10)),
  SECRET_KEY: absentWhenEmpty(
    z
      .string()
      .min(32, 'must have at least 32 characters')
      .refine((value) => !value.includes(','), 'must not contain a comma')
      .nullable()
      .default(null),
  ),
  SECRET_KEY_PREVIOUS: absentWhenEmpty(z.string().default('').transform(list)),
  SANDBOX: onOff,
  ADMIN_SECOND_FACTOR: onOff,
  CONTACT_EMAIL: absentWhenEmpty(z.email('must be an e-mail address').nullable().default(null)),
  COMPANY_ADDRESS: absentWhenEmpty(z.string().nullable().default(null)),
  METRICS_TOKEN: absentWhenEmpty(z.string().min(16, 'must have at least 16 characters').nullable().default(null)),
  ROLES: absentWhenEmpty(
    z
      .string()
      .default('web,worker')
      .transform(list)
      .refine((roles) => roles.length > 0 && roles.every(isRole), 'must be web, worker or both, separated by a comma')
      .transform((roles) => roles.filter(isRole)),
  ),
  LOG_LEVEL: absentWhenEmpty(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional()),
  SMTP_URL: absentWhenEmpty(
    z
      .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@mail.example.com:587' })
      .nullable()
      .default(null),
  ),
  MAIL_FROM: absentWhenEmpty(z.string().nullable().default(null)),
  TRUSTED_PROXIES: absentWhenEmpty(
    z
      .string()
      .default('')
      .refine(
        (value) => list(value).every(isAddressOrRange),
        'must be addresses or ranges such as 10.0.0.1 or 10.0.0.0/8',
      )
      .transform(list),
  ),
  RATE_LIMIT_PER_MINUTE: absentWhenEmpty(wholeNumber(1, 1_000_000).default(600)),
  REQUESTS_PER_CUSTOMER: absentWhenEmpty(wholeNumber(1, 10_000).default(50)),
  HEAVY_REQUESTS: absentWhenEmpty(wholeNumber(1, 1000).default(2)),
  STORAGE_MB_PER_CUSTOMER: absentWhenEmpty(wholeNumber(1, 1_000_000).default(5000)),
  SHUTDOWN_DELAY_MS: absentWhenEmpty(wholeNumber(0, 60_000).optional()),
  ...authEnvironment,
  ...platformEnvironment,
  ...assistantEnvironment,
  ...pushEnvironment,
  ...billingEnvironment,
})

/** Stands in the footer of an installation for trying the product, and says so. */
const TRIAL_ADDRESS = 'Goodword demo installation\n1 Example Street\nExample Town'

export interface Config {
  isProduction: boolean
  port: number
  host: string
  /** `null` until the server listens: then it is the address it listens on. */
  publicUrl: string | null
  dataDir: string
  databaseUrl: string | null
  /** The same database as a role that sees every row, for who backs it up. */
  backupDatabaseUrl: string | null
  /** A streaming replica of the database, for what reads much; `null`: there is none. */
  databaseReadUrl: string | null
  /** Where the queue of jobs is; `null`: with everything else. */
  queueDatabaseUrl: string | null
  databasePooler: Pooler | null
  /** Of one process for what people and jobs do; as many again are for signing in. */
  databaseConnections: number
  secretKeys: { current: string; previous: string[] } | null
  isSandboxOn: boolean
  /** The administrators' side is open only to those of them who have a second factor. */
  needsAdminFactor: boolean
  contactEmail: string
  companyAddress: string
  metricsToken: string | null
  roles: readonly Role[]
  logLevel: (typeof LOG_LEVELS)[number]
  mail: { smtpUrl: string | null; from: string }
  /** Whom pushes come from; `null`: the pair that this installation has made for itself. */
  pushKeys: PushKeySettings | null
  trustedProxies: readonly string[]
  ratePerMinute: number
  /** How many of one customer's requests a process works on at the same time. */
  requestsPerCustomer: number
  /** How many bulk actions and files that are read in a process works on at the same time: one of each customer. */
  heavyRequests: number
  /** How much one customer's files may take together. */
  storageBytes: number
  /** How long to go on answering after being told to stop, so that a balancer notices first. */
  shutdownDelayMs: number
  auth: AuthSettings
  platforms: PlatformSettings
  assistant: AssistantSettings
  billing: BillingSettings
}

/** Thrown once, with every fault in it, before anything is started. */
export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'))
  }
  const env = parsed.data
  const isProduction = env.NODE_ENV === 'production'
  const isSandboxOn = env.SANDBOX ?? !isProduction
  refuseUnsafe(env, { isProduction, isSandboxOn })
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    backupDatabaseUrl: env.BACKUP_DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    queueDatabaseUrl: env.QUEUE_DATABASE_URL,
    databasePooler: env.DATABASE_POOLER,
    databaseConnections: env.DATABASE_CONNECTIONS,
    secretKeys: env.SECRET_KEY ? { current: env.SECRET_KEY, previous: env.SECRET_KEY_PREVIOUS } : null,
    isSandboxOn,
    needsAdminFactor: needsAdminFactor(env.ADMIN_SECOND_FACTOR, { isProduction, isSandboxOn }),
    contactEmail: env.CONTACT_EMAIL ?? 'contact@goodword.test',
    companyAddress: (env.COMPANY_ADDRESS ?? (isProduction ? '' : TRIAL_ADDRESS)).replaceAll('\\n', '\n'),
    metricsToken: env.METRICS_TOKEN,
    roles: env.ROLES,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? 'Goodword <no-reply@goodword.test>' },
    pushKeys: toPushKeys(env),
    trustedProxies: env.TRUSTED_PROXIES,
    ratePerMinute: env.RATE_LIMIT_PER_MINUTE,
    requestsPerCustomer: env.REQUESTS_PER_CUSTOMER,
    heavyRequests: env.HEAVY_REQUESTS,
    storageBytes: env.STORAGE_MB_PER_CUSTOMER * 1_000_000,
    shutdownDelayMs: env.SHUTDOWN_DELAY_MS ?? (isProduction ? 5000 : 0),
    auth: toAuthSettings(env, { isProduction, isSandboxOn }),
    platforms: toPlatformSettings(env, { isSandboxOn }),
    assistant: toAssistantSettings(env),
    billing: toBillingSettings(env, { isProduction, isSandboxOn }),
  }
}

/** Whoever tries the product out needs none. */
const needsAdminFactor = (
  asked: boolean | undefined,
  { isProduction, isSandboxOn }: Pick<Config, 'isProduction' | 'isSandboxOn'>,
): boolean => asked ?? (isProduction && !isSandboxOn)

/** Signs of a key that a person thought up or copied, instead of one that chance made. */
const FEWEST_DIFFERENT = 12
const COPIED_WORDS = /change.?me|secret|password|passwort|example|goodword|0123456|1234567|abcdef/i

/** What works and is not safe, for whoever reads the log of a new installation. */
export function findUnsafe({ isProduction, secretKeys, publicUrl }: Config): string[] {
  if (!isProduction) return []
  const key = secretKeys?.current ?? ''
  const isWeak = new Set(key).size < FEWEST_DIFFERENT || COPIED_WORDS.test(key)
  return [
    ...(isWeak ? ['SECRET_KEY looks easy to guess. Make one by chance, for example with: openssl rand -hex 32'] : []),
    ...(publicUrl?.startsWith('http:')
      ? ['PUBLIC_URL begins with http://: passwords and sessions can be read on their way. Serve it by https://.']
      : []),
  ]
}

interface Modes {
  isProduction: boolean
  isSandboxOn: boolean
}

type Environment = z.output<typeof environmentSchema>

/** What must be there in production, and what it is for. */
const NEEDED_IN_PRODUCTION: [keyof Environment, string][] = [
  ['SECRET_KEY', 'SECRET_KEY must be set in production.'],
  ['PUBLIC_URL', 'PUBLIC_URL must be set in production: mails and codes carry it.'],
  ['CONTACT_EMAIL', 'CONTACT_EMAIL must be set in production: it receives the contact form.'],
]

function refuseUnsafe(env: Environment, { isProduction, isSandboxOn }: Modes): void {
  const faults = isProduction ? NEEDED_IN_PRODUCTION.filter(([name]) => !env[name]).map(([, fault]) => fault) : []
  if (isProduction && env.SMTP_URL && !env.MAIL_FROM) {
    faults.push('MAIL_FROM must be set in production: mail needs a sender.')
  }
  faults.push(...findLonely(env))
  if (!isSandboxOn) faults.push(...findSandboxFaults(env))
  for (const [one, other] of PAIRS) if (!env[one] !== !env[other]) faults.push(`${one} and ${other} need each other.`)
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
}

/** One alone would be passed over without a word: a captcha that is never checked, a sandbox that plays the provider. */
const PAIRS = [
  ['AUTH_CAPTCHA_URL', 'AUTH_CAPTCHA_SECRET'],
  ['AUTH_GOOGLE_CLIENT_ID', 'AUTH_GOOGLE_CLIENT_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
] as const

/** What says nothing without another. */
function findLonely(env: Environment): string[] {
  const faults: string[] = []
  if (env.DATABASE_POOLER && !env.DATABASE_URL) {
    faults.push('DATABASE_POOLER needs DATABASE_URL beside it: migrations and live updates go to PostgreSQL itself.')
  }
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    faults.push('DATABASE_READ_URL needs DATABASE_URL beside it: the embedded database has no replica.')
  }
  if (env.SECRET_KEY_PREVIOUS.length > 0 && !env.SECRET_KEY) {
    faults.push('SECRET_KEY_PREVIOUS needs SECRET_KEY beside it.')
  }
  return faults
}

/** What only the sandbox can do. */
function findSandboxFaults(env: Environment): string[] {
  const faults: string[] = []
  if (!env.SMTP_URL) faults.push('SMTP_URL must be set, or SANDBOX=on to keep all mail in the sandbox.')
  if (env.AUTH_PHONE || env.AUTH_MFA_PHONE) {
    faults.push('AUTH_PHONE and AUTH_MFA_PHONE need SANDBOX=on: no provider for text messages is connected.')
  }
  if (env.AI_BASE_URL === 'sandbox') faults.push('AI_BASE_URL=sandbox needs SANDBOX=on.')
  return faults
}
