import { z } from 'zod'
import { hasOwnLink, POST_LIMITS, writePost, type PostNumbers } from '#shared/domain/social-posts.ts'
import type { Post, PostImage, Published, SocialAccount, SocialNetwork, SocialPlace, SocialTokens } from '../port.ts'
import { createProviderHttp, ProviderError } from '../provider-http.ts'
import {
  bearer,
  earliestOf,
  getKeys,
  inSeconds,
  prepare,
  refuseMissing,
  RIGHTS_MISSING,
  withQuery,
  type NetworkOptions,
} from './network-calls.ts'

/** Posting as a company's page needs LinkedIn's Community Management API; without it one posts as oneself. */
const PAGE_SCOPES = ['w_organization_social', 'r_organization_social', 'rw_organization_admin']
const PERSON_SCOPES = ['openid', 'profile', 'w_member_social']
const MOST_PLACES = 50

export interface LinkedInHosts {
  /** Opened by the person's browser. */
  site: string
  /** For tokens. */
  login: string
  api: string
}
export const LIVE_LINKEDIN: LinkedInHosts = {
  site: 'https://www.linkedin.com',
  login: 'https://www.linkedin.com',
  api: 'https://api.linkedin.com',
}

interface LinkedInOptions extends NetworkOptions<LinkedInHosts> {
  isForPages: boolean
  /** Year and month. Each lives for a year. */
  version: string
}

const errorBody = z.object({
  message: z.string().optional(),
  serviceErrorCode: z.number().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
})
const call = createProviderHttp((body, { status }) => {
  const { data } = errorBody.safeParse(body)
  const words = data?.message ?? data?.error_description ?? null
  if (data?.error) return { words, code: data.error, kind: 'refused' }
  const code = String(data?.serviceErrorCode ?? status)
  return status === 403 ? { words, code: RIGHTS_MISSING, kind: 'refused' } : { words, code }
})

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  /** For approved partners only. */
  refresh_token: z.string().optional(),
  scope: z.string().default(''),
})
const scopesIn = (scope: string) => scope.split(/[ ,]/)

type Client = ReturnType<typeof createClient>

function createClient({ keys, hosts, version }: LinkedInOptions) {
  const versioned = (token: string) => ({
    ...bearer(token),
    'linkedin-version': version,
    'x-restli-protocol-version': '2.0.0',
  })
  return {
    async login<Schema extends z.ZodType>(path: string, form: Record<string, string>, schema: Schema) {
      const { id, secret } = getKeys(keys)
      const known = { ...form, client_id: id, client_secret: secret }
      return (await call(`${hosts().login}/oauth/v2/${path}`, { method: 'POST', headers: {}, form: known, schema }))
        .body
    },
    get: async <Schema extends z.ZodType>(path: string, token: string, schema: Schema) =>
      (await call(`${hosts().api}${path}`, { headers: versioned(token), schema })).body,
    post: <Schema extends z.ZodType>(path: string, token: string, request: { json: unknown; schema: Schema }) =>
      call(`${hosts().api}${path}`, { method: 'POST', headers: versioned(token), ...request }),
    put: (address: string, token: string, bytes: Uint8Array<ArrayBuffer>) =>
      call(address, { method: 'PUT', headers: bearer(token), bytes, schema: z.unknown() }),
  }
}

/** Pages and people of LinkedIn. A consent lasts 60 days; only partners can renew it. */
export function createLinkedIn(options: LinkedInOptions): SocialNetwork {
  const { keys, hosts, isSandbox, isForPages } = options
  const client = createClient(options)
  const scopes = isForPages ? PAGE_SCOPES : PERSON_SCOPES
  const getTokens = async (form: Record<string, string>): Promise<SocialTokens> => {
    const body = await client.login('accessToken', form, tokenAnswer)
    refuseMissing(scopesIn(body.scope), scopes)
    const { access_token: accessToken, refresh_token: refreshToken = null, expires_in: seconds } = body
    return { accessToken, refreshToken, expiresAt: inSeconds(seconds) }
  }
  return {
    channel: 'social',
    isSandbox,
    // What a person posted cannot be read by anybody's program.
    inDoubt: isForPages ? 'look-up' : 'leave',
    longestCallSeconds: 60,
    atOnce: 2,
    limits: POST_LIMITS.linkedin,

    authorizeUrl({ state, redirectUri }) {
      if (!keys) return null
      const asked = { response_type: 'code', client_id: keys.id, redirect_uri: redirectUri, state }
      return withQuery(`${hosts().site}/oauth/v2/authorization`, { ...asked, scope: scopes.join(' ') })
    },

    exchange: ({ code, redirectUri }) =>
      getTokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),

    refresh: ({ refreshToken }) => getTokens({ grant_type: 'refresh_token', refresh_token: refreshToken ?? '' }),

    async revoke({ accessToken }) {
      await client.login('revoke', { token: accessToken }, z.unknown())
    },

    listPlaces: ({ accessToken }) => (isForPages ? listPages(client, accessToken) : listPerson(client, accessToken)),

    async check({ placeId, accessToken }) {
      const schema = z.object({ active: z.boolean(), scope: z.string().default(''), expires_at: z.number().optional() })
      const known = await client.login('introspectToken', { token: accessToken }, schema)
      if (!known.active) throw new ProviderError('refused', { code: 'inactive' })
      refuseMissing(scopesIn(known.scope), scopes)
      const places = await this.listPlaces({ accessToken, refreshToken: null, expiresAt: null })
      const place = places.find(({ id }) => id === placeId)
      if (!place) throw new ProviderError('refused', { code: RIGHTS_MISSING, words: 'ADMINISTRATOR' })
      return { name: place.name, expiresAt: null }
    },

    publish: (account, post) => publish(client, account, post),
    numbers: isForPages ? { price: null, read: (account, messageId) => readNumbers(client, account, messageId) } : null,
    lookUp: isForPages ? (account, post) => lookUp(client, account, post) : null,
  }
}

