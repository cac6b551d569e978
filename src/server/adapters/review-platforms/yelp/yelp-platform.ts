import { z } from 'zod'
import type { Capabilities } from '#shared/domain/platforms.ts'
import { exchangeListingKey, toConnectPage, type ListingKeyCodes } from '../listing-keys.ts'
import { PlatformError } from '../platform-error.ts'
import type { Connection, DisputeToFile, ReviewPlatform } from '../port.ts'
import { toListing } from './yelp-answers.ts'
import { bearer, callYelp } from './yelp-http.ts'
import type { FindYelpHosts } from './yelp-hosts.ts'
import type { YelpPartnerKeys } from './yelp-oauth.ts'
import { createYelpPartner, REPLY_LIMIT, type YelpPartner } from './yelp-partner.ts'
import { createYelpPlaces, listExcerpts, probeExcerpts } from './yelp-places.ts'

export interface YelpOptions {
  hosts: FindYelpHosts
  /** Without them, owners bring a key of their own. */
  partner: YelpPartnerKeys | null
  /** Our own page for listing and key. */
  connectUrl: () => string
  codes: ListingKeyCodes
  /** Yelp lets its words be kept for a day, unless a contract says otherwise. */
  canStore: boolean
  /** The stand-in takes disputes; Yelp has no way for programs. */
  isSandbox: boolean
}

/** A connection stays what it was made as, whatever keys the installation has got since. */
const isPartners = ({ config }: Connection) => config.mode === 'partner'

export function createYelpPlatform(options: YelpOptions): ReviewPlatform {
  const places = createYelpPlaces(options.hosts)
  const partner = options.partner && createYelpPartner(options.hosts, options.partner, places)
  const partnerOf = (connection: Connection) => (isPartners(connection) ? getPartner(partner) : null)

  return {
    platform: 'yelp',
    hasChangeTimes: false,
    hasExactTotal: true,
    authorizeUrl: (request) => partner?.authorizeUrl(request) ?? toConnectPage(options.connectUrl(), request),
    exchange: (answer) =>
      partner?.exchange(answer) ??
      exchangeListingKey(options.codes, { platform: 'yelp', code: answer.code, codeVerifier: answer.codeVerifier }),
    refresh: partner && partner.refresh,

    /** A key is the owner's own and goes on working elsewhere; we forget it. */
    async revoke(tokens) {
      if (tokens.refreshToken !== null) await getPartner(partner).revoke(tokens)
    },

    whoAmI: async (tokens) => (tokens.refreshToken === null ? null : getPartner(partner).whoAmI(tokens)),

    async listListings(tokens) {
      if (tokens.refreshToken !== null) return getPartner(partner).listListings(tokens)
      if (tokens.listingId === undefined) return []
      return [toListing(await places.getBusiness(tokens.accessToken, tokens.listingId), 'key')]
    },

    async probe(connection) {
      const byPartner = partnerOf(connection)
      if (byPartner) return describe(options, { isPartner: true, ...(await byPartner.probe(connection)) })
      const readDepth = await probeExcerpts(places, connection.accessToken, connection.listingId)
      return describe(options, { isPartner: false, readDepth, canReply: false })
    },

    async listReviews(connection, page) {
      const byPartner = partnerOf(connection)
      if (byPartner) return byPartner.listReviews(connection, page)
      return listExcerpts(places, connection, page)
    },

    reply:
      partner &&
      (async (connection, reviewId, text) => getReplier(partnerOf(connection)).reply(connection, reviewId, text)),
    editReply: null,
    deleteReply: null,
    readReply: async (connection, reviewId) => (await partnerOf(connection)?.readReply(connection, reviewId)) ?? null,
    subscribe: null,
    verifyPush: null,
    answerHandshake: null,
    fileDispute: options.isSandbox ? (connection, dispute) => fileDispute(options.hosts, connection, dispute) : null,
  }
}

function getPartner(partner: YelpPartner | null): YelpPartner {
  if (partner) return partner
  throw new PlatformError('reconnect', { reason: 'keys-missing' })
}

function getReplier(partner: YelpPartner | null): YelpPartner {
  if (partner) return partner
  throw new PlatformError('rejected', { vendorCode: 'no-reply-api' })
}

function describe(
  { canStore, isSandbox }: YelpOptions,
  { isPartner, readDepth, canReply }: { isPartner: boolean; readDepth: number; canReply: boolean },
): Capabilities {
  return {
    canReadReviews: readDepth > 0,
    readDepth,
    canReply,
    canEditReply: false,
    canDeleteReply: false,
    canPush: false,
    canDispute: isSandbox,
    replyLimit: isPartner ? { size: REPLY_LIMIT, unit: 'characters' } : null,
    keepDays: canStore ? null : 1,
    hasStars: true,
    limits: [
      ...(readDepth === 0 ? (['readingUnavailable'] as const) : []),
      ...(isPartner ? (['noEdit'] as const) : (['excerptsOnly', 'noReplyApi'] as const)),
      'noPush',
      ...(canStore ? [] : (['storage24Hours'] as const)),
      ...(isSandbox ? [] : (['noDisputeApi'] as const)),
    ],
    probedAt: new Date().toISOString(),
  }
}

async function fileDispute(
  hosts: FindYelpHosts,
  { accessToken, listingId }: Connection,
  { reviewId, ...dispute }: DisputeToFile,
): Promise<{ caseId: string }> {
  const { case_id: caseId } = await callYelp(new URL(hosts().disputes ?? ''), {
    method: 'POST',
    headers: bearer(accessToken),
    json: { business_id: listingId, review_id: reviewId, ...dispute },
    schema: z.object({ case_id: z.string() }),
  })
  return { caseId }
}
