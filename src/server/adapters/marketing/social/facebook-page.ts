import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { hasOwnLink, POST_LIMITS, writePost, type PostNumbers } from '#shared/domain/social-posts.ts'
import type { Post, Published, SocialAccount, SocialNetwork, SocialPlace } from '../port.ts'
import { createProviderHttp, ProviderError } from '../provider-http.ts'
import {
  bearer,
  earliestOf,
  getKeys,
  inSeconds,
  readGraphError,
  refuseMissing,
  withQuery,
  type NetworkOptions,
} from './network-calls.ts'

const VERSION = 'v26.0'
const PUBLISHING = 'pages_manage_posts'
const SCOPES = ['pages_show_list', 'pages_read_engagement', PUBLISHING]
const TASK = 'CREATE_CONTENT'
const MOST_PLACES = 100

export interface FacebookPageHosts {
  /** Opened by the person's browser. */
  dialog: string
  graph: string
}
export const LIVE_FACEBOOK_PAGE: FacebookPageHosts = {
  dialog: 'https://www.facebook.com',
  graph: 'https://graph.facebook.com',
}

const token = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() })
const page = z.object({
  id: z.string(),
  name: z.string(),
  access_token: z.string().optional(),
  tasks: z.array(z.string()).optional(),
})
const seconds = z.number().optional()
const debugged = z.object({
  data: z.object({
    is_valid: z.boolean(),
    scopes: z.array(z.string()).default([]),
    expires_at: seconds,
    data_access_expires_at: seconds,
    error: z.object({ message: z.string() }).optional(),
  }),
})

const send = createProviderHttp(readGraphError)
type Graph = ReturnType<typeof createGraph>

function createGraph({ keys, hosts }: NetworkOptions<FacebookPageHosts>) {
  interface Call<Schema extends z.ZodType> {
    method?: 'GET' | 'POST' | 'DELETE'
    token: string
    query?: Record<string, string>
    form?: Record<string, string>
    schema: Schema
  }
  return {
    async call<Schema extends z.ZodType>(path: string, { token: by, query, ...request }: Call<Schema>) {
      // Proves that it comes from the holder of the app's secret.
      const proof = createHmac('sha256', getKeys(keys).secret).update(by).digest('hex')
      const url = withQuery(`${hosts().graph}/${VERSION}${path}`, { ...query, appsecret_proof: proof })
      return (await send(url.href, { ...request, headers: bearer(by) })).body
    },
    async getToken(query: Record<string, string>) {
      const { id, secret } = getKeys(keys)
      const asked = { client_id: id, client_secret: secret, ...query }
      return (
        await send(withQuery(`${hosts().graph}/${VERSION}/oauth/access_token`, asked).href, {
          headers: {},
          schema: token,
        })
      ).body
    },
  }
}

/** Pages of Facebook. Each has a token of its own, which lasts until somebody ends it. */
export function createFacebookPage(options: NetworkOptions<FacebookPageHosts>): SocialNetwork {
  const { keys, hosts, isSandbox } = options
  const graph = createGraph(options)
  return {
    channel: 'social',
    isSandbox,
    inDoubt: 'look-up',
    longestCallSeconds: 20,
    atOnce: 2,
    limits: POST_LIMITS.facebook,
    refresh: null,

    authorizeUrl({ state, redirectUri }) {
      if (!keys) return null
      const asked = { client_id: keys.id, redirect_uri: redirectUri, response_type: 'code', state }
      return withQuery(`${hosts().dialog}/${VERSION}/dialog/oauth`, { ...asked, scope: SCOPES.join(',') })
    },

    async exchange({ code, redirectUri }) {
      const short = await graph.getToken({ code, redirect_uri: redirectUri })
      const long = await graph.getToken({ grant_type: 'fb_exchange_token', fb_exchange_token: short.access_token })
      await getStanding(graph, options, long.access_token)
      return { accessToken: long.access_token, refreshToken: null, expiresAt: inSeconds(long.expires_in) }
    },

    listPlaces: ({ accessToken }) => listPages(graph, accessToken),

    // The reviews of the same pages may be read by the same person's consent: that stays.
    async revoke({ accessToken }) {
      const schema = z.object({ success: z.boolean() })
      await graph.call(`/me/permissions/${PUBLISHING}`, { method: 'DELETE', token: accessToken, schema })
    },

    async check({ placeId, accessToken }) {
      const expiresAt = await getStanding(graph, options, accessToken)
      const schema = z.object({ name: z.string() })
      const { name } = await graph.call(`/${encodeURIComponent(placeId)}`, {
        token: accessToken,
        query: { fields: 'name' },
        schema,
      })
      return { name, expiresAt }
    },

    publish: (account, post) => publish(graph, account, post),
    numbers: { price: null, read: (account, messageId) => readNumbers(graph, account, messageId) },
    lookUp: (account, post) => lookUp(graph, account, post),
  }
}

