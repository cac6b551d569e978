import { z } from 'zod'
import type { AccountHolder, Listing, Tokens } from '../port.ts'
import { bearing, callGoogle, googleUrl, type FindHosts } from './google-call.ts'

const ACCOUNTS_PER_PAGE = '20'
const LOCATIONS_PER_PAGE = '100'
const READ_MASK = 'name,title,storefrontAddress,metadata'

const accountsAnswer = z.object({
  accounts: z
    .array(z.object({ name: z.string().regex(/^accounts\/[^/]+$/), accountName: z.string().optional() }))
    .default([]),
  nextPageToken: z.string().optional(),
})

const location = z.object({
  name: z.string().regex(/^locations\/[^/]+$/),
  title: z.string().default(''),
  storefrontAddress: z
    .object({
      addressLines: z.array(z.string()).default([]),
      locality: z.string().optional(),
      administrativeArea: z.string().optional(),
      postalCode: z.string().optional(),
    })
    .optional(),
  metadata: z.object({ placeId: z.string().optional(), newReviewUri: z.url().optional() }).optional(),
})
type Location = z.output<typeof location>
const locationsAnswer = z.object({
  locations: z.array(location).default([]),
  nextPageToken: z.string().optional(),
})

const metadataAnswer = z.object({ metadata: z.object({ hasVoiceOfMerchant: z.boolean().optional() }).optional() })

/** The person's own account comes first. */
export async function findGoogleAccount(hosts: FindHosts, { accessToken }: Tokens): Promise<AccountHolder | null> {
  const url = googleUrl(hosts().accounts, '/v1/accounts', { pageSize: '1' })
  const { accounts } = await callGoogle(url, { headers: bearing(accessToken), schema: accountsAnswer })
  const name = accounts[0]?.accountName
  return name ? { name, email: null } : null
}

/** Everything the person can reach: often the first account, their personal one, holds nothing. */
export async function listGoogleListings(hosts: FindHosts, { accessToken }: Tokens): Promise<Listing[]> {
  const headers = bearing(accessToken)
  const listings = new Map<string, Listing>()
  for await (const account of eachAccount(hosts, headers)) {
    for await (const found of eachLocation(hosts, headers, account)) {
      if (!listings.has(found.name)) listings.set(found.name, toListing(account, found))
    }
  }
  return [...listings.values()]
}

/** Google lets a profile answer reviews once it believes that the business is the business. */
export async function isVerifiedLocation(hosts: FindHosts, accessToken: string, name: string): Promise<boolean> {
  const url = googleUrl(hosts().locations, `/v1/${name}`, { readMask: 'metadata' })
  const { metadata } = await callGoogle(url, { headers: bearing(accessToken), schema: metadataAnswer })
  return metadata?.hasVoiceOfMerchant ?? false
}

async function* eachAccount(hosts: FindHosts, headers: Record<string, string>): AsyncGenerator<string> {
  let pageToken: string | null = null
  do {
    const url = googleUrl(hosts().accounts, '/v1/accounts', { pageSize: ACCOUNTS_PER_PAGE, pageToken })
    const page: z.output<typeof accountsAnswer> = await callGoogle(url, { headers, schema: accountsAnswer })
    for (const { name } of page.accounts) yield name
    pageToken = page.nextPageToken ?? null
  } while (pageToken !== null)
}

async function* eachLocation(
  hosts: FindHosts,
  headers: Record<string, string>,
  account: string,
): AsyncGenerator<Location> {
  let pageToken: string | null = null
  do {
    const query = { readMask: READ_MASK, pageSize: LOCATIONS_PER_PAGE, pageToken }
    const url = googleUrl(hosts().locations, `/v1/${account}/locations`, query)
    const page: z.output<typeof locationsAnswer> = await callGoogle(url, { headers, schema: locationsAnswer })
    yield* page.locations
    pageToken = page.nextPageToken ?? null
  } while (pageToken !== null)
}

/** One interface says `locations/2`, the one for reviews `accounts/1/locations/2`: the listing keeps both. */
function toListing(account: string, found: Location): Listing {
  return {
    id: found.name,
    name: found.title,
    address: addressOf(found),
    config: { resourceName: `${account}/${found.name}` },
    accessToken: null,
    reviewUrl: reviewUrlOf(found),
  }
}

function addressOf({ storefrontAddress }: Location): string {
  if (!storefrontAddress) return ''
  const { addressLines, postalCode, locality, administrativeArea } = storefrontAddress
  const town = [postalCode, locality].filter(Boolean).join(' ')
  return [...addressLines, town, administrativeArea].filter(Boolean).join(', ')
}

function reviewUrlOf({ metadata }: Location): string | null {
  if (metadata?.newReviewUri) return metadata.newReviewUri
  if (!metadata?.placeId) return null
  return googleUrl('https://search.google.com', '/local/writereview', { placeid: metadata.placeId }).href
}
