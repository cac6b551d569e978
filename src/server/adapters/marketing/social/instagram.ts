import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { POST_LIMITS, writePost } from '#shared/domain/social-posts.ts'
import type { Post, Published, SocialAccount, SocialNetwork, SocialTokens } from '../port.ts'
import { createProviderHttp, ProviderError } from '../provider-http.ts'
import {
  bearer,
  earliestOf,
  getKeys,
  inSeconds,
  prepare,
  readGraphError,
  refuseMissing,
  withQuery,
  type NetworkOptions,
} from './network-calls.ts'

const VERSION = 'v26.0'
const SCOPES = ['instagram_business_basic', 'instagram_business_content_publish']
const LOOKS = 12

export interface InstagramHosts {
  /** Opened by the person's browser. */
  site: string
  /** For the code alone. */
  login: string
  graph: string
}
export const LIVE_INSTAGRAM: InstagramHosts = {
  site: 'https://www.instagram.com',
  login: 'https://api.instagram.com',
  graph: 'https://graph.instagram.com',
}

interface InstagramOptions extends NetworkOptions<InstagramHosts> {
  /** Between two looks at a picture that it is still fetching. */
  waitMs?: number
}

const list = z.union([z.array(z.string()), z.string().transform((text) => text.split(','))])
const shortToken = z.object({ access_token: z.string().min(1), permissions: list.default([]) })
/** Wrapped in a list by its documentation, bare in some answers. */
const codeAnswer = z.union([z.object({ data: z.tuple([shortToken]) }).transform(({ data }) => data[0]), shortToken])
const longToken = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const me = z.object({ user_id: z.string(), username: z.string() })
const made = z.object({ id: z.string() })

const send = createProviderHttp(readGraphError)
type Client = ReturnType<typeof createClient>

interface GraphCall<Schema extends z.ZodType> {
  token: string
  query?: Record<string, string>
  form?: Record<string, string>
  schema: Schema
}

function createClient({ keys, hosts }: InstagramOptions) {
  const call = async <Schema extends z.ZodType>(
    path: string,
    { token, query = {}, form, schema }: GraphCall<Schema>,
  ) => {
    const { href } = withQuery(`${hosts().graph}/${VERSION}${path}`, query)
    return (await send(href, { headers: bearer(token), schema, ...(form && { method: 'POST' as const, form }) })).body
  }
  const getLong = async (path: string, query: Record<string, string>): Promise<SocialTokens> => {
    const { body } = await send(withQuery(`${hosts().graph}${path}`, query).href, { headers: {}, schema: longToken })
    // It renews itself, once it is a day old.
    return { accessToken: body.access_token, refreshToken: body.access_token, expiresAt: inSeconds(body.expires_in) }
  }
  return {
    call,
    async redeem({ code, redirectUri }: { code: string; redirectUri: string }): Promise<SocialTokens> {
      const { id, secret } = getKeys(keys)
      const asked = { client_id: id, client_secret: secret, grant_type: 'authorization_code' }
      const form = { ...asked, redirect_uri: redirectUri, code }
      const request = { method: 'POST' as const, headers: {}, form, schema: codeAnswer }
      const { body: short } = await send(`${hosts().login}/oauth/access_token`, request)
      refuseMissing(short.permissions, SCOPES)
      const exchange = { grant_type: 'ig_exchange_token', client_secret: secret }
      return getLong('/access_token', { ...exchange, access_token: short.access_token })
    },
    renew: (accessToken: string) =>
      getLong('/refresh_access_token', { grant_type: 'ig_refresh_token', access_token: accessToken }),
    async getMe(token: string) {
      const { user_id: id, username } = await call('/me', { token, query: { fields: 'user_id,username' }, schema: me })
      return { id, name: `@${username}` }
    },
  }
}

