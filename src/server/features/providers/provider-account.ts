import { z } from 'zod'
import {
  isKeyedProvider,
  PROVIDER_NAMES,
  type KeyedProvider,
  type ProviderFault,
  type ProviderName,
  type SocialProvider,
} from '#shared/domain/providers.ts'
import type { Provider, ProviderAccount, SocialNetwork } from '#server/adapters/marketing/port.ts'
import { ProviderError } from '#server/adapters/marketing/provider-http.ts'
import { RIGHTS_MISSING } from '#server/adapters/marketing/social/network-calls.ts'
import { seal, unseal } from '#server/kernel/crypto/seal.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { ConnectionRow } from './providers.repository.ts'

export interface ProviderDeps extends Pick<Foundations, 'transactions' | 'keyring' | 'publicUrl'> {
  providers: Record<KeyedProvider, Provider>
  networks: Record<SocialProvider, SocialNetwork>
  isSandbox: boolean
}

const secretsSchema = z.object({
  credentials: z.record(z.string(), z.string()),
  signingKey: z.string().nullable(),
})
export type Secrets = z.infer<typeof secretsSchema>

const placeOf = (customerId: string, rowId: string) => ({
  customerId,
  table: 'provider_connections',
  rowId,
  column: 'credentials',
})

export const sealSecrets = (
  { keyring }: Pick<ProviderDeps, 'keyring'>,
  place: { customerId: string; id: string },
  secrets: Secrets,
) => seal(keyring, placeOf(place.customerId, place.id), JSON.stringify(secrets))

export function openSecrets({ keyring }: Pick<ProviderDeps, 'keyring'>, row: ConnectionRow): Secrets {
  return secretsSchema.parse(JSON.parse(unseal(keyring, placeOf(row.customer_id, row.id), row.credentials)))
}

export const openAccount = (deps: Pick<ProviderDeps, 'keyring'>, row: ConnectionRow): ProviderAccount => ({
  ...openSecrets(deps, row),
  region: row.settings.region ?? null,
})

export const hookUrlOf = (
  { publicUrl }: Pick<ProviderDeps, 'publicUrl'>,
  { provider, word }: { provider: ProviderName; word: string },
) => `${publicUrl()}/webhooks/${provider}/${word}`

/** The one behind a connection by credentials; `null` for the networks one visits. */
export function findProvider({ providers }: Pick<ProviderDeps, 'providers'>, name: ProviderName): Provider | null {
  return isKeyedProvider(name) ? providers[name] : null
}

/** Why it no longer lets us in, for whoever has to mend it. */
export const faultOf = ({ code, words }: ProviderError): ProviderFault => ({
  kind: code === RIGHTS_MISSING ? 'rights' : 'refused',
  words,
})

/** What a service answered, in our words for people; what is no answer of a service is thrown as it is. */
export function explainTo(provider: ProviderName, error: unknown): AppError {
  if (!(error instanceof ProviderError)) throw error
  const { kind, words, code } = error
  const name = PROVIDER_NAMES[provider]
  if (code === 'private' || code === 'port') return refusal('mail-server-refused', { cause: error })
  if (code === RIGHTS_MISSING) return refusal('provider-rights-missing', { values: { name }, cause: error })
  if (kind !== 'refused' && kind !== 'rejected')
    return refusal('provider-unreachable', { values: { name }, cause: error })
  return words === null
    ? refusal('credentials-invalid', { cause: error })
    : refusal('provider-refused', { values: { name, words }, cause: error })
}

/** Asks the service, outside of any transaction: it may take its time. */
export async function ask<T>(provider: ProviderName, question: () => Promise<T>): Promise<T> {
  return question().catch((error: unknown) => {
    throw explainTo(provider, error)
  })
}
