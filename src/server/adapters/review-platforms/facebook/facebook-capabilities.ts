import { z } from 'zod'
import type { Capabilities } from '#shared/domain/platforms.ts'
import { PlatformError } from '../platform-error.ts'
import type { Connection } from '../port.ts'
import { REPLY_LIMIT } from './facebook-comments.ts'
import { pageOf, segment, type Graph } from './facebook-graph.ts'
import { RECOMMENDATION_FIELDS, recommendation } from './facebook-recommendation.ts'
import { isReadingRefused } from './facebook-refusal.ts'

const tokenFacts = z.object({
  data: z.object({ is_valid: z.boolean(), scopes: z.array(z.string()).default([]) }),
})

/** Meta's reference says that recommendations are gone, some connections still get them: only trying tells. */
export async function probeConnection(
  graph: Graph,
  connection: Connection,
  options: { canDispute: boolean; now: () => Date },
): Promise<Capabilities> {
  const canReadReviews = await canRead(graph, connection)
  const scopes = canReadReviews ? await getScopes(graph, connection.accessToken) : []
  const canReply = scopes.includes('pages_manage_engagement')
  const canPush = scopes.includes('pages_manage_metadata')
  return {
    canReadReviews,
    readDepth: canReadReviews ? 'all' : 0,
    canReply,
    canEditReply: canReply,
    canDeleteReply: canReply,
    canPush,
    canDispute: options.canDispute,
    replyLimit: canReply ? REPLY_LIMIT : null,
    keepDays: null,
    hasStars: false,
    limits: [
      'recommendationsOnly' as const,
      ...(canReadReviews ? [] : (['readingUnavailable'] as const)),
      // Consenting again mends the one, nothing the other.
      ...(canReply ? [] : [canReadReviews ? ('replyNotAllowed' as const) : ('noReplyApi' as const)]),
      ...(canPush ? [] : (['noPush'] as const)),
      ...(options.canDispute ? [] : (['noDisputeApi'] as const)),
    ],
    probedAt: options.now().toISOString(),
  }
}

async function canRead(graph: Graph, { accessToken, listingId }: Connection): Promise<boolean> {
  try {
    await graph.call(`${segment(listingId)}/ratings`, {
      token: accessToken,
      query: { fields: RECOMMENDATION_FIELDS, limit: '1' },
      schema: pageOf(recommendation),
    })
    return true
  } catch (error) {
    if (isReadingRefused(error)) return false
    throw error
  }
}

async function getScopes(graph: Graph, token: string): Promise<string[]> {
  const { data } = await graph.callAsApp('/debug_token', { query: { input_token: token }, schema: tokenFacts })
  if (data.is_valid) return data.scopes
  throw new PlatformError('reconnect', { vendorCode: '190' })
}
