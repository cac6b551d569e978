import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readBody, readJson } from '#server/kernel/http/read-body.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { findGrant, makeToken, revokeGrant, spendToken, type VendorGrant } from '../vendors/vendor-grants.repository.ts'
import {
  createVendorRoutes,
  uncut,
  type VendorRefusals,
  type VendorRoute,
  type VendorWorld,
} from '../vendors/vendor-route.ts'
import { readBasic } from './email-vendors.routes.ts'
import type { ProviderMessage } from './provider-messages.repository.ts'
import { findCaller, mountConsentPage, redeemCode, SOCIAL_CLIENT, tokenIn } from './social-consent.routes.ts'
import {
  fillMedia,
  findMedia,
  findPost,
  hasPost,
  keepMedia,
  keepPost,
  listPosts,
  makeNumber,
  numbersOf,
  toImage,
} from './social-posts.repository.ts'

const BASE = '/sandbox/twitter'
const ACCESS_LIFE_SECONDS = 7200
const LONGEST_TEXT = 4000
const MOST_BYTES = 6 * 1024 * 1024

const fault = (status: number, type: string, detail: string, headers: Record<string, string> = {}) =>
  Response.json(
    { title: type, detail, type: `https://api.twitter.com/2/problems/${type}`, status },
    { status, headers },
  )
const oauthFault = (error: string, description: string) =>
  Response.json({ error, error_description: description }, { status: 400 })
const REFUSALS: VendorRefusals = {
  rateLimited: () =>
    fault(429, 'usage-capped', 'Too Many Requests', {
      'x-rate-limit-remaining': '0',
      'x-rate-limit-reset': String(Math.floor(Date.now() / 1000) + 1),
    }),
  down: () => fault(503, 'service-unavailable', 'Service Unavailable'),
  noPermission: () =>
    fault(403, 'client-forbidden', 'Your client app is not configured with the appropriate permissions.'),
}
const unauthorized = () =>
  Response.json({ title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }, { status: 401 })

const newPost = z.object({
  text: z.string().max(LONGEST_TEXT).default(''),
  media: z.object({ media_ids: z.tuple([z.string()]) }).optional(),
})
const newMedia = z.object({
  media_type: z.string(),
  total_bytes: z.int().max(5 * 1024 * 1024),
  media_category: z.literal('tweet_image'),
})
const mediaWords = z.object({
  id: z.string(),
  metadata: z.object({ alt_text: z.object({ text: z.string().max(1000) }) }),
})

type Caller = NonNullable<Awaited<ReturnType<typeof findCaller>>>

/** https://docs.x.com/x-api: posts, pictures and the login of one app. */
export function mountX(app: HttpApp, world: VendorWorld): void {
  mountConsentPage(app, world, {
    vendor: 'twitter',
    path: `${BASE}/i/oauth2/authorize`,
    separator: ' ',
    needsChallenge: true,
    denied: { error: 'access_denied' },
  })
  const route = createVendorRoutes(app, world, 'twitter', REFUSALS)
  mountTokens(route, world)
  const by = createAccess(route, world)
  by('GET', '/2/users/me', 'users.read', async (_context, { person }) =>
    Response.json({ data: { id: person.id, name: person.name, username: person.handle } }),
  )
  mountPictures(createAccess(uncut(route), world), world)
  mountPosts(by, world)
}

type Access = ReturnType<typeof createAccess>

type Answer = (context: AppContext, caller: Caller) => Promise<Response>

const createAccess =
  (route: VendorRoute, { db }: VendorWorld) =>
  (method: string, path: string, scope: string, answer: Answer) =>
    route(method, BASE + path, async (context) => {
      const caller = await findCaller(db, 'twitter', tokenIn(context))
      if (!caller) return unauthorized()
      return caller.scopes.includes(scope) ? answer(context, caller) : REFUSALS.noPermission()
    })

function mountTokens(route: VendorRoute, { db }: VendorWorld): void {
  const isApp = (context: AppContext) => {
    const { user, password } = readBasic(context)
    return user === SOCIAL_CLIENT.id && password === SOCIAL_CLIENT.secret
  }
  const redeemRefresh = async (value: string): Promise<VendorGrant | null> => {
    const found = await findGrant(db, value, 'refresh')
    return found?.grant.vendor === 'twitter' && (await spendToken(db, value)) ? found.grant : null
  }
  route('POST', `${BASE}/2/oauth2/token`, async (context) => {
    if (!isApp(context)) return oauthFault('invalid_client', 'Missing valid authorization header')
    const form = await readSandboxForm(context)
    const isCode = form['grant_type'] === 'authorization_code'
    const grant = isCode ? await redeemCode(db, 'twitter', form) : await redeemRefresh(form['refresh_token'] ?? '')
    if (!grant) return oauthFault('invalid_request', 'Value passed for the token was invalid.')
    const refreshToken = await makeToken(db, { grantId: grant.id, kind: 'refresh', lifeSeconds: null })
    return Response.json({
      token_type: 'bearer',
      expires_in: ACCESS_LIFE_SECONDS,
      access_token: await makeToken(db, { grantId: grant.id, kind: 'access', lifeSeconds: ACCESS_LIFE_SECONDS }),
      scope: grant.scope,
      ...(grant.scope.includes('offline.access') && { refresh_token: refreshToken }),
    })
  })
  route('POST', `${BASE}/2/oauth2/revoke`, async (context) => {
    if (!isApp(context)) return oauthFault('invalid_client', 'Missing valid authorization header')
    const { token = '' } = await readSandboxForm(context)
    const found = (await findGrant(db, token, 'refresh')) ?? (await findGrant(db, token, 'access'))
    if (found?.grant.vendor === 'twitter') await revokeGrant(db, found.grant.id)
    return Response.json({ revoked: true })
  })
}

