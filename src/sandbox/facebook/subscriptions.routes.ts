import { randomInt } from 'node:crypto'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { isOwnAddress } from '../vendors/own-address.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { FACEBOOK_APP, GRAPH_PATH } from './facebook-app.ts'
import { isPageSubscribed, putPushAddress, subscribePage } from './facebook.repository.ts'
import type { GraphRoute } from './graph/graph-route.ts'
import { getPageCaller, requireApp, requirePermission } from './graph/graph-access.ts'
import { badParameter, GraphFault } from './graph/graph-fault.ts'

const HANDSHAKE_TIMEOUT_MS = 5000

/** Where the app is told of changes, and of which pages. */
export function mountSubscriptions(graph: GraphRoute, { db, publicUrl }: VendorWorld): void {
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
