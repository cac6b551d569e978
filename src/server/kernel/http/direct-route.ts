import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { getQueryParams } from 'hono/utils/url'
import { compressAnswer } from './compression.ts'
import type { HttpApp } from './http-app.ts'
import { labelRoute } from './route-label.ts'

/** Answers a GET or a HEAD on the socket itself. The word is what its route has a name for. */
export type AnswerDirectly = (request: {
  incoming: IncomingMessage
  outgoing: ServerResponse
  word: string
}) => Promise<void>

/** A request and where its answer goes, as a handler of the router has them. */
export interface Exchange {
  env: { incoming: IncomingMessage; outgoing: ServerResponse }
  req: { path: string; param(): Record<string, string>; queries(): Record<string, string[]> }
}

interface DirectRoutes {
  /** By what stands before the word. */
  words: Map<string, AnswerDirectly>
  /** By method and whole address. */
  whole: Map<string, (exchange: Exchange) => Promise<Response>>
}

const routes = new WeakMap<HttpApp, DirectRoutes>()
const PLAIN_ADDRESS = /^(\/[a-z]+\/)([\w-]+)(?:\?|$)/

function routesOf(app: HttpApp): DirectRoutes {
  const known = routes.get(app) ?? { words: new Map(), whole: new Map() }
  routes.set(app, known)
  return known
}

/**
 * For an address of one word that very many ask for at once: past the router, and past what wraps a request and its answer.
 * One that is spelled in an unusual way goes by the router and comes to the same.
 */
export function mountDirect(app: HttpApp, route: `/${string}/:${string}`, answer: AnswerDirectly): void {
  const [prefix = '', name = ''] = route.split(':')
  const answerLabelled: AnswerDirectly = (request) => {
    labelRoute(request.incoming, route)
    return answer(request)
  }
  routesOf(app).words.set(prefix, answerLabelled)
  app.get(route, async (context) => {
    const { incoming, outgoing } = context.env
    await answerLabelled({ incoming, outgoing, word: context.req.param(name) ?? '' })
    return RESPONSE_ALREADY_SENT
  })
}

/** The same for what is looked at under an address without a parameter. The router has it, too, and all that stands before it. */
export function passRouter(app: HttpApp, path: string, answer: (exchange: Exchange) => Promise<Response>): void {
  routesOf(app).whole.set(`GET ${path}`, answer)
}

/** `undefined`: this request goes by the router. */
export function answerDirectly(
  app: HttpApp,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> | undefined {
  const { method, url = '' } = incoming
  const known = routes.get(app)
  if (!known || (method !== 'GET' && method !== 'HEAD')) return undefined
  const [path = ''] = url.split('?', 1)
  const answer = known.whole.get(`${method} ${path}`)
  if (answer) return answerWhole({ incoming, outgoing }, path, answer)
  const [, prefix = '', word = ''] = PLAIN_ADDRESS.exec(url) ?? []
  return known.words.get(prefix)?.({ incoming, outgoing, word })
}

async function answerWhole(
  env: Exchange['env'],
  path: string,
  answer: (exchange: Exchange) => Promise<Response>,
): Promise<void> {
  const { incoming, outgoing } = env
  const req = { path, param: () => ({}), queries: () => getQueryParams(incoming.url ?? '') as Record<string, string[]> }
  const answered = await answer({ env, req })
  if (answered === RESPONSE_ALREADY_SENT) return
  const response = await compressAnswer(incoming, answered)
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
