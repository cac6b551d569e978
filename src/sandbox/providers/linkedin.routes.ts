import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readBody, readJson } from '#server/kernel/http/read-body.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { findGrant, makeToken, revokeGrant, type VendorGrant } from '../vendors/vendor-grants.repository.ts'
import {
  createVendorRoutes,
  uncut,
  type VendorRefusals,
  type VendorRoute,
  type VendorWorld,
} from '../vendors/vendor-route.ts'
import {
  findCaller,
  isClient,
  mountConsentPage,
  PARTNER_SCOPE,
  redeemCode,
  SOCIAL_PEOPLE,
  tokenIn,
} from './social-consent.routes.ts'
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

const BASE = '/sandbox/linkedin'
const ACCESS_LIFE_SECONDS = 60 * 86_400
const LONGEST_COMMENTARY = 3000
const MOST_BYTES = 6 * 1024 * 1024

const fault = (status: number, code: string, message: string, serviceErrorCode = 0) =>
  Response.json({ status, serviceErrorCode, code, message }, { status })
const REFUSALS: VendorRefusals = {
  rateLimited: () =>
    fault(429, 'TOO_MANY_REQUESTS', 'Resource level throttle APPLICATION_AND_MEMBER DAY limit reached', 101),
  down: () => fault(503, 'SERVICE_UNAVAILABLE', 'Service Unavailable'),
  noPermission: () =>
    fault(403, 'ACCESS_DENIED', 'Not enough permissions to access: partnerApiPostsExternal.CREATE', 100),
}
const oauthFault = (error: string, description: string) =>
  Response.json({ error, error_description: description }, { status: 400 })

const newPost = z.object({
  author: z.string().regex(/^urn:li:(organization|person):\w+$/),
  commentary: z.string(),
  visibility: z.literal('PUBLIC'),
  distribution: z.object({ feedDistribution: z.literal('MAIN_FEED') }),
  lifecycleState: z.literal('PUBLISHED'),
  content: z
    .object({
      article: z.object({ source: z.url(), title: z.string().min(1) }).optional(),
      media: z.object({ id: z.string(), altText: z.string().default('') }).optional(),
    })
    .optional(),
})
const newImage = z.object({ initializeUploadRequest: z.object({ owner: z.string() }) })

type Caller = NonNullable<Awaited<ReturnType<typeof findCaller>>>

/** https://learn.microsoft.com/linkedin/marketing/community-management: pages, people, and what they post. */
export function mountLinkedIn(app: HttpApp, world: VendorWorld): void {
  mountConsentPage(app, world, {
    vendor: 'linkedin',
    path: `${BASE}/oauth/v2/authorization`,
    separator: ' ',
    needsChallenge: false,
    denied: { error: 'user_cancelled_authorize', error_description: 'The user cancelled the authorization' },
  })
  const route = createVendorRoutes(app, world, 'linkedin', REFUSALS)
  mountTokens(route, world)
  const by = createAccess(route, world)
  mountPlaces(by)
  mountImages(createAccess(uncut(route), world), world)
  mountPosts(by, world)
}

const revoked = () =>
  fault(401, 'REVOKED_ACCESS_TOKEN', 'The token used in the request has been revoked by the user', 65_601)

const createAccess =
  (route: VendorRoute, { db }: VendorWorld) =>
  (method: string, path: string, answer: (context: AppContext, caller: Caller) => Promise<Response>) =>
    route(method, BASE + path, async (context) => {
      const isVersioned = !path.startsWith('/rest/') || /^20\d{4}$/.test(context.req.header('linkedin-version') ?? '')
      if (!isVersioned) return fault(400, 'VERSION_MISSING', 'A version must be present. Please specify a version.')
      const caller = await findCaller(db, 'linkedin', tokenIn(context))
      return caller ? answer(context, caller) : revoked()
    })
type Access = ReturnType<typeof createAccess>

