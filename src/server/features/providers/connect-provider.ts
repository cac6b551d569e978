import { randomBytes, randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type * as contract from '#shared/contracts/providers.ts'
import {
  CREDENTIALS_OF,
  isKeyedProvider,
  PHONE_NUMBER,
  PROVIDER_NAMES,
  typeOfProvider,
  type KeyedProvider,
  type ProviderName,
} from '#shared/domain/providers.ts'
import type { CheckedAccount, Credentials, Provider, ProviderAccount } from '#server/adapters/marketing/port.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { lockPlan } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import {
  ask,
  findProvider,
  hookUrlOf,
  openAccount,
  openSecrets,
  sealSecrets,
  type ProviderDeps,
} from './provider-account.ts'
import { presentConnection } from './providers.presenter.ts'
import * as repository from './providers.repository.ts'
import type { ConnectionRow } from './providers.repository.ts'
import { requestLook } from './sender-look.ts'

const MOST_CONNECTIONS = 50

/** The service is asked before anything is written. */
export async function connect(
  deps: ProviderDeps,
  actor: Actor,
  { provider, credentials }: ParsedInputOf<typeof contract.connectProvider>,
): Promise<contract.ProviderConnection> {
  const typed = takeCredentials(provider, credentials)
  await deps.transactions.replay(actor.customerId, refuseOverfull)
  const [id, word] = [randomUUID(), randomBytes(24).toString('base64url')]
  const { checked, signingKey } = await checkAndSubscribe(deps, { provider, credentials: typed, word })
  return deps.transactions.change(actor.customerId, async (tx) => {
    await lockPlan(tx)
    const others = await refuseOverfull(tx)
    const type = typeOfProvider(provider)
    const row = await repository.insert(tx, {
      id,
      provider_type: type,
      provider_name: provider,
      account: checked.name,
      credentials: sealSecrets(deps, { customerId: tx.customerId, id }, { credentials: typed, signingKey }),
      is_default: !others.some((other) => other.provider_type === type && other.is_default),
      settings: JSON.stringify(checked.region ? { region: checked.region } : {}),
      hook_word: word,
    })
    await tell(tx, actor, 'provider.connected', row)
    await requestLook(tx, row.id)
    return presentConnection(deps, row)
  })
}

/** The connection stays what it is to everything that names it. */
export async function reconnect(
  deps: ProviderDeps,
  actor: Actor,
  { connectionId, credentials }: ParsedInputOf<typeof contract.reconnectProvider>,
): Promise<contract.ProviderConnection> {
  const row = await deps.transactions.replay(actor.customerId, (tx) => getConnection(tx, connectionId))
  const { provider_name: provider, hook_word: word } = row
  if (!isKeyedProvider(provider)) throw refusal('provider-not-found')
  const typed = takeCredentials(provider, credentials)
  const { checked, signingKey } = await checkAndSubscribe(deps, { provider, credentials: typed, word })
  return deps.transactions.change(actor.customerId, async (tx) => {
    const held = await getConnection(tx, connectionId, { isLocked: true })
    const secrets = { credentials: typed, signingKey: signingKey ?? openSecrets(deps, held).signingKey }
    const settings = { ...held.settings, ...(checked.region && { region: checked.region }) }
    const changed = await repository.update(tx, held.id, {
      account: checked.name,
      credentials: sealSecrets(deps, { customerId: tx.customerId, id: held.id }, secrets),
      status: 'active',
      fault: null,
      settings: JSON.stringify(settings),
      checked_at: new Date(),
    })
    if (!changed) throw refusal('provider-not-found')
    await tell(tx, actor, 'provider.connected', changed)
    await requestLook(tx, changed.id)
    return presentConnection(deps, changed)
  })
}

/** Its record goes. Where it was the default, the next of its channel takes its place. Answers what it was. */
export async function disconnect(tx: CustomerTx, actor: Actor, connectionId: string): Promise<ConnectionRow> {
  await lockPlan(tx)
  const row = await getConnection(tx, connectionId, { isLocked: true })
  await repository.remove(tx, row.id)
  await tell(tx, actor, 'provider.disconnected', row)
  if (!row.is_default) return row
  const left = (await repository.list(tx)).filter((other) => other.provider_type === row.provider_type)
  const next = left.find(({ status }) => status === 'active') ?? left[0]
  if (next) await repository.update(tx, next.id, { is_default: true })
  return row
}

