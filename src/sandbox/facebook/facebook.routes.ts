import type { HttpApp, AppContext } from '#server/kernel/http/http-app.ts'
import { z } from 'zod'
import { parseJson, readBody } from '#server/kernel/http/read-body.ts'
import { openCase } from '#sandbox/vendors/vendor-disputes.repository.ts'
import { findGrant } from '#sandbox/vendors/vendor-grants.repository.ts'
import { findReview, findListing, listReviews } from '#sandbox/vendors/vendor-reviews.repository.ts'
import type { Database } from '#server/database/connect.ts'
import { takeFault } from '#sandbox/vendors/vendor-faults.repository.ts'
import { randomInt } from 'node:crypto'
import { readSandboxForm } from '#sandbox/identity/sandbox-form.ts'
import { isOwnAddress } from '#sandbox/vendors/own-address.ts'
import { getCaller, getPageCaller, requirePermission, requireApp } from './graph-access.ts'
import { pickFields } from './graph-fields.ts'
import { answerList, readPage } from './graph-paging.ts'
import { describePage, describeRecommendation, PAGE_KIND, RECOMMENDATION_KIND } from './page-node.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { mountDialog } from './dialog.routes.ts'
import { GRAPH_PATH, FACEBOOK_BASE, FACEBOOK_APP, createGraphRoutes, type GraphRoute } from './facebook-app.ts'
import { GraphFault, badParameter, missingObject, withdrawnObject } from './graph-fault.ts'
import { mountPosts } from './posts.routes.ts'
import { mountStories } from './stories.routes.ts'
import { mountTokens } from './tokens.routes.ts'
import { isPageSubscribed, putPushAddress, subscribePage } from './facebook.repository.ts'

const HANDSHAKE_TIMEOUT_MS = 5000

/** Where the app is told of changes, and of which pages. */
function mountSubscriptions(graph: GraphRoute, { db, publicUrl }: VendorWorld): void {
  graph('POST', `${GRAPH_PATH}/${FACEBOOK_APP.id}/subscriptions`, async (context) => {
    requireApp(context)
    const form = await readSandboxForm(context)
    if (form['object'] !== 'page') throw badParameter('Param object must be one of {page}')
    requireRatings(form['fields'])
    const address = form['callback_url'] ?? ''
    if (!isOwnAddress(context, publicUrl, address)) throw badParameter('Invalid callback_url')
    await shakeHands(address, form['verify_token'] ?? '')
    await putPushAddress(db, address)
    return Response.json({ success: true })
  })

  graph('GET', `${GRAPH_PATH}/:page/subscribed_apps`, async (context) => {
    const { pageId } = await getManager(context)
    const app = { id: FACEBOOK_APP.id, name: FACEBOOK_APP.name, subscribed_fields: ['ratings'] }
    return Response.json({ data: (await isPageSubscribed(db, pageId)) ? [app] : [] })
  })

  graph('POST', `${GRAPH_PATH}/:page/subscribed_apps`, async (context) => {
    const { pageId } = await getManager(context)
    const form = await readSandboxForm(context)
    requireRatings(form['subscribed_fields'] ?? context.req.query('subscribed_fields'))
    await subscribePage(db, pageId)
    return Response.json({ success: true })
  })

  async function getManager(context: AppContext) {
    const caller = await getPageCaller(db, context, context.req.param('page') ?? '')
    requirePermission(caller, 'pages_manage_metadata', 200)
    return caller
  }
}

function requireRatings(fields: string | undefined): void {
  if (fields !== 'ratings') throw badParameter('Param subscribed_fields must be one of {ratings}')
}

/** The address must answer with the challenge, or it gets nothing. */
async function shakeHands(address: string, verifyToken: string): Promise<void> {
  const challenge = String(randomInt(1_000_000_000))
  const url = new URL(address)
  url.searchParams.set('hub.mode', 'subscribe')
  url.searchParams.set('hub.challenge', challenge)
  url.searchParams.set('hub.verify_token', verifyToken)
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(HANDSHAKE_TIMEOUT_MS) })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null)
  if (answer === challenge) return
  throw new GraphFault('(#2200) Callback verification failed: the challenge was not echoed', { code: 2200 })
}

const DEFAULT_FIELDS = 'created_time,recommendation_type,review_text'

/** A page, and what people say of it. */
function mountPages(graph: GraphRoute, { db }: VendorWorld): void {
  graph('GET', `${GRAPH_PATH}/:page/ratings`, (context) => listRecommendations(db, context))

  graph('GET', `${GRAPH_PATH}/:page`, async (context) => {
    const pageId = context.req.param('page') ?? ''
    const { grant } = await getCaller(db, context)
    const listing = await findListing(db, 'facebook', pageId)
    if (!listing || !grant.listing_ids.includes(pageId)) throw missingObject(pageId)
    const [node] = pickFields([await describePage(db, listing)], context.req.query('fields') ?? 'id,name', PAGE_KIND)
    return Response.json(node)
  })
}

async function listRecommendations(db: Database, context: AppContext): Promise<Response> {
  const pageId = context.req.param('page') ?? ''
  const caller = await getPageCaller(db, context, pageId)
  requirePermission(caller, 'pages_read_user_content', 10)
  if (await takeFault(db, 'facebook', 'no-reviews')) throw withdrawnObject()
  const page = readPage(context)
  const { reviews, total } = await listReviews(db, 'facebook', { listingId: pageId, ...page })
  const asked = context.req.query('fields') ?? DEFAULT_FIELDS
  const shown = pickFields(reviews.map(describeRecommendation), asked, RECOMMENDATION_KIND)
  return answerList(shown, page, { total, url: context.req.url })
}

const dispute = z.object({
  review_id: z.string().min(1),
  reason: z.string().min(1),
  text: z.string().min(1),
  reference: z.string().optional(),
})

/** What the model lacks: a way for programs to dispute a review. */
function mountDisputes(graph: GraphRoute, { db }: VendorWorld): void {
  graph('POST', `${FACEBOOK_BASE}/disputes`, async (context) => {
    const token = /^bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    const found = await findGrant(db, token, 'access')
    if (found?.grant.vendor !== 'facebook')
      throw new GraphFault('Error validating access token.', { code: 190, status: 401 })
    const asked = dispute.safeParse(parseJson((await readBody(context.env.incoming)).toString('utf8')))
    if (!asked.success) throw badParameter('A dispute needs review_id, reason and text')
    const review = await findReview(db, 'facebook', asked.data.review_id)
    if (!review || review.listing_id !== found.token.listing_id) throw missingObject(asked.data.review_id)
    return Response.json({ case_id: await openCase(db, review, asked.data) })
  })
}

/** Facebook's login dialog and the part of its Graph API that pages and their recommendations need. */
export function mountFacebook(app: HttpApp, world: VendorWorld): void {
  const graph = createGraphRoutes(app, world)
  mountDialog(app, world)
  mountTokens(graph, world)
  mountSubscriptions(graph, world)
  mountDisputes(graph, world)
  mountPosts(graph, world)
  mountStories(graph, world)
  mountPages(graph, world)
  graph('ALL', `${GRAPH_PATH}/*`, async (context) => {
    const path = context.req.path.slice(GRAPH_PATH.length)
    throw new GraphFault(`Unknown path components: ${path}`, { code: 2500 })
  })
}