/** Professional accounts of Instagram, by its own login. There is no post without a picture. */
export function createInstagram(options: InstagramOptions): SocialNetwork {
  const { keys, hosts, isSandbox, waitMs = 2000 } = options
  const client = createClient(options)
  return {
    channel: 'social',
    isSandbox,
    inDoubt: 'look-up',
    longestCallSeconds: 60,
    atOnce: 2,
    limits: POST_LIMITS.instagram,
    // There is no call for it: people end it in Instagram's own settings.
    revoke: null,

    authorizeUrl({ state, redirectUri }) {
      if (!keys) return null
      const asked = { client_id: keys.id, redirect_uri: redirectUri, response_type: 'code', state }
      return withQuery(`${hosts().site}/oauth/authorize`, { ...asked, scope: SCOPES.join(',') })
    },

    exchange: (returned) => client.redeem(returned),
    refresh: ({ refreshToken }) => client.renew(refreshToken ?? ''),
    listPlaces: async ({ accessToken }) => [{ ...(await client.getMe(accessToken)), accessToken: null }],

    async check({ placeId, accessToken: token }) {
      const { name } = await client.getMe(token)
      // Only who may publish is told how much is left.
      const schema = z.object({ data: z.array(z.object({ quota_usage: z.number().optional() })) })
      const path = `/${encodeURIComponent(placeId)}/content_publishing_limit`
      await client.call(path, { token, query: { fields: 'quota_usage' }, schema })
      return { name, expiresAt: null }
    },

    async publish(account, post) {
      const creationId = await prepare(() => prepareImage(client, account, { post, waitMs }))
      const path = `/${encodeURIComponent(account.placeId)}/media_publish`
      const form = { creation_id: creationId }
      const { id } = await client.call(path, { token: account.accessToken, form, schema: made })
      return { messageId: id, url: null }
    },

    numbers: {
      price: null,
      async read({ accessToken: token }, messageId) {
        const told = await client.call(`/${encodeURIComponent(messageId)}`, {
          token,
          query: { fields: 'like_count,comments_count' },
          // An account may hide how many like it.
          schema: z.object({ like_count: z.int().default(0), comments_count: z.int() }),
        })
        return { likes: told.like_count, comments: told.comments_count, shares: null }
      },
    },

    lookUp: (account, post) => lookUp(client, account, post),
  }
}

/** It fetches the picture by itself, in its own time. */
async function prepareImage(
  { call }: Client,
  { placeId, accessToken: token }: SocialAccount,
  { post, waitMs }: { post: Post; waitMs: number },
): Promise<string> {
  if (!post.image) throw new ProviderError('rejected', { code: 'image-needed' })
  const form = {
    image_url: post.image.url,
    caption: writePost('instagram', post),
    alt_text: post.image.alternativeText,
  }
  const { id } = await call(`/${encodeURIComponent(placeId)}/media`, { token, form, schema: made })
  const schema = z.object({ status_code: z.string(), status: z.string().optional() })
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const seen = await call(`/${encodeURIComponent(id)}`, { token, query: { fields: 'status_code,status' }, schema })
    if (seen.status_code === 'FINISHED') return id
    if (seen.status_code !== 'IN_PROGRESS') {
      throw new ProviderError('rejected', { code: seen.status_code, words: seen.status ?? null })
    }
    await sleep(waitMs)
  }
  throw new ProviderError('retry', { code: 'IN_PROGRESS' })
}

async function lookUp(
  { call }: Client,
  { placeId, accessToken: token }: SocialAccount,
  post: Post,
): Promise<Published | null> {
  const item = z.object({
    id: z.string(),
    caption: z.string().default(''),
    timestamp: z.string(),
    permalink: z.string().nullish(),
  })
  const { data } = await call(`/${encodeURIComponent(placeId)}/media`, {
    token,
    query: { fields: 'id,caption,timestamp,permalink', limit: '50' },
    schema: z.object({ data: z.array(item) }),
  })
  const text = writePost('instagram', post)
  const earliest = earliestOf(post).getTime()
  const found = data.find(({ caption, timestamp }) => caption.trim() === text && readTime(timestamp) >= earliest)
  return found ? { messageId: found.id, url: found.permalink ?? null } : null
}

/** Graph writes the zone without a colon. */
const readTime = (timestamp: string) => Date.parse(timestamp.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