function mountTokens(route: VendorRoute, { db }: VendorWorld): void {
  const login = (path: string, answer: (form: Record<string, string>) => Promise<Response>) =>
    route('POST', `${BASE}/oauth/v2/${path}`, async (context) => {
      const form = await readSandboxForm(context)
      return isClient(form) ? answer(form) : oauthFault('invalid_client', 'Client authentication failed')
    })
  const findRefreshed = async (value: string): Promise<VendorGrant | null> => {
    const found = await findGrant(db, value, 'refresh')
    return found?.grant.vendor === 'linkedin' ? found.grant : null
  }

  login('accessToken', async (form) => {
    const isCode = form['grant_type'] === 'authorization_code'
    const refreshToken = form['refresh_token'] ?? ''
    const grant = isCode ? await redeemCode(db, 'linkedin', form) : await findRefreshed(refreshToken)
    if (!grant) return oauthFault('invalid_grant', 'The token used in the request is invalid or has expired.')
    const scopes = grant.scope.split(' ')
    const isPartner = isCode && scopes.includes(PARTNER_SCOPE)
    const made = isPartner
      ? await makeToken(db, { grantId: grant.id, kind: 'refresh', lifeSeconds: 365 * 86_400 })
      : null
    return Response.json({
      access_token: await makeToken(db, { grantId: grant.id, kind: 'access', lifeSeconds: ACCESS_LIFE_SECONDS }),
      expires_in: ACCESS_LIFE_SECONDS,
      scope: scopes.filter((scope) => scope !== PARTNER_SCOPE).join(','),
      ...(made && { refresh_token: made, refresh_token_expires_in: 365 * 86_400 }),
    })
  })
  login('introspectToken', async ({ token = '' }) => {
    const caller = await findCaller(db, 'linkedin', token)
    if (!caller) return Response.json({ active: false, status: 'revoked' })
    const scope = caller.scopes.filter((one) => one !== PARTNER_SCOPE).join(',')
    const end = Math.floor((caller.token.expires_at?.getTime() ?? 0) / 1000)
    return Response.json({ active: true, status: 'active', scope, expires_at: end })
  })
  login('revoke', async ({ token = '' }) => {
    const caller = await findCaller(db, 'linkedin', token)
    if (caller) await revokeGrant(db, caller.grant.id)
    return new Response(null, { status: 200 })
  })
}

function mountPlaces(by: Access): void {
  by('GET', '/v2/userinfo', async (_context, { person }) => Response.json({ sub: person.id, name: person.name }))
  by('GET', '/rest/organizationAcls', async (context, { person, scopes }) => {
    if (!scopes.includes('rw_organization_admin')) return REFUSALS.noPermission()
    if (context.req.query('q') !== 'roleAssignee') return fault(400, 'ILLEGAL_ARGUMENT', 'Unknown finder')
    const elements = person.pages.map(({ id }) => ({
      organization: `urn:li:organization:${id}`,
      role: 'ADMINISTRATOR',
      roleAssignee: `urn:li:person:${person.id}`,
      state: 'APPROVED',
    }))
    return Response.json({ elements, paging: { count: 50, start: 0, links: [] } })
  })
  by('GET', '/rest/organizations/:id', async (context, { person }) => {
    const page = person.pages.find(({ id }) => id === context.req.param('id'))
    if (!page) return fault(404, 'NOT_FOUND', 'Could not find organization')
    return Response.json({ id: Number(page.id), localizedName: page.name })
  })
}

/** Whether they may speak for it: as themselves, or for a page of theirs. */
function mayPostAs(author: string, { person, scopes }: Caller): boolean {
  const [kind, id] = author.split(':').slice(2)
  if (kind === 'person') return id === person.id && scopes.includes('w_member_social')
  return person.pages.some((page) => page.id === id) && scopes.includes('w_organization_social')
}

