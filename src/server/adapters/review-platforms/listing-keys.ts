import type { Platform } from '#shared/domain/platforms.ts'
import { PlatformError } from './platform-error.ts'
import type { AuthorizationRequest, Tokens } from './port.ts'

/** A listing and the key that reads it, as its owner gave them on our own page. */
export interface ListingKey {
  platform: Platform
  listingId: string
  name: string
  key: string
}

/** Hands a listing and its key from the page to the adapter, behind a code that works once and not for long. */
export interface ListingKeyCodes {
  make(given: ListingKey & { codeChallenge: string }): Promise<string>
  /** `null` for a code that is unknown, used, too old, or not this visitor's. */
  take(answer: { platform: Platform; code: string; codeVerifier: string }): Promise<ListingKey | null>
}

export interface FoundListing {
  id: string
  name: string
  address: string
}

/** What the page asks of a platform that has keys instead of a login. */
export interface ListingKeyDirectory {
  readonly platform: Platform
  /** Where an owner gets a key. */
  readonly keyPageUrl: string
  /** By id or page address, which is exact, or else by name. Failures come as PlatformError. */
  findListings(
    key: string,
    asked: { listing: string; place: string },
  ): Promise<{ isExact: boolean; listings: FoundListing[] }>
}

export function toConnectPage(connectUrl: string, request: AuthorizationRequest): URL {
  const url = new URL(connectUrl)
  url.searchParams.set('state', request.state)
  url.searchParams.set('redirect_uri', request.redirectUri)
  url.searchParams.set('code_challenge', request.codeChallenge)
  return url
}

export async function exchangeListingKey(
  codes: ListingKeyCodes,
  answer: { platform: Platform; code: string; codeVerifier: string },
): Promise<Tokens> {
  const given = await codes.take(answer)
  if (!given) throw new PlatformError('reconnect', { reason: 'code-spent', vendorCode: 'invalid_grant' })
  return { accessToken: given.key, refreshToken: null, expiresAt: null, listingId: given.listingId }
}
