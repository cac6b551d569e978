import type { Platform } from '#shared/domain/platforms.ts'
import { FACEBOOK_PERMISSIONS } from '../facebook/facebook-app.ts'
import { PAGE_FIELD, SCOPE_FIELD } from '../facebook/dialog-page.ts'
import { BUSINESS_FIELD } from '../yelp/consent-page.ts'
import { OWNER_ACCOUNTS } from './harbour-bistro.ts'

const LISTING_KEY = 'sandbox-key'
const GOOGLE_TICK = 'location:'

/** What the owner sends from each platform's own page when they allow one listing. */
const FIELDS: Record<Platform, (page: URL, listingId: string) => Record<string, string>> = {
  google: (page, listingId) => ({ ...asOwner('google', page), [GOOGLE_TICK + listingId]: 'yes' }),
  facebook: (page, listingId) => ({
    ...asOwner('facebook', page),
    [PAGE_FIELD + listingId]: 'yes',
    ...Object.fromEntries(Object.keys(FACEBOOK_PERMISSIONS).map((permission) => [SCOPE_FIELD + permission, 'yes'])),
  }),
  yelp: (page, listingId) => ({ ...asOwner('yelp', page), [BUSINESS_FIELD + listingId]: 'yes' }),
  tripadvisor: (page, listingId) => ({
    ...Object.fromEntries(page.searchParams),
    listing: listingId,
    key: LISTING_KEY,
  }),
}

const asOwner = (vendor: Platform, page: URL) => ({ request: page.search, account: OWNER_ACCOUNTS[vendor].id })

/** Says yes as the demo's owner, over HTTP as a browser does; answers where the platform sends them back to. */
export async function giveOwnerConsent(
  page: URL,
  { vendor, listingId, localUrl }: { vendor: Platform; listingId: string; localUrl: string },
): Promise<URL> {
  const answer = await fetch(new URL(page.pathname, localUrl), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(FIELDS[vendor](page, listingId)),
  })
  const home = answer.headers.get('location')
  if (answer.status === 303 && home) return new URL(home)
  throw new Error(`The consent page of ${vendor} answered ${answer.status} instead of leading back.`)
}