function mountImages(by: Access, { db }: VendorWorld): void {
  by('POST', '/rest/images', async (context, caller) => {
    const { data } = newImage.safeParse(await readJson(context.env.incoming))
    const owner = data?.initializeUploadRequest.owner ?? ''
    if (!mayPostAs(owner, caller)) return REFUSALS.noPermission()
    const id = makeNumber()
    await keepMedia(db, { id, vendor: 'linkedin', account: owner })
    const { origin } = new URL(context.req.url)
    return Response.json({
      value: { uploadUrl: `${origin}${BASE}/dms-uploads/${id}?owner=${owner}`, image: `urn:li:image:${id}` },
    })
  })
  by('PUT', '/dms-uploads/:id', async (context) => {
    const own = {
      id: context.req.param('id') ?? '',
      vendor: 'linkedin',
      account: context.req.query('owner') ?? '',
    } as const
    const found = await findMedia(db, own)
    if (!found) return fault(404, 'NOT_FOUND', 'Could not find the upload')
    await fillMedia(db, found.id, {
      image: toImage(new Uint8Array(await readBody(context.env.incoming, MOST_BYTES))),
    })
    return new Response(null, { status: 201 })
  })
}

function mountPosts(by: Access, { db }: VendorWorld): void {
  by('POST', '/rest/posts', async (context, caller) => {
    const { data: asked } = newPost.safeParse(await readJson(context.env.incoming))
    if (!asked || plain(asked.commentary).length > LONGEST_COMMENTARY) {
      return fault(422, 'INVALID_ARGUMENT', 'Request body is not valid')
    }
    if (!mayPostAs(asked.author, caller)) return REFUSALS.noPermission()
    const post = { vendor: 'linkedin', account: asked.author, text: asked.commentary } as const
    const picture = await findPicture(db, asked)
    if (!picture) return fault(400, 'MEDIA_ASSET_PROCESSING_FAILED', 'The image is not available')
    if (await hasPost(db, post)) return fault(422, 'DUPLICATE_POST', 'Content is a duplicate of another post')
    const id = `urn:li:share:${makeNumber()}`
    const link = asked.content?.article?.source
    await keepPost(db, { ...post, ...picture, id, name: nameOf(asked.author), link })
    return new Response(null, { status: 201, headers: { 'x-restli-id': id } })
  })

  by('GET', '/rest/organizationalEntityShareStatistics', async (context, { person, scopes }) => {
    const { organizationalEntity: account = '', shares = '' } = context.req.query()
    const isOwn = person.pages.some(({ id }) => account === `urn:li:organization:${id}`)
    if (!isOwn || !scopes.includes('rw_organization_admin')) return REFUSALS.noPermission()
    const id = /^List\((.+)\)$/.exec(shares)?.[1] ?? ''
    const post = await findPost(db, { vendor: 'linkedin', account, id })
    const described = (told: ReturnType<typeof numbersOf>) => ({
      organizationalEntity: account,
      share: id,
      totalShareStatistics: { likeCount: told.likes, commentCount: told.comments, shareCount: told.shares },
    })
    return Response.json({ elements: post ? [described(numbersOf(post))] : [] })
  })

  by('GET', '/rest/posts', async (context, { person, scopes }) => {
    const author = context.req.query('author') ?? ''
    const isOwn = person.pages.some(({ id }) => author === `urn:li:organization:${id}`)
    if (!isOwn || !scopes.includes('r_organization_social')) return REFUSALS.noPermission()
    const posts = await listPosts(db, 'linkedin', author)
    const elements = posts.map((post) => ({
      id: post.id,
      author,
      commentary: post.text_body,
      createdAt: post.created_at.getTime(),
    }))
    return Response.json({ elements, paging: { start: 0, count: 50, links: [] } })
  })
}

/** Nothing where there is none, `null` where it was named and never came. */
async function findPicture(db: Database, { author, content }: z.output<typeof newPost>) {
  if (!content?.media) return {}
  const { id, altText: alternativeText } = content.media
  const media = await findMedia(db, { id: id.split(':').at(-1) ?? '', vendor: 'linkedin', account: author })
  return media?.image ? { image: media.image, alternativeText } : null
}

const nameOf = (author: string) => {
  const id = author.split(':').at(-1)
  const named = SOCIAL_PEOPLE.flatMap((person) => [person, ...person.pages])
  return named.find((one) => one.id === id)?.name ?? ''
}

/** As people read it. */
export const plain = (littleText: string) =>
  littleText.replaceAll(/\{hashtag\|\\#\|(.*?)\}/g, '#$1').replaceAll(/\\([()[\]{}<>@|~_*#\\])/g, '$1')
