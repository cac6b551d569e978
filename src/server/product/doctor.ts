import { randomUUID } from 'node:crypto'
import { lookup, resolveMx, resolveTxt } from 'node:dns/promises'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { verifySmtp } from '#server/adapters/mail/smtp.ts'
import { parseDatabaseUrl, type DatabaseAddress } from '#server/database/address.ts'
import {
  examineDatabase,
  examineReplica,
  examineServer,
  type DatabaseFacts,
  type ReplicaState,
  type ServerVersion,
} from '#server/database/examine-database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import type { PasswordSafe } from '#server/database/roles.ts'
import { ConfigError, findUnsafe, readConfig, type Config } from '#server/kernel/config/config.ts'
import { createKeyring, openKeyFile } from '#server/kernel/crypto/keyring.ts'
import { createPasswordSafe } from '#server/kernel/crypto/password-safe.ts'
import { withoutSecrets } from '#server/kernel/log/without-secrets.ts'
import { MAKE_ADMINISTRATOR } from './create-administrator.ts'

/** `note`: it works, and somebody should know. */
export interface Finding {
  check:
    | 'settings'
    | 'storage'
    | 'database'
    | 'roles'
    | 'migrations'
    | 'administrators'
    | 'clock'
    | 'queue'
    | 'replica'
    | 'DNS'
    | 'mail'
  state: 'fine' | 'note' | 'fault'
  words: string
  /** What to do about it. */
  todo?: string
}

/** What lies outside this process, for whoever wants to try how it fails. */
export interface Surroundings {
  examine: (config: Config) => Promise<DatabaseFacts>
  /** The queue's own. */
  examineOther: (url: string) => Promise<ServerVersion>
  examineReplica: (config: Config, readUrl: string) => Promise<ReplicaState>
  findAddress: (host: string) => Promise<unknown>
  hasMx: (domain: string) => Promise<boolean>
  hasSpf: (domain: string) => Promise<boolean>
  greetMail: (url: string) => Promise<void>
  freeBytes: (folder: string) => Promise<number>
}

const REAL: Surroundings = {
  examine: (config) => withOwner(config, (owner, open) => examineDatabase(owner, open)),
  examineOther: (url) => examineServer(parseDatabaseUrl(url)),
  examineReplica: (config, readUrl) => withOwner(config, (owner, open) => examineReplica(readUrl, owner, open)),
  findAddress: (host) => lookup(host),
  hasMx: async (domain) => (await resolveMx(domain).catch(() => [])).length > 0,
  hasSpf: async (domain) =>
    (await resolveTxt(domain).catch(() => [])).some((parts) => parts.join('').startsWith('v=spf1')),
  greetMail: verifySmtp,
  freeBytes: async (folder) => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
}