/** Whether the token lets us post, and until when: a person who stays away for 90 days takes their data along. */
async function getStanding(graph: Graph, { keys }: NetworkOptions<FacebookPageHosts>, inspected: string) {
  const { id, secret } = getKeys(keys)
  const { data } = await graph.call('/debug_token', {
    token: `${id}|${secret}`,
    query: { input_token: inspected },
    schema: debugged,
  })
  if (!data.is_valid) throw new ProviderError('refused', { code: '190', words: data.error?.message ?? null })
  refuseMissing(data.scopes, SCOPES)
  const ends = [data.expires_at, data.data_access_expires_at].filter((end) => end !== undefined && end > 0)
  return ends.length === 0 ? null : new Date(Math.min(...(ends as number[])) * 1000)
}

async function listPages(graph: Graph, accessToken: string): Promise<SocialPlace[]> {
  const { data } = await graph.call('/me/accounts', {
    token: accessToken,
    query: { fields: 'id,name,access_token,tasks', limit: String(MOST_PLACES) },
    schema: z.object({ data: z.array(page) }),
  })
  return data
    .filter(({ access_token: own, tasks }) => own && (tasks === undefined || tasks.includes(TASK)))
    .map(({ id, name, access_token: own = null }) => ({ id, name, accessToken: own }))
}

const see = (messageId: string): Published => ({ messageId, url: `https://www.facebook.com/${messageId}` })

async function publish(graph: Graph, { placeId, accessToken }: SocialAccount, post: Post): Promise<Published> {
  const at = `/${encodeURIComponent(placeId)}`
  const text = writePost('facebook', post)
  if (post.image) {
    const form = { url: post.image.url, caption: text, alt_text_custom: post.image.alternativeText }
    const schema = z.object({ id: z.string(), post_id: z.string().optional() })
    const made = await graph.call(`${at}/photos`, { method: 'POST', token: accessToken, form, schema })
    return see(made.post_id ?? made.id)
  }
  const form = { message: text, ...(hasOwnLink('facebook', post) && post.link && { link: post.link.url }) }
  const schema = z.object({ id: z.string() })
  return see((await graph.call(`${at}/feed`, { method: 'POST', token: accessToken, form, schema })).id)
}

const total = z.object({ summary: z.object({ total_count: z.int() }) })
const engagement = z.object({
  // Left out until somebody has.
  shares: z.object({ count: z.int() }).optional(),
  comments: total,
  reactions: total,
})

async function readNumbers(graph: Graph, { accessToken }: SocialAccount, messageId: string): Promise<PostNumbers> {
  const { shares, comments, reactions } = await graph.call(`/${encodeURIComponent(messageId)}`, {
    token: accessToken,
    query: { fields: 'shares,comments.limit(0).summary(true),reactions.limit(0).summary(true)' },
    schema: engagement,
  })
  return {
    likes: reactions.summary.total_count,
    comments: comments.summary.total_count,
    shares: shares?.count ?? 0,
  }
}

async function lookUp(graph: Graph, { placeId, accessToken }: SocialAccount, post: Post): Promise<Published | null> {
  const { data } = await graph.call(`/${encodeURIComponent(placeId)}/feed`, {
    token: accessToken,
    query: {
      fields: 'id,message,created_time',
      since: String(Math.floor(earliestOf(post).getTime() / 1000)),
      limit: '100',
    },
    schema: z.object({ data: z.array(z.object({ id: z.string(), message: z.string().default('') })) }),
  })
  const text = writePost('facebook', post)
  const found = data.find(({ message }) => message.trim() === text)
  return found ? see(found.id) : null
}
