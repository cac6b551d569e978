import { z } from 'zod'
import { publicPageOf } from '../vendors/public-page.ts'
import { listAccounts, listListings, type VendorListing } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { invalidArgument, notFound } from './google-refusal.ts'
import {
  getLocation,
  pageSizeUpTo,
  readPageToken,
  readQuery,
  writePageToken,
  type GoogleCall,
} from './google-request.ts'

const LOCATION_FIELDS = ['name', 'title', 'storeCode', 'storefrontAddress', 'websiteUri', 'phoneNumbers', 'metadata']
const readMask = z.string().min(1)
const pageToken = z.string().min(1).optional()

/** The person's own account comes first and holds nothing, as it often does. */
export async function listGoogleAccounts({ db }: VendorWorld, { context, grant }: GoogleCall) {
  const query = readQuery(context, { pageSize: pageSizeUpTo(20, 20), pageToken, filter: z.string().optional() })
  const account = (await listAccounts(db, 'google')).find(({ id }) => id === grant.account_id)
  if (!account) throw notFound()
  const accounts = [
    { name: `accounts/${personalIdOf(account.id)}`, accountName: account.email, type: 'PERSONAL' },
    { name: `accounts/${account.id}`, accountName: account.name, type: 'LOCATION_GROUP' },
  ].map((each) => ({ ...each, role: 'PRIMARY_OWNER', permissionLevel: 'OWNER_LEVEL', verificationState: 'VERIFIED' }))
  const isAsked = (type: string) => !query.filter || query.filter === `type=${type}`
  const { items, next } = cut(
    accounts.filter(({ type }) => isAsked(type)),
    query,
  )
  return { accounts: items, ...next }
}

export async function listGoogleLocations(world: VendorWorld, { context, grant }: GoogleCall) {
  const query = readQuery(context, {
    readMask,
    pageSize: pageSizeUpTo(100, 10),
    pageToken,
    filter: z.string().optional(),
    orderBy: z.string().optional(),
  })
  const asked = context.req.param('account')
  if (asked !== '-' && asked !== grant.account_id && asked !== personalIdOf(grant.account_id)) throw notFound()
  const held = asked === personalIdOf(grant.account_id) ? [] : await listListings(world.db, 'google', grant.account_id)
  const granted = held.filter(({ id }) => grant.listing_ids.includes(id))
  const { items, next } = cut(granted, query)
  const locations = items.map((listing) => describeLocation(world, listing, query.readMask))
  return { ...(locations.length > 0 && { locations }), ...next, totalSize: granted.length }
}

export async function getGoogleLocation(world: VendorWorld, call: GoogleCall) {
  const query = readQuery(call.context, { readMask })
  return describeLocation(world, await getLocation(world.db, call), query.readMask)
}

const personalIdOf = (accountId: string) => `${accountId}-personal`

function describeLocation({ publicUrl }: VendorWorld, listing: VendorListing, mask: string) {
  const placeId = `sandbox-${listing.id}`
  const location: Record<string, unknown> = {
    name: `locations/${listing.id}`,
    title: listing.name,
    ...(listing.address && { storefrontAddress: { regionCode: 'US', addressLines: [listing.address] } }),
    metadata: {
      placeId,
      mapsUri: publicPageOf(publicUrl, listing),
      newReviewUri: publicPageOf(publicUrl, listing),
      hasVoiceOfMerchant: true,
    },
  }
  const fields = mask.split(',').map((field) => field.split('.')[0] ?? '')
  const unknown = fields.find((field) => !LOCATION_FIELDS.includes(field))
  if (unknown !== undefined) throw invalidArgument('read_mask', `Invalid field mask provided: ${unknown}`)
  return Object.fromEntries(Object.entries(location).filter(([name]) => fields.includes(name)))
}

function cut<Item>(
  all: readonly Item[],
  { pageSize, pageToken: token }: { pageSize: number; pageToken?: string | undefined },
) {
  const from = token ? readPageToken(token, z.int().min(0)) : 0
  const items = all.slice(from, from + pageSize)
  const isLast = from + pageSize >= all.length
  return { items, next: isLast ? {} : { nextPageToken: writePageToken(from + pageSize) } }
}