/** Looks at everything an installation stands on, and changes nothing. */
export async function examineInstallation(
  environment: Record<string, string | undefined>,
  outside: Partial<Surroundings> = {},
): Promise<Finding[]> {
  const around = { ...REAL, ...outside }
  let config: Config
  try {
    config = readConfig(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const todo = 'Correct it in the environment or in .env; .env.example explains each line.'
    return error.message.split('\n').map((words) => ({ check: 'settings', state: 'fault', words, todo }))
  }
  return [
    ...describeSettings(config),
    ...(await examineStorage(config, around)),
    ...(await examineData(config, around)),
    ...(await examineQueueDatabase(config, around)),
    ...(await examineCopy(config, around)),
    ...(await examineDns(config, around)),
    ...(await examineMail(config, around)),
  ]
}

function describeSettings(config: Config): Finding[] {
  const unsafe = findUnsafe(config)
  if (unsafe.length > 0) return unsafe.map((words) => ({ check: 'settings', state: 'note', words }))
  const kind = config.isProduction ? 'production' : 'development'
  return [{ check: 'settings', state: 'fine', words: `They can be read (${kind}).` }]
}

const SCARCE_BYTES = 1_000_000_000
const TOO_FEW_BYTES = 100_000_000

async function examineStorage({ dataDir }: Config, { freeBytes }: Surroundings): Promise<Finding[]> {
  const check = 'storage'
  const probe = join(dataDir, `doctor-${randomUUID()}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, 'a probe')
    await rm(probe)
  } catch (error) {
    const todo = 'Let DATA_DIR name a folder that the user of this process may write to.'
    return [{ check, state: 'fault', words: `Nothing can be written to ${dataDir}: ${tell(error)}`, todo }]
  }
  const free = await freeBytes(dataDir)
  const words = `${dataDir} can be written to; ${(free / 1e9).toFixed(1)} GB are free.`
  if (free >= SCARCE_BYTES) return [{ check, state: 'fine', words }]
  return [{ check, state: free < TOO_FEW_BYTES ? 'fault' : 'note', words, todo: 'Make room on this disk.' }]
}

/** As a start would open it; an embedded server that stands still is started for the look. */
async function withOwner<T>(
  { databaseUrl, dataDir, secretKeys }: Config,
  work: (owner: DatabaseAddress, open: PasswordSafe['open']) => Promise<T>,
): Promise<T> {
  const keyring = secretKeys ? createKeyring(secretKeys.current, secretKeys.previous) : openKeyFile(dataDir)
  const database = await openDatabase({ databaseUrl, dataDir, say: () => undefined })
  try {
    const safe = createPasswordSafe(keyring)
    return await work(database.owner, (role, sealed) => safe.open(role, sealed))
  } finally {
    await database.close()
  }
}

const LARGEST_SKEW_MS = 5000
const MOVE_ON = 'Move to PostgreSQL 15 or newer.'

async function examineData(config: Config, { examine }: Surroundings): Promise<Finding[]> {
  let facts: DatabaseFacts
  try {
    facts = await examine(config)
  } catch (error) {
    const todo = 'Start the server, and see that DATABASE_URL and SECRET_KEY are those of this installation.'
    return [{ check: 'database', state: 'fault', words: tell(error), todo }]
  }
  const { version, isTooOld, clockAheadMs, prepared } = facts
  const seconds = (Math.abs(clockAheadMs) / 1000).toFixed(1)
  return [
    isTooOld
      ? {
          check: 'database',
          state: 'fault',
          words: `It is PostgreSQL ${version}.`,
          todo: MOVE_ON,
        }
      : { check: 'database', state: 'fine', words: `PostgreSQL ${version} answers.` },
    ...describePrepared(prepared),
    ...(prepared ? [describeAdministrators(prepared.administrators, config)] : []),
    ...describeWrittenJobs(prepared?.writtenJobs ?? 0, config),
    Math.abs(clockAheadMs) > LARGEST_SKEW_MS
      ? {
          check: 'clock',
          state: 'fault',
          words: `This machine and the database differ by ${seconds} s.`,
          todo: 'Let both follow a time server (chrony, systemd-timesyncd): sessions and codes depend on it.',
        }
      : { check: 'clock', state: 'fine', words: `This machine and the database differ by ${seconds} s.` },
  ]
}

function describeWrittenJobs(count: number, { queueDatabaseUrl }: Config): Finding[] {
  if (queueDatabaseUrl !== null || count === 0) return []
  const words = `Jobs wait for a queue in a database of its own, and nobody hands them over: ${count}.`
  const todo = 'Set QUEUE_DATABASE_URL again; before it is left out, let a worker hand them over and do them.'
  return [{ check: 'queue', state: 'fault', words, todo }]
}

async function examineQueueDatabase({ queueDatabaseUrl }: Config, around: Surroundings): Promise<Finding[]> {
  const check = 'queue'
  if (queueDatabaseUrl === null) return []
  try {
    const { version, isTooOld } = await around.examineOther(queueDatabaseUrl)
    const words = `Its own database answers: PostgreSQL ${version}.`
    return [isTooOld ? { check, state: 'fault', words, todo: MOVE_ON } : { check, state: 'fine', words }]
  } catch (error) {
    const todo =
      'Start the server, and see that QUEUE_DATABASE_URL is right. Until then jobs are written down and wait.'
    return [{ check, state: 'fault', words: `Its own database cannot be reached: ${tell(error)}`, todo }]
  }
}

async function examineCopy(config: Config, around: Surroundings): Promise<Finding[]> {
  const check = 'replica'
  const { databaseReadUrl: url } = config
  if (url === null) return []
  try {
    const state = await around.examineReplica(config, url)
    if (state === 'us') return [{ check, state: 'fine', words: 'It follows the database.' }]
    if (state === 'unknown') return [{ check, state: 'note', words: 'Ask again when the product has been started.' }]
    const words = state === 'nobody' ? 'It is no replica.' : 'It follows another database.'
    const todo =
      'Set DATABASE_READ_URL to a streaming replica of the database, or leave it out. Until then the database answers everything.'
    return [{ check, state: 'fault', words, todo }]
  } catch (error) {
    const todo =
      'Start it, and see that DATABASE_READ_URL is right and goodword_app can sign in there. Until then the database answers everything.'
    return [{ check, state: 'fault', words: `It cannot be asked: ${tell(error)}`, todo }]
  }
}

function describePrepared(prepared: DatabaseFacts['prepared']): Finding[] {
  if (!prepared)
    return [{ check: 'migrations', state: 'note', words: 'The database is empty; the first start fills it.' }]
  const { lockedOut, pending, unknown } = prepared
  const roles: Finding =
    lockedOut.length === 0
      ? { check: 'roles', state: 'fine', words: 'Every role can sign in.' }
      : {
          check: 'roles',
          state: 'fault',
          words: `${lockedOut.join(', ')} cannot sign in.`,
          todo: 'Start the product once: it sets their passwords. See that pg_hba.conf lets them in.',
        }
  return [roles, describeMigrations(pending, unknown)]
}

function describeAdministrators(count: number, { isProduction }: Config): Finding {
  const check = 'administrators'
  if (count > 0) return { check, state: 'fine', words: count === 1 ? 'There is one.' : `There are ${count}.` }
  return {
    check,
    state: isProduction ? 'note' : 'fine',
    words: 'There is none.',
    ...(isProduction && { todo: MAKE_ADMINISTRATOR }),
  }
}

function describeMigrations(pending: string[], unknown: string | null): Finding {
  const check = 'migrations'
  if (unknown !== null) {
    const todo = 'Run the version that this database was last used with, or a newer one.'
    return { check, state: 'fault', words: `${unknown} is not as this version has it.`, todo }
  }
  if (pending.length === 0) return { check, state: 'fine', words: 'All are applied.' }
  return { check, state: 'note', words: `${pending.length} are applied with the next start.` }
}

const isLocal = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || isIP(host.replaceAll(/[[\]]/g, '')) > 0

async function examineDns({ publicUrl, mail }: Config, around: Surroundings): Promise<Finding[]> {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname
  const findings: Finding[] = [await examineHost(host, around)]
  const domain = /@([\w.-]+)/.exec(mail.from)?.[1]
  if (mail.smtpUrl !== null && domain !== undefined && !(await around.hasSpf(domain))) {
    const hint = (await around.hasMx(domain)) ? '' : ' and takes no mail'
    findings.push({
      check: 'DNS',
      state: 'note',
      words: `${domain}, which mail comes from, has no SPF record${hint}.`,
      todo: 'Add the TXT record that your mail provider names: without it, mail is taken for spam.',
    })
  }
  return findings
}

async function examineHost(host: string, { findAddress }: Surroundings): Promise<Finding> {
  const check = 'DNS'
  if (isLocal(host)) return { check, state: 'fine', words: `${host} needs none.` }
  try {
    await findAddress(host)
    return { check, state: 'fine', words: `${host} has an address.` }
  } catch (error) {
    const todo = `Add an A or AAAA record for ${host}, or correct PUBLIC_URL.`
    return { check, state: 'fault', words: `${host} has no address: ${tell(error)}`, todo }
  }
}

async function examineMail({ mail, isProduction }: Config, { greetMail }: Surroundings): Promise<Finding[]> {
  const check = 'mail'
  if (mail.smtpUrl === null) {
    const words = 'No mail server is set: all mail stays in the sandbox.'
    return [{ check, state: isProduction ? 'note' : 'fine', words, ...(isProduction && { todo: 'Set SMTP_URL.' }) }]
  }
  try {
    await greetMail(mail.smtpUrl)
    return [{ check, state: 'fine', words: 'The mail server lets us in.' }]
  } catch (error) {
    const todo = 'See that SMTP_URL has the right host, port, user and password, and that no firewall is between.'
    return [{ check, state: 'fault', words: `The mail server does not let us in: ${tell(error)}`, todo }]
  }
}

/** Several addresses that were tried have one error each, and none of their own. */
function tell(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(tell).join('; ')
  return withoutSecrets(error instanceof Error ? error.message : String(error))
}
