import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import {
  FACEBOOK_REFUSALS,
  GraphFault,
  badParameter,
  missingObject,
  missingPermission,
} from '../facebook/graph-fault.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { makeToken } from '../vendors/vendor-grants.repository.ts'
import { createVendorRoutes, uncut, type VendorRoute, type VendorWorld } from '../vendors/vendor-route.ts'
import { findCaller, isClient, mountConsentPage, redeemCode, SOCIAL_CLIENT, tokenIn } from './social-consent.routes.ts'
import {
  fetchImage,
  findMedia,
  findPost,
  keepMedia,
  keepPost,
  listPosts,
  makeNumber,
  numbersOf,
} from './social-posts.repository.ts'

const BASE = '/sandbox/instagram'
const GRAPH = `${BASE}/v26.0`
const SHORT_LIFE_SECONDS = 3600
const LONG_LIFE_SECONDS = 60 * 86_400
const PUBLISHING = 'instagram_business_content_publish'
const LONGEST_CAPTION = 2200
const MOST_A_DAY = 100

const REFUSALS = {
  ...FACEBOOK_REFUSALS,
  noPermission: () => missingPermission(PUBLISHING, 10).toResponse(),
}
const deadToken = () =>
  new GraphFault('Error validating access token: Session has expired.', { code: 190, subcode: 463, status: 401 })

/** https://developers.facebook.com/docs/instagram-platform: its own login, and publishing of single pictures. */
export function mountInstagram(app: HttpApp, world: VendorWorld): void {
  mountConsentPage(app, world, {
    vendor: 'instagram',
    path: `${BASE}/oauth/authorize`,
    separator: ',',
    needsChallenge: false,
    denied: { error: 'access_denied', error_reason: 'user_denied', error_description: 'The user denied your request' },
  })
  const vendorRoute = createVendorRoutes(app, world, 'instagram', REFUSALS)
  const route: VendorRoute = (method, path, handle, options) =>
    vendorRoute(method, path, (context) => handle(context).catch(answerFault), options)
  mountTokens(route, world)
  mountAccount(route, world)
  mountPublishing(route, world)
}

function answerFault(error: unknown): Response {
  if (error instanceof GraphFault) return error.toResponse()
  throw error
}

async function getCaller({ db }: VendorWorld, context: AppContext, right = 'instagram_business_basic') {
  const caller = await findCaller(db, 'instagram', tokenIn(context))
  if (!caller) throw deadToken()
  if (!caller.scopes.includes(right)) throw missingPermission(right, 10)
  return caller
}

/** As the account itself, which the address names. */
async function getAccount(world: VendorWorld, context: AppContext, right?: string) {
  const caller = await getCaller(world, context, right)
  const id = context.req.param('id') ?? ''
  if (caller.person.id !== id) throw missingObject(id)
  return { vendor: 'instagram', account: id, name: `@${caller.person.handle}` } as const
}

function mountTokens(route: VendorRoute, world: VendorWorld): void {
  const { db } = world
  route('POST', `${BASE}/oauth/access_token`, async (context) => {
    const form = await readSandboxForm(context)
    const grant = isClient(form) ? await redeemCode(db, 'instagram', form) : null
    if (!grant) {
      const said = { error_type: 'OAuthException', code: 400, error_message: 'This authorization code has been used' }
      return Response.json(said, { status: 400 })
    }
    const accessToken = await makeToken(db, { grantId: grant.id, kind: 'access', lifeSeconds: SHORT_LIFE_SECONDS })
    const permissions = grant.scope.split(' ').join(',')
    return Response.json({ data: [{ access_token: accessToken, user_id: grant.account_id, permissions }] })
  })

  const renew = async (context: AppContext) => {
    const { grant } = await getCaller(world, context)
    const accessToken = await makeToken(db, { grantId: grant.id, kind: 'access', lifeSeconds: LONG_LIFE_SECONDS })
    return Response.json({ access_token: accessToken, token_type: 'bearer', expires_in: LONG_LIFE_SECONDS })
  }
  route('GET', `${BASE}/access_token`, async (context) => {
    if (context.req.query('client_secret') !== SOCIAL_CLIENT.secret)
      throw new GraphFault('Error validating client secret.', { code: 1 })
    return renew(context)
  })
  route('GET', `${BASE}/refresh_access_token`, renew)
}

function mountAccount(route: VendorRoute, world: VendorWorld): void {
  route('GET', `${GRAPH}/me`, async (context) => {
    const { person } = await getCaller(world, context)
    return Response.json({ id: person.id, user_id: person.id, username: person.handle, account_type: 'BUSINESS' })
  })
  route('GET', `${GRAPH}/:id/content_publishing_limit`, async (context) => {
    const { account } = await getAccount(world, context, PUBLISHING)
    const usage = (await listPosts(world.db, 'instagram', account)).length
    return Response.json({
      data: [{ quota_usage: usage, config: { quota_total: MOST_A_DAY, quota_duration: 86_400 } }],
    })
  })
  route('GET', `${GRAPH}/:id/media`, async (context) => {
    const { account } = await getAccount(world, context)
    const posts = await listPosts(world.db, 'instagram', account)
    return Response.json({
      data: posts.map((post) => ({
        id: post.id,
        caption: post.text_body || undefined,
        timestamp: post.created_at.toISOString().replace(/\.\d+Z$/, '+0000'),
        permalink: `https://www.instagram.com/p/${post.id}/`,
      })),
    })
  })
}

/** A picture is fetched first; what is published is the finished container. */
function mountPublishing(route: VendorRoute, world: VendorWorld): void {
  const { db, publicUrl } = world
  const beforehand = uncut(route)
  beforehand('POST', `${GRAPH}/:id/media`, async (context) => {
    const { vendor, account } = await getAccount(world, context, PUBLISHING)
    const { image_url: address = '', caption = '', alt_text: words = '' } = await readSandboxForm(context)
    if (address === '') throw badParameter('The parameter image_url is required')
    if (caption.length > LONGEST_CAPTION) throw badParameter('The caption was too long')
    const image = await fetchImage(context, publicUrl, address)
    const id = makeNumber()
    await keepMedia(db, { id, vendor, account, image, caption, alternative_text: words })
    return Response.json({ id })
  })

  route('POST', `${GRAPH}/:id/media_publish`, async (context) => {
    const own = await getAccount(world, context, PUBLISHING)
    const { creation_id: creationId = '' } = await readSandboxForm(context)
    const media = await findMedia(db, { id: creationId, vendor: own.vendor, account: own.account })
    if (!media || media.image === '')
      throw new GraphFault('Media ID is not available', { code: 9007, subcode: 2_207_027 })
    const id = makeNumber()
    await keepPost(db, { ...own, id, text: media.caption, image: media.image, alternativeText: media.alternative_text })
    return Response.json({ id })
  })

  beforehand('GET', `${GRAPH}/:container`, async (context) => {
    const { person } = await getCaller(world, context)
    const id = context.req.param('container') ?? ''
    const post = await findPost(db, { id, vendor: 'instagram', account: person.id })
    if (post) {
      const { likes, comments } = numbersOf(post)
      return Response.json({ id, like_count: likes, comments_count: comments })
    }
    const media = await findMedia(db, { id, vendor: 'instagram', account: person.id })
    if (!media) throw missingObject(id)
    const isJpeg = !media.image.startsWith('data:') || media.image.startsWith('data:image/jpeg')
    if (media.image !== '' && isJpeg) return Response.json({ id, status_code: 'FINISHED', status: 'Finished' })
    const status = 'Error: Only photo or video can be accepted as media type.'
    return Response.json({ id, status_code: 'ERROR', status })
  })
}
