import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import { createPlatformHttp } from '../platform-http.ts'
import type { FindFacebookHosts } from './facebook-hosts.ts'
import { readFacebookRefusal } from './facebook-refusal.ts'

/** Pinned: without a version Graph answers with the oldest one that is left. */
export const GRAPH_VERSION = 'v26.0'

const MOST_PAGES = 100

/** What Meta gave the installation to be known by. */
export interface FacebookApp {
  id: string
  secret: string
}

export interface GraphOptions {
  /** `null`: the installation has no keys, and nobody can connect. */
  app: FacebookApp | null
  hosts: FindFacebookHosts
}

interface GraphCall<Schema extends z.ZodType> {
  method?: 'GET' | 'POST' | 'DELETE'
  token: string
  query?: Record<string, string>
  form?: Record<string, string>
  schema: Schema
}

export type Graph = ReturnType<typeof createGraph>

export const graphSuccess = z.object({ success: z.literal(true) })

const paging = z
  .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
  .optional()

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), paging })
}

/** Where the next page begins; Graph gives a cursor on the last page too, but no `next`. */
export function nextCursorOf(page: { paging?: z.output<typeof paging> }): string | null {
  return page.paging?.next ? (page.paging.cursors?.after ?? null) : null
}

/** Calls of the Graph API, each with its proof that it comes from the holder of the app's secret. */
export function createGraph({ app, hosts }: GraphOptions) {
  const send = createPlatformHttp(readFacebookRefusal)

  function getApp(): FacebookApp {
    if (app) return app
    throw new PlatformError('rejected', { reason: 'keys-missing' })
  }

  async function call<Schema extends z.ZodType>(path: string, request: GraphCall<Schema>): Promise<z.output<Schema>> {
    const { method = 'GET', token, query = {}, form, schema } = request
    const proof = createHmac('sha256', getApp().secret).update(token).digest('hex')
    const url = graphUrl(hosts().graph, path, { ...query, appsecret_proof: proof })
    return send(url, { method, headers: { authorization: `Bearer ${token}` }, ...(form && { form }), schema })
  }

  return {
    getApp,
    call,

    /** As the app itself, for what concerns no person. */
    async callAsApp<Schema extends z.ZodType>(path: string, request: Omit<GraphCall<Schema>, 'token'>) {
      const { id, secret } = getApp()
      return call(path, { ...request, token: `${id}|${secret}` })
    },

    /** The token endpoint knows the app by its secret and no token yet. */
    async getToken<Schema extends z.ZodType>(query: Record<string, string>, schema: Schema) {
      const { id, secret } = getApp()
      const url = graphUrl(hosts().graph, '/oauth/access_token', { client_id: id, client_secret: secret, ...query })
      return send(url, { schema })
    },

    /** All of a list, page after page. */
    async collect<Item extends z.ZodType>(path: string, request: GraphCall<Item>): Promise<z.output<Item>[]> {
      const items: z.output<Item>[] = []
      const schema = pageOf(request.schema)
      let cursor: string | null = null
      for (let count = 0; count < MOST_PAGES; count += 1) {
        const query: Record<string, string> = { ...request.query, ...(cursor !== null && { after: cursor }) }
        const page: z.output<typeof schema> = await call(path, { ...request, query, schema })
        items.push(...page.data)
        cursor = nextCursorOf(page)
        if (cursor === null) break
      }
      return items
    },
  }
}

function graphUrl(host: string, path: string, query: Record<string, string>): URL {
  const url = new URL(`${host}/${GRAPH_VERSION}${path}`)
  url.search = new URLSearchParams(query).toString()
  return url
}

/** An id as one segment of a path, whatever it holds. */
export const segment = (id: string) => `/${encodeURIComponent(id)}`
