import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import { createPlatformHttp } from '../platform-http.ts'
import type {
  AccountHolder,
  AuthorizationRequest,
  Connection,
  Listing,
  ReviewPage,
  ReviewPlatform,
  Tokens,
} from '../port.ts'
import { probeConnection } from './facebook-capabilities.ts'
import { createComments } from './facebook-comments.ts'
import {
  createGraph,
  GRAPH_VERSION,
  graphSuccess,
  nextCursorOf,
  pageOf,
  segment,
  type Graph,
  type GraphOptions,
} from './facebook-graph.ts'
import type { FindFacebookHosts } from './facebook-hosts.ts'
import { answerHandshake, makeVerifyToken, readPush } from './facebook-push.ts'
import { RECOMMENDATION_FIELDS, recommendation, toPlatformReview } from './facebook-recommendation.ts'
import { FACEBOOK_SCOPES, REVIEW_SCOPES, isDeadToken, readFacebookRefusal } from './facebook-refusal.ts'

const LONG_LIFE_SECONDS = 60 * 24 * 3600
const PAGE_SIZE = 100
const NEEDED_TASKS = ['MANAGE', 'MODERATE']

export interface FacebookOptions extends GraphOptions {
  /** The stand-in takes disputes; Facebook has no way for programs. */
  isSandbox: boolean
  now: () => Date
}

const userToken = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() })

const managedPage = z.object({
  id: z.string(),
  name: z.string(),
  access_token: z.string().optional(),
  tasks: z.array(z.string()).optional(),
  single_line_address: z.string().optional(),
})

export function createFacebookPlatform(options: FacebookOptions): ReviewPlatform {
  const { app, hosts, isSandbox, now } = options
  const graph = createGraph(options)
  const comments = createComments(graph, now)
  return {
    platform: 'facebook',
    hasChangeTimes: false,
    // The page's own count lags behind, and holds what Facebook does not hand out.
    hasExactTotal: false,
    authorizeUrl: (request) => app && makeAuthorizeUrl(hosts().dialog, app.id, request),
    exchange: (answer) => exchangeCode(graph, answer, now),
    refresh: null,
    revoke: (tokens, options) => revokeConsent(graph, tokens, options),
    whoAmI: (tokens) => getPerson(graph, tokens),
    listListings: (tokens) => listPages(graph, tokens),
    probe: (connection) => probeConnection(graph, connection, { canDispute: isSandbox, now }),
    listReviews: (connection, page) => listRecommendations(graph, connection, page),
    reply: comments.reply,
    editReply: comments.editReply,
    deleteReply: comments.deleteReply,
    readReply: comments.readReply,
    subscribe: (connection, callbackUrl) => subscribeToRatings(graph, connection, callbackUrl),
    // Without a secret anybody could sign.
    verifyPush: app && ((push) => Promise.resolve(readPush(push, app.secret))),
    fileDispute: isSandbox ? createDisputeFiling(hosts) : null,
    answerHandshake: app && ((query) => answerHandshake(query, makeVerifyToken(app.secret))),
  }
}

/** Without a code challenge: Meta has it in trial, for sign-in alone. The secret and the state guard the exchange. */
function makeAuthorizeUrl(dialogHost: string, appId: string, request: AuthorizationRequest): URL {
  const url = new URL(`${dialogHost}/${GRAPH_VERSION}/dialog/oauth`)
  url.search = new URLSearchParams({
    client_id: appId,
    redirect_uri: request.redirectUri,
    state: request.state,
    response_type: 'code',
    scope: FACEBOOK_SCOPES.join(','),
    // Asks again for what was refused at an earlier visit.
    auth_type: 'rerequest',
  }).toString()
  return url
}

async function exchangeCode(
  graph: Graph,
  answer: { code: string; redirectUri: string },
  now: () => Date,
): Promise<Tokens> {
  const short = await graph.getToken({ redirect_uri: answer.redirectUri, code: answer.code }, userToken)
  const exchange = { grant_type: 'fb_exchange_token', fb_exchange_token: short.access_token }
  const long = await graph.getToken(exchange, userToken)
  const lifeMs = (long.expires_in ?? LONG_LIFE_SECONDS) * 1000
  return { accessToken: long.access_token, refreshToken: null, expiresAt: new Date(now().getTime() + lifeMs) }
}

