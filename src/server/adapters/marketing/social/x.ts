import { z } from 'zod'
import { POST_LIMITS, writePost, type PostNumbers } from '#shared/domain/social-posts.ts'
import type { Post, PostImage, Published, SocialAccount, SocialNetwork, SocialTokens } from '../port.ts'
import { basicAuth, createProviderHttp, type Said } from '../provider-http.ts'
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

const SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access']

/** What X takes for showing a post to a program, in US dollars. */
const READ_PRICE = 0.005

export interface XHosts {
  /** Opened by the person's browser. */
  site: string
  api: string
}
export const LIVE_X: XHosts = { site: 'https://x.com', api: 'https://api.x.com' }

const problem = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  type: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
})
/** Not the post is wrong but the account, or what the app may do. https://docs.x.com/x-api/fundamentals/response-codes-and-errors */
const ACCOUNT_PROBLEMS = [
  'client-forbidden',
  'oauth1-permissions',
  'unsupported-authentication',
  'not-authorized-for-resource',
]
/** A refresh token that was used, or a consent that was taken back. */
const DEAD_GRANT = ['invalid_grant', 'invalid_request', 'unauthorized_client', 'invalid_client']

const call = createProviderHttp((body, response) => {
  const said = problem.safeParse(body).data ?? {}
  const words = said.detail ?? said.error_description ?? said.title ?? null
  if (said.error && DEAD_GRANT.includes(said.error)) return { words, code: said.error, kind: 'refused' }
  if (response.status === 403) return readForbidden(words, said.type)
  return { words, code: String(response.status), ...readReset(response) }
})

/** The account may not; or not this post: it was said before, or is against the rules. */
function readForbidden(words: string | null, type = ''): Said {
  const code = type.split('/').at(-1) ?? ''
  if (ACCOUNT_PROBLEMS.includes(code)) return { words, code: RIGHTS_MISSING, kind: 'refused' }
  return { words, code: '403', kind: 'rejected' }
}

function readReset({ status, headers }: Response): { retryAfterSeconds?: number } {
  const reset = Number(headers.get('x-rate-limit-reset'))
  return status === 429 && reset > 0 ? { retryAfterSeconds: Math.max(1, reset - Math.floor(Date.now() / 1000)) } : {}
}

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().optional(),
  expires_in: z.number().optional(),
  scope: z.string().default(''),
})
const user = z.object({ data: z.object({ id: z.string(), username: z.string() }) })

type Client = ReturnType<typeof createClient>

function createClient({ keys, hosts }: NetworkOptions<XHosts>) {
  const asApp = () => basicAuth(getKeys(keys).id, getKeys(keys).secret)
  return {
    api: () => hosts().api,
    async getTokens(form: Record<string, string>): Promise<SocialTokens> {
      const request = { method: 'POST' as const, headers: asApp(), form, schema: tokenAnswer }
      const { body } = await call(`${hosts().api}/2/oauth2/token`, request)
      refuseMissing(body.scope.split(' '), SCOPES)
      const { access_token: accessToken, refresh_token: refreshToken = null } = body
      return { accessToken, refreshToken, expiresAt: inSeconds(body.expires_in) }
    },
    async revoke(token: string): Promise<void> {
      const request = { method: 'POST' as const, headers: asApp(), form: { token }, schema: z.unknown() }
      await call(`${hosts().api}/2/oauth2/revoke`, request)
    },
    async getUser(accessToken: string) {
      const { body } = await call(`${hosts().api}/2/users/me`, { headers: bearer(accessToken), schema: user })
      return { id: body.data.id, name: `@${body.data.username}` }
    },
  }
}

/** Accounts of X. A token lasts two hours; what renews it works once. */
export function createX(options: NetworkOptions<XHosts>): SocialNetwork {
  const { keys, hosts, isSandbox } = options
  const client = createClient(options)
  return {
    channel: 'social',
    isSandbox,
    inDoubt: 'look-up',
    longestCallSeconds: 60,
    atOnce: 1,
    limits: POST_LIMITS.twitter,

    authorizeUrl({ state, codeChallenge, redirectUri }) {
      if (!keys) return null
      return withQuery(`${hosts().site}/i/oauth2/authorize`, {
        response_type: 'code',
        client_id: keys.id,
        redirect_uri: redirectUri,
        scope: SCOPES.join(' '),
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      })
    },

    exchange({ code, codeVerifier, redirectUri }) {
      const proof = { redirect_uri: redirectUri, code_verifier: codeVerifier }
      return client.getTokens({ grant_type: 'authorization_code', code, ...proof })
    },
    refresh: ({ refreshToken }) => client.getTokens({ grant_type: 'refresh_token', refresh_token: refreshToken ?? '' }),
    revoke: ({ accessToken, refreshToken }) => client.revoke(refreshToken ?? accessToken),
    listPlaces: async ({ accessToken }) => [{ ...(await client.getUser(accessToken)), accessToken: null }],

    // What it may do came with the token, and does not change while the token lives.
    check: async ({ accessToken }) => ({ name: (await client.getUser(accessToken)).name, expiresAt: null }),
    publish: (account, post) => publish(client, account, post),
    numbers: { price: READ_PRICE, read: (account, messageId) => readNumbers(client, account, messageId) },
    lookUp: (account, post) => lookUp(client, account, post),
  }
}

