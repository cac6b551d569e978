import type { Database } from '#server/database/connect.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { findGrant, makeToken, narrowGrant, revokeGrant, spendToken } from '../vendors/vendor-grants.repository.ts'
import { listAccounts, listListings } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { FACEBOOK_APP, GRAPH_PATH, type GraphRoute } from './facebook-app.ts'
import { getCaller, requireApp, requirePermission, scopesOf, type GraphCaller } from './graph-access.ts'
import { badParameter, GraphFault } from './graph-fault.ts'
import { pickFields } from './graph-fields.ts'
import { answerList, readPage } from './graph-paging.ts'
import { describePage, PAGE_KIND } from './page-node.ts'

const SHORT_LIFE_SECONDS = 2 * 3600
const LONG_LIFE_SECONDS = 60 * 24 * 3600
/** What an app may know of a person who does not come back. */
const DATA_ACCESS_SECONDS = 90 * 24 * 3600

/** Tokens, and what a token says of the person behind it. */
export function mountTokens(graph: GraphRoute, { db }: VendorWorld): void {
  graph('GET', `${GRAPH_PATH}/oauth/access_token`, async (context) => {
    requireSecret(context)
    const exchanged = context.req.query('grant_type') === 'fb_exchange_token'
    const { grantId, lifeSeconds } = exchanged ? await readShortToken(db, context) : await takeCode(db, context)
    const accessToken = await makeToken(db, { grantId, kind: 'access', lifeSeconds })
    return Response.json({ access_token: accessToken, token_type: 'bearer', expires_in: lifeSeconds })
  })

  graph('GET', `${GRAPH_PATH}/debug_token`, async (context) => {
    requireApp(context)
    const inputToken = context.req.query('input_token')
    if (!inputToken) throw badParameter('The parameter input_token is required')
    return Response.json({ data: await describeToken(db, inputToken) })
  })

  graph('GET', `${GRAPH_PATH}/me`, async (context) => {
    const caller = await getCaller(db, context)
    const kind = { name: caller.pageId === null ? 'User' : 'Page', fields: ['id', 'name'] }
    const [node] = pickFields([await getSelf(db, caller)], context.req.query('fields') ?? 'id,name', kind)
    return Response.json(node)
  })

  graph('GET', `${GRAPH_PATH}/me/permissions`, async (context) => {
    const { grant } = await getCaller(db, context)
    return Response.json({ data: scopesOf(grant).map((permission) => ({ permission, status: 'granted' })) })
  })

  graph('DELETE', `${GRAPH_PATH}/me/permissions`, async (context) => {
    const { grant, pageId } = await getCaller(db, context)
    if (pageId !== null) throw badParameter('A user access token is required to revoke permissions')
    await revokeGrant(db, grant.id)
    return Response.json({ success: true })
  })

  graph('DELETE', `${GRAPH_PATH}/me/permissions/:permission`, async (context) => {
    const { grant, pageId } = await getCaller(db, context)
    if (pageId !== null) throw badParameter('A user access token is required to revoke permissions')
    const left = scopesOf(grant).filter((scope) => scope !== context.req.param('permission'))
    await narrowGrant(db, grant.id, left.join(','))
    return Response.json({ success: true })
  })

  graph('GET', `${GRAPH_PATH}/me/accounts`, (context) => listPages(db, context))
}

function requireSecret(context: AppContext): void {
  const { client_id: id, client_secret: secret } = context.req.query()
  if (id !== FACEBOOK_APP.id) throw new GraphFault('Error validating application.', { code: 101 })
  if (secret !== FACEBOOK_APP.secret) throw new GraphFault('Error validating client secret.', { code: 1 })
}

async function takeCode(db: Database, context: AppContext) {
  const { code = '', redirect_uri: redirectUri } = context.req.query()
  const found = await findGrant(db, code, 'code')
  if (found?.grant.vendor !== 'facebook' || !(await spendToken(db, code))) {
    throw new GraphFault('This authorization code has been used.', { code: 100, subcode: 36009 })
  }
  if (found.grant.redirect_uri === redirectUri) return { grantId: found.grant.id, lifeSeconds: SHORT_LIFE_SECONDS }
  const message = 'Error validating verification code. The redirect_uri must be the one of the dialog.'
  throw new GraphFault(message, { code: 100, subcode: 36008 })
}

async function readShortToken(db: Database, context: AppContext) {
  const found = await findGrant(db, context.req.query('fb_exchange_token') ?? '', 'access')
  if (found?.grant.vendor !== 'facebook') {
    throw new GraphFault('Error validating access token: Session has expired.', {
      code: 190,
      subcode: 463,
      status: 401,
    })
  }
  return { grantId: found.grant.id, lifeSeconds: LONG_LIFE_SECONDS }
}

async function describeToken(db: Database, value: string) {
  const found = await findGrant(db, value, 'access')
  if (found?.grant.vendor !== 'facebook') {
    const error = { code: 190, message: 'The session has been invalidated.', subcode: 467 }
    return { app_id: FACEBOOK_APP.id, error, is_valid: false, scopes: [] }
  }
  const { grant, token } = found
  const isPage = token.listing_id !== null
  return {
    app_id: FACEBOOK_APP.id,
    type: isPage ? 'PAGE' : 'USER',
    application: FACEBOOK_APP.name,
    expires_at: token.expires_at === null ? 0 : Math.floor(token.expires_at.getTime() / 1000),
    data_access_expires_at: Math.floor(grant.created_at.getTime() / 1000) + DATA_ACCESS_SECONDS,
    is_valid: true,
    scopes: scopesOf(grant),
    user_id: grant.account_id,
    ...(isPage && { profile_id: token.listing_id }),
  }
}

async function getSelf(db: Database, { grant, pageId }: GraphCaller) {
  const named = pageId === null ? await listAccounts(db, 'facebook') : await listListings(db, 'facebook')
  const id = pageId ?? grant.account_id
  return { id, name: named.find((one) => one.id === id)?.name }
}

/** The pages that were ticked, each with a token of its own that does not run out. */
async function listPages(db: Database, context: AppContext): Promise<Response> {
  const caller = await getCaller(db, context)
  requirePermission(caller, 'pages_show_list', 200)
  const page = readPage(context)
  const { grant } = caller
  const owned = await listListings(db, 'facebook', grant.account_id)
  const ticked = owned.filter(({ id }) => grant.listing_ids.includes(id))
  const asked = context.req.query('fields') ?? 'access_token,category,name,id,tasks'
  const nodes = []
  for (const listing of ticked.slice(page.offset, page.offset + page.limit)) {
    const accessToken = await makeToken(db, {
      grantId: grant.id,
      kind: 'access',
      lifeSeconds: null,
      listingId: listing.id,
    })
    nodes.push({ ...(await describePage(db, listing)), access_token: accessToken })
  }
  const shown = pickFields(nodes, asked, PAGE_KIND)
  return answerList(shown, page, { total: ticked.length, url: context.req.url })
}
