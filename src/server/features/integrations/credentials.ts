import { z } from 'zod'
import type { Listing, Tokens } from '#server/adapters/review-platforms/port.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { seal, unseal } from '#server/kernel/crypto/seal.ts'
import type { IntegrationRow } from './integrations.repository.ts'

const listingSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  config: z.record(z.string(), z.string()),
  accessToken: z.string().nullable(),
  reviewUrl: z.string().nullable(),
})

const credentialsSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().nullable(),
  /** A page's own token, where the platform has one. */
  listingToken: z.string().nullable(),
  /** All granted listings with their tokens, while one has to be chosen. */
  granted: z.array(listingSchema),
})
export type Credentials = z.infer<typeof credentialsSchema>

const placeOf = (customerId: string, rowId: string) => ({
  customerId,
  table: 'integrations',
  rowId,
  column: 'credentials',
})

export function sealCredentials(
  keyring: Keyring,
  place: { customerId: string; id: string },
  credentials: Credentials,
): string {
  return seal(keyring, placeOf(place.customerId, place.id), JSON.stringify(credentials))
}

export function openCredentials(keyring: Keyring, row: IntegrationRow): Credentials | null {
  if (!row.credentials) return null
  return credentialsSchema.parse(JSON.parse(unseal(keyring, placeOf(row.customer_id, row.id), row.credentials)))
}

export function toCredentials(
  tokens: Tokens,
  options: { listing?: Listing; granted?: readonly Listing[] },
): Credentials {
  return {
    accessToken: tokens.accessToken,
    refreshToken: tokens.refreshToken,
    listingToken: options.listing?.accessToken ?? null,
    granted: [...(options.granted ?? [])],
  }
}

/** An empty refresh token never takes the place of one that is kept. */
export function renew(kept: Credentials, tokens: Tokens): Credentials {
  return { ...kept, accessToken: tokens.accessToken, refreshToken: tokens.refreshToken || kept.refreshToken }
}