async function listPages(client: Client, token: string): Promise<SocialPlace[]> {
  const query = new URLSearchParams({
    q: 'roleAssignee',
    role: 'ADMINISTRATOR',
    state: 'APPROVED',
    count: String(MOST_PLACES),
  })
  const acls = z.object({ elements: z.array(z.object({ organization: z.string() })) })
  const { elements } = await client.get(`/rest/organizationAcls?${query.toString()}`, token, acls)
  return Promise.all(
    elements.map(async ({ organization: id }) => {
      const path = `/rest/organizations/${encodeURIComponent(id.split(':').at(-1) ?? '')}`
      const { localizedName: name } = await client.get(path, token, z.object({ localizedName: z.string() }))
      return { id, name, accessToken: null }
    }),
  )
}

async function listPerson(client: Client, token: string): Promise<SocialPlace[]> {
  const { sub, name } = await client.get('/v2/userinfo', token, z.object({ sub: z.string(), name: z.string() }))
  return [{ id: `urn:li:person:${sub}`, name, accessToken: null }]
}

const see = (id: string): Published => ({ messageId: id, url: `https://www.linkedin.com/feed/update/${id}` })

async function publish(client: Client, { placeId, accessToken }: SocialAccount, post: Post): Promise<Published> {
  const content = await prepare(() => makeContent(client, { placeId, accessToken }, post))
  const json = {
    author: placeId,
    commentary: escapeLittleText(writePost('linkedin', post)),
    visibility: 'PUBLIC',
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
    ...(content && { content }),
  }
  const { headers } = await client.post('/rest/posts', accessToken, { json, schema: z.unknown() })
  const id = headers.get('x-restli-id')
  if (!id) throw new ProviderError('unconfirmed', { code: 'unreadable' })
  return see(id)
}

async function makeContent(client: Client, account: SocialAccount, post: Post) {
  const { image, link } = post
  if (image) {
    return { media: { id: await upload(client, account, image), altText: image.alternativeText } }
  }
  return hasOwnLink('linkedin', post) && link ? { article: { source: link.url, title: link.title } } : null
}

async function upload(client: Client, { placeId, accessToken }: SocialAccount, image: PostImage): Promise<string> {
  const schema = z.object({ value: z.object({ uploadUrl: z.url(), image: z.string() }) })
  const json = { initializeUploadRequest: { owner: placeId } }
  const { body } = await client.post('/rest/images?action=initializeUpload', accessToken, { json, schema })
  await client.put(body.value.uploadUrl, accessToken, await image.read())
  return body.value.image
}

const statistics = z.object({ likeCount: z.int(), commentCount: z.int(), shareCount: z.int() })

/** https://learn.microsoft.com/linkedin/marketing/community-management/organizations/share-statistics */
async function readNumbers(
  client: Client,
  { placeId, accessToken }: SocialAccount,
  messageId: string,
): Promise<PostNumbers> {
  const kind = messageId.startsWith('urn:li:ugcPost:') ? 'ugcPosts' : 'shares'
  const [page, post] = [encodeURIComponent(placeId), encodeURIComponent(messageId)]
  const { elements } = await client.get(
    // The brackets of a list are LinkedIn's own, and stay as they are.
    `/rest/organizationalEntityShareStatistics?q=organizationalEntity&organizationalEntity=${page}&${kind}=List(${post})`,
    accessToken,
    z.object({ elements: z.array(z.object({ totalShareStatistics: statistics })) }),
  )
  // It tells of a post once somebody has seen it.
  const told = elements[0]?.totalShareStatistics
  return { likes: told?.likeCount ?? 0, comments: told?.commentCount ?? 0, shares: told?.shareCount ?? 0 }
}

async function lookUp(client: Client, { placeId, accessToken }: SocialAccount, post: Post): Promise<Published | null> {
  const one = z.object({ id: z.string(), commentary: z.string().default(''), createdAt: z.number() })
  const query = new URLSearchParams({ q: 'author', author: placeId, count: '50', sortBy: 'CREATED' })
  const { elements } = await client.get(
    `/rest/posts?${query.toString()}`,
    accessToken,
    z.object({ elements: z.array(one) }),
  )
  const text = escapeLittleText(writePost('linkedin', post))
  const earliest = earliestOf(post).getTime()
  const found = elements.find(({ commentary, createdAt }) => commentary === text && createdAt >= earliest)
  return found ? see(found.id) : null
}

/** LinkedIn reads these signs as its own; a word behind a hash stays what it is. https://learn.microsoft.com/linkedin/marketing/community-management/shares/little-text-format */
export function escapeLittleText(text: string): string {
  return text
    .split(/(#[\p{L}\p{N}_]+)/u)
    .map((part, index) => (index % 2 === 1 ? `{hashtag|\\#|${escapeSigns(part.slice(1))}}` : escapeSigns(part)))
    .join('')
}

const escapeSigns = (text: string) => text.replaceAll(/[()[\]{}<>@|~_*#\\]/g, (sign) => `\\${sign}`)