/**
 * Ends the consent for every page it was given for, or of what it holds the rights that are for reviews alone. A token that is
 * dead already has nothing left to revoke.
 */
async function revokeConsent(
  graph: Graph,
  { accessToken }: Tokens,
  { isShared }: { isShared: boolean } = { isShared: false },
): Promise<void> {
  const ended = isShared ? REVIEW_SCOPES.map((scope) => `/me/permissions/${scope}`) : ['/me/permissions']
  try {
    for (const path of ended) await graph.call(path, { method: 'DELETE', token: accessToken, schema: graphSuccess })
  } catch (error) {
    if (!isDeadToken(error)) throw error
  }
}

async function getPerson(graph: Graph, { accessToken }: Tokens): Promise<AccountHolder> {
  const schema = z.object({ id: z.string(), name: z.string() })
  const { name } = await graph.call('/me', { token: accessToken, query: { fields: 'id,name' }, schema })
  return { name, email: null }
}

async function listPages(graph: Graph, { accessToken }: Tokens): Promise<Listing[]> {
  const pages = await graph.collect('/me/accounts', {
    token: accessToken,
    query: { fields: 'id,name,access_token,tasks,single_line_address', limit: String(PAGE_SIZE) },
    schema: managedPage,
  })
  return pages.filter(canModerate).map((page) => ({
    id: page.id,
    name: page.name,
    address: page.single_line_address ?? '',
    config: { page_id: page.id },
    accessToken: page.access_token ?? null,
    reviewUrl: `https://www.facebook.com/${page.id}/reviews`,
  }))
}

function canModerate({ access_token: token, tasks }: z.output<typeof managedPage>): boolean {
  return Boolean(token) && (tasks === undefined || tasks.some((task) => NEEDED_TASKS.includes(task)))
}

async function listRecommendations(
  graph: Graph,
  { accessToken, listingId }: Connection,
  { cursor, pageSize = PAGE_SIZE }: { cursor: string | null; pageSize?: number },
): Promise<ReviewPage> {
  const page = await graph.call(`${segment(listingId)}/ratings`, {
    token: accessToken,
    query: {
      fields: RECOMMENDATION_FIELDS,
      limit: String(Math.min(pageSize, PAGE_SIZE)),
      ...(cursor !== null && { after: cursor }),
    },
    schema: pageOf(recommendation),
  })
  const total = cursor === null ? await findTotal(graph, { accessToken, listingId }) : null
  const items = page.data.map((item) => toPlatformReview(item, listingId))
  return { items, nextCursor: nextCursorOf(page), total }
}

/** The page's own count, asked for once a pass. Nothing hangs on it, so reading goes on where it is refused. */
async function findTotal(graph: Graph, page: { accessToken: string; listingId: string }): Promise<number | null> {
  try {
    const { rating_count: total } = await graph.call(segment(page.listingId), {
      token: page.accessToken,
      query: { fields: 'rating_count' },
      schema: z.object({ rating_count: z.int().min(0).optional() }),
    })
    return total ?? null
  } catch (error) {
    if (error instanceof PlatformError) return null
    throw error
  }
}

/** The address belongs to the app, the wish to be told to each page. */
async function subscribeToRatings(
  graph: Graph,
  { accessToken, listingId }: Connection,
  callbackUrl: string,
): Promise<void> {
  const { id, secret } = graph.getApp()
  await graph.callAsApp(`${segment(id)}/subscriptions`, {
    method: 'POST',
    form: { object: 'page', fields: 'ratings', callback_url: callbackUrl, verify_token: makeVerifyToken(secret) },
    schema: graphSuccess,
  })
  await graph.call(`${segment(listingId)}/subscribed_apps`, {
    method: 'POST',
    token: accessToken,
    form: { subscribed_fields: 'ratings' },
    schema: graphSuccess,
  })
}

function createDisputeFiling(hosts: FindFacebookHosts): NonNullable<ReviewPlatform['fileDispute']> {
  const send = createPlatformHttp(readFacebookRefusal)
  return async ({ accessToken }, dispute) => {
    const { case_id: caseId } = await send(new URL(`${hosts().graph}/disputes`), {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
      json: {
        review_id: dispute.reviewId,
        reason: dispute.reason,
        text: dispute.text,
        reference: dispute.reference,
      },
      schema: z.object({ case_id: z.string() }),
    })
    return { caseId }
  }
}