function mountPictures(by: Access, { db }: VendorWorld): void {
  const upload = '/2/media/upload'
  const getOwn = (context: AppContext, { person }: Caller) =>
    findMedia(db, { id: context.req.param('id') ?? '', vendor: 'twitter', account: person.id })
  const missing = () => fault(400, 'invalid-request', 'media id not found')

  by('POST', `${upload}/initialize`, 'media.write', async (context, { person }) => {
    const { success } = newMedia.safeParse(await readJson(context.env.incoming))
    if (!success) return fault(400, 'invalid-request', 'One or more parameters to your request was invalid.')
    const id = makeNumber()
    await keepMedia(db, { id, vendor: 'twitter', account: person.id })
    return Response.json({ data: { id, media_key: `3_${id}`, expires_after_secs: 86_400 } })
  })
  by('POST', `${upload}/:id/append`, 'media.write', async (context, caller) => {
    const found = await getOwn(context, caller)
    const body = await readBody(context.env.incoming, MOST_BYTES)
    const type = context.req.header('content-type') ?? ''
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const media = form.get('media')
    if (!found || !(media instanceof Blob) || form.get('segment_index') !== '0') return missing()
    await fillMedia(db, found.id, { image: toImage(new Uint8Array(await media.arrayBuffer())) })
    return new Response(null, { status: 204 })
  })
  by('POST', `${upload}/:id/finalize`, 'media.write', async (context, caller) => {
    const found = await getOwn(context, caller)
    return found?.image ? Response.json({ data: { id: found.id, media_key: `3_${found.id}` } }) : missing()
  })
  by('POST', '/2/media/metadata', 'media.write', async (context, { person }) => {
    const { data } = mediaWords.safeParse(await readJson(context.env.incoming))
    const found = data && (await findMedia(db, { id: data.id, vendor: 'twitter', account: person.id }))
    if (!found) return missing()
    await fillMedia(db, found.id, { alternative_text: data.metadata.alt_text.text })
    return Response.json({ data: { id: found.id } })
  })
}

function mountPosts(by: Access, { db }: VendorWorld): void {
  by('POST', '/2/tweets', 'tweet.write', async (context, { person }) => {
    const { data: asked } = newPost.safeParse(await readJson(context.env.incoming))
    const own = { vendor: 'twitter', account: person.id } as const
    const mediaId = asked?.media?.media_ids[0]
    const media = mediaId ? await findMedia(db, { id: mediaId, ...own }) : undefined
    if (!asked || (asked.text === '' && !media) || (mediaId && !media)) {
      return fault(400, 'invalid-request', 'One or more parameters to your request was invalid.')
    }
    if (asked.text !== '' && (await hasPost(db, { ...own, text: asked.text }))) {
      const detail = 'You are not allowed to create a Tweet with duplicate content.'
      return Response.json({ title: 'Forbidden', detail, type: 'about:blank', status: 403 }, { status: 403 })
    }
    const id = makeNumber()
    const picture = media && { image: media.image, alternativeText: media.alternative_text }
    await keepPost(db, { ...own, id, name: `@${person.handle}`, text: asked.text, ...picture })
    return Response.json({ data: { id, text: asked.text } }, { status: 201 })
  })

  by('GET', '/2/tweets/:id', 'tweet.read', async (context, { person }) => {
    const id = context.req.param('id') ?? ''
    const post = await findPost(db, { vendor: 'twitter', account: person.id, id })
    if (!post) return fault(404, 'resource-not-found', `Could not find tweet with id: [${id}].`)
    const { likes, comments, shares } = numbersOf(post)
    const counts = { like_count: likes, reply_count: comments, retweet_count: shares, quote_count: 0 }
    const isAsked = context.req.query('tweet.fields')?.split(',').includes('public_metrics')
    return Response.json({ data: { ...showPost(post), ...(isAsked && { public_metrics: counts }) } })
  })

  by('GET', '/2/users/:id/tweets', 'tweet.read', async (context, { person }) => {
    if (context.req.param('id') !== person.id) return fault(403, 'not-authorized-for-resource', 'Forbidden')
    const { start_time: start, max_results: most = '10' } = context.req.query()
    if (Number(most) < 5 || Number(most) > 100) return fault(400, 'invalid-request', 'max_results is out of range')
    const posts = await listPosts(db, 'twitter', person.id)
    const since = start ? Date.parse(start) : 0
    const found = posts.filter((post) => post.created_at.getTime() >= since).slice(0, Number(most))
    const data = found.map(showPost)
    return Response.json({ ...(data.length > 0 && { data }), meta: { result_count: data.length } })
  })
}

/** With its own short addresses, and three signs as HTML writes them. */
function showPost({ id, text_body: text, headers, created_at: at }: ProviderMessage) {
  const shorten = (address: string) =>
    `https://t.co/${createHash('sha256').update(address).digest('base64url').slice(0, 10)}`
  const written = [...new Set(text.match(/https?:\/\/\S+/g))]
  const picture = headers['image']
    ? [{ url: shorten(id), expanded_url: `https://x.com/i/status/${id}/photo/1`, media_key: `3_${id}` }]
    : []
  const urls = [...written.map((address) => ({ url: shorten(address), expanded_url: address })), ...picture]
  const short = written.reduce((left, address) => left.replace(address, shorten(address)), text)
  const escaped = short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const shown = [escaped, ...picture.map(({ url }) => url)].filter(Boolean).join(' ')
  return { id, text: shown, created_at: at.toISOString(), ...(urls.length > 0 && { entities: { urls } }) }
}
