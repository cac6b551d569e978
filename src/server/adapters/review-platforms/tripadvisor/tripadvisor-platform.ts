import type { Capabilities } from '#shared/domain/platforms.ts'
import {
  exchangeListingKey,
  toConnectPage,
  type FoundListing,
  type ListingKeyCodes,
  type ListingKeyDirectory,
} from '../listing-keys.ts'
import { PlatformError } from '../platform-error.ts'
import type { Connection, ReviewPlatform } from '../port.ts'
import type { FindTripadvisorHosts } from './tripadvisor-hosts.ts'
import { createTerraClient, TERRA_PAGE_SIZE, type TerraClient } from './terra-client.ts'
import { findLocationId, toListing, toReview } from './tripadvisor-reviews.ts'

const MAX_PAGES_SEARCHED = 25

export interface TripadvisorOptions {
  hosts: FindTripadvisorHosts
  /** Our own page for listing and key: TripAdvisor has no login for owners. */
  connectUrl: () => string
  codes: ListingKeyCodes
  /** TripAdvisor lets nothing be kept but a place's id, unless a contract says so. */
  canStore: boolean
  /** The stand-in takes disputes; TripAdvisor has no way for programs. */
  isSandbox: boolean
}

export function createTripadvisorPlatform(options: TripadvisorOptions): ReviewPlatform {
  const { hosts, codes, isSandbox } = options
  const terra = createTerraClient(hosts)
  return {
    platform: 'tripadvisor',
    hasChangeTimes: false,
    hasExactTotal: true,
    authorizeUrl: (request) => toConnectPage(options.connectUrl(), request),
    exchange: ({ code, codeVerifier }) => exchangeListingKey(codes, { platform: 'tripadvisor', code, codeVerifier }),
    refresh: null,
    // The key is the owner's own and goes on working elsewhere; we forget it.
    revoke: () => Promise.resolve(),

    whoAmI: () => Promise.resolve(null),

    async listListings({ accessToken, listingId }) {
      return listingId === undefined ? [] : [toListing(await terra.getLocation(accessToken, listingId))]
    },

    probe: async (connection) => describe(options, await canRead(terra, connection)),

    async listReviews(connection, { cursor, pageSize = TERRA_PAGE_SIZE }) {
      const page = Number(cursor ?? 1)
      const size = Math.min(pageSize, TERRA_PAGE_SIZE)
      const { data, pagination } = await terra.listReviews(connection.accessToken, connection.listingId, { page, size })
      const hasMore = data.length > 0 && page < (pagination.total_pages ?? page)
      return {
        items: data.map(toReview),
        nextCursor: hasMore ? String(page + 1) : null,
        total: pagination.total_elements ?? null,
      }
    },

    reply: null,
    editReply: null,
    deleteReply: null,
    readReply: (connection, reviewId) => readReply(terra, connection, reviewId),
    subscribe: null,
    verifyPush: null,
    answerHandshake: null,

    fileDispute: isSandbox
      ? async ({ accessToken, listingId }, { reviewId, ...dispute }) => {
          const wanted = { location_id: listingId, review_id: reviewId, ...dispute }
          const { case_id: caseId } = await terra.fileDispute(accessToken, wanted)
          return { caseId }
        }
      : null,
  }
}

/** Finds the place a key is given for; what the key may not read yet is put on its list first. */
export function createTripadvisorDirectory(hosts: FindTripadvisorHosts): ListingKeyDirectory {
  const terra = createTerraClient(hosts)
  return {
    platform: 'tripadvisor',
    keyPageUrl: 'https://www.tripadvisor.com/developers',
    async findListings(key, { listing, place }) {
      const id = findLocationId(listing)
      if (id !== null) return { isExact: true, listings: await findById(terra, key, id) }
      const { data } = await terra.search(key, { query: listing.slice(0, 500), place })
      return { isExact: false, listings: data.map(({ location }) => toFound(toListing(location))) }
    },
  }
}

async function findById(terra: TerraClient, key: string, id: string): Promise<FoundListing[]> {
  const get = async () => [toFound(toListing(await terra.getLocation(key, id)))]
  try {
    return await get()
  } catch (error) {
    if (!isGone(error)) throw error
  }
  try {
    await terra.allow(key, id)
    return await get()
  } catch (error) {
    if (error instanceof PlatformError && error.kind !== 'retry') return []
    throw error
  }
}

const isGone = (error: unknown) => error instanceof PlatformError && error.kind === 'gone'

const toFound = ({ id, name, address }: FoundListing): FoundListing => ({ id, name, address })

/** A key whose package lacks reviews still belongs to a place that is there. */
async function canRead(terra: TerraClient, { accessToken, listingId }: Connection): Promise<boolean> {
  try {
    await terra.listReviews(accessToken, listingId, { page: 1, size: 1 })
    return true
  } catch (error) {
    if (error instanceof PlatformError && error.vendorCode === '403') return false
    throw error
  }
}

function describe({ canStore, isSandbox }: TripadvisorOptions, canReadReviews: boolean): Capabilities {
  return {
    canReadReviews,
    readDepth: canReadReviews ? 'all' : 0,
    canReply: false,
    canEditReply: false,
    canDeleteReply: false,
    canPush: false,
    canDispute: isSandbox,
    replyLimit: null,
    keepDays: canStore ? null : 0,
    hasStars: true,
    limits: [
      ...(canReadReviews ? [] : (['readingUnavailable'] as const)),
      'noReplyApi',
      'noPush',
      ...(canStore ? [] : (['noStorage'] as const)),
      ...(isSandbox ? [] : (['noDisputeApi'] as const)),
    ],
    probedAt: new Date().toISOString(),
  }
}

/** Terra has no way to ask for one review, and every page costs: older ones than these are not looked for. */
async function readReply(terra: TerraClient, { accessToken, listingId }: Connection, reviewId: string) {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await terra.listReviews(accessToken, listingId, { page, size: TERRA_PAGE_SIZE })
    const found = data.find(({ id }) => String(id) === reviewId)
    if (found) return toReview(found).reply
    pages = Math.min(pagination.total_pages ?? 1, MAX_PAGES_SEARCHED)
  }
  return null
}