export async function makeDefault(tx: CustomerTx, actor: Actor, connectionId: string): Promise<void> {
  await lockPlan(tx)
  const row = await getConnection(tx, connectionId, { isLocked: true })
  if (row.is_default) return
  await repository.clearDefault(tx, row.provider_type)
  await repository.update(tx, row.id, { is_default: true })
  await tell(tx, actor, 'provider.changed', row)
}

export async function getConnection(
  tx: CustomerTx,
  id: string,
  options: { isLocked?: boolean } = {},
): Promise<ConnectionRow> {
  const row = await repository.findById(tx, id, options)
  if (!row) throw refusal('provider-not-found')
  return row
}

type ProviderDeed = 'provider.connected' | 'provider.disconnected' | 'provider.changed'

export async function tell(tx: CustomerTx, actor: Actor, deed: ProviderDeed, row: ConnectionRow): Promise<void> {
  const label = [PROVIDER_NAMES[row.provider_name], row.account].filter(Boolean).join(' · ')
  await recordActivity(tx, actor, deed, { type: 'customer', id: tx.customerId, label })
  emit(tx, { type: 'provider.changed', subjectId: row.id, userId: null })
}

export async function refuseOverfull(tx: CustomerTx): Promise<ConnectionRow[]> {
  const others = await repository.list(tx)
  if (others.length < MOST_CONNECTIONS) return others
  throw refusal('providers-full', { values: { count: MOST_CONNECTIONS } })
}

/** Exactly what the provider needs, and nothing else. */
function takeCredentials(provider: KeyedProvider, given: contract.ProviderCredentials): Credentials {
  const names = CREDENTIALS_OF[provider]
  const missing = names.filter((name) => !given[name])
  if (missing.length > 0) {
    const fields = missing.map((name) => `credentials.${name}`)
    throw refusal('credentials-required', {
      values: { name: PROVIDER_NAMES[provider], provider },
      at: { fields, code: 'required' },
    })
  }
  if (given.phoneNumber && names.includes('phoneNumber') && !PHONE_NUMBER.test(compact(given.phoneNumber))) {
    throw refusal('from-number-invalid', { at: { fields: ['credentials.phoneNumber'], code: 'phoneInvalid' } })
  }
  return Object.fromEntries(
    names.map((name) => [name, name === 'phoneNumber' ? compact(given[name] ?? '') : (given[name] ?? '')]),
  )
}

const compact = (number: string) => number.replaceAll(/[\s().-]/g, '')

interface Asked {
  provider: KeyedProvider
  credentials: Credentials
  word: string
}

async function checkAndSubscribe(deps: ProviderDeps, { provider, credentials, word }: Asked) {
  const adapter = deps.providers[provider]
  const account: ProviderAccount = { credentials, region: null, signingKey: null }
  const checked: CheckedAccount = await ask(provider, () => adapter.check(account))
  const found = { ...account, region: checked.region ?? null }
  const signingKey = await subscribe(
    adapter,
    found,
    hookUrlOf(deps, { provider: provider satisfies ProviderName, word }),
  )
  return { checked, signingKey }
}

/** Of a connection that has gone: else it would go on reporting to nobody. One that does not answer stops by itself. */
export async function endReports(deps: ProviderDeps, row: ConnectionRow): Promise<void> {
  const { provider_name: provider, hook_word: word } = row
  await findProvider(deps, provider)
    ?.unsubscribe?.(openAccount(deps, row), hookUrlOf(deps, { provider, word }))
    .catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error
    })
}

/** A key for sending alone may not: then somebody enters the signing key by hand, and messages go out all the same. */
async function subscribe(adapter: Provider, account: ProviderAccount, hookUrl: string): Promise<string | null> {
  if (!adapter.subscribe) return null
  return adapter.subscribe(account, hookUrl).catch((error: unknown) => {
    if (error instanceof ProviderError) return null
    throw error
  })
}