const see = (id: string): Published => ({ messageId: id, url: `https://x.com/i/web/status/${id}` })

async function publish(client: Client, { accessToken }: SocialAccount, post: Post): Promise<Published> {
  const { image } = post
  const mediaId = image && (await prepare(() => upload(client.api(), accessToken, image)))
  const { body } = await call(`${client.api()}/2/tweets`, {
    method: 'POST',
    headers: bearer(accessToken),
    json: { text: writePost('twitter', post), ...(mediaId && { media: { media_ids: [mediaId] } }) },
    schema: z.object({ data: z.object({ id: z.string() }) }),
  })
  return see(body.data.id)
}

async function upload(api: string, accessToken: string, image: PostImage): Promise<string> {
  const bytes = await image.read()
  const [base, headers] = [`${api}/2/media/upload`, bearer(accessToken)]
  const media = z.object({ data: z.object({ id: z.string() }) })
  const wish = { media_type: image.type, total_bytes: bytes.length, media_category: 'tweet_image' }
  const { body } = await call(`${base}/initialize`, { method: 'POST', headers, json: wish, schema: media })
  const at = `${base}/${encodeURIComponent(body.data.id)}`
  const parts = { segment_index: '0', media: new Blob([bytes], { type: image.type }) }
  await call(`${at}/append`, { method: 'POST', headers, parts, schema: z.unknown() })
  await call(`${at}/finalize`, { method: 'POST', headers, schema: media })
  if (image.alternativeText !== '') {
    const json = { id: body.data.id, metadata: { alt_text: { text: image.alternativeText } } }
    await call(`${api}/2/media/metadata`, { method: 'POST', headers, json, schema: z.unknown() })
  }
  return body.data.id
}

const metrics = z.object({
  like_count: z.int(),
  reply_count: z.int(),
  retweet_count: z.int(),
  quote_count: z.int(),
})

async function readNumbers(client: Client, { accessToken }: SocialAccount, messageId: string): Promise<PostNumbers> {
  const at = `${client.api()}/2/tweets/${encodeURIComponent(messageId)}`
  const schema = z.object({ data: z.object({ public_metrics: metrics }) })
  const url = withQuery(at, { 'tweet.fields': 'public_metrics' })
  const { body } = await call(url.href, { headers: bearer(accessToken), schema })
  const {
    like_count: likes,
    reply_count: comments,
    retweet_count: reposts,
    quote_count: quotes,
  } = body.data.public_metrics
  return { likes, comments, shares: reposts + quotes }
}

const link = z.object({ url: z.string(), expanded_url: z.string().optional(), media_key: z.string().optional() })
const tweet = z.object({
  id: z.string(),
  text: z.string(),
  entities: z.object({ urls: z.array(link).default([]) }).default({ urls: [] }),
})

/** Reading costs by the post, so only what is new since is asked for. */
async function lookUp(client: Client, { placeId, accessToken }: SocialAccount, post: Post): Promise<Published | null> {
  const url = withQuery(`${client.api()}/2/users/${encodeURIComponent(placeId)}/tweets`, {
    start_time: earliestOf(post)
      .toISOString()
      .replace(/\.\d+Z$/, 'Z'),
    max_results: '20',
    'tweet.fields': 'created_at,entities',
  })
  const schema = z.object({ data: z.array(tweet).default([]) })
  const { body } = await call(url.href, { headers: bearer(accessToken), schema })
  const text = writePost('twitter', post)
  const found = body.data.find((one) => asWritten(one) === text)
  return found ? see(found.id) : null
}

/** X puts its own short addresses in, one for each picture too, and writes three signs as HTML does. */
function asWritten({ text, entities }: z.output<typeof tweet>): string {
  const own = entities.urls.reduce(
    (left, { url, expanded_url: full, media_key: media }) => left.replace(url, () => (media ? '' : (full ?? url))),
    text,
  )
  return own.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim()
}
