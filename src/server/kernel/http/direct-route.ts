import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { HttpApp } from './http-app.ts'
import { labelRoute } from './route-label.ts'

/** Answers a GET or a HEAD on the socket itself. The word is what its route has a name for. */
export type AnswerDirectly = (request: {
  incoming: IncomingMessage
  outgoing: ServerResponse
  word: string
}) => Promise<void>

const routes = new WeakMap<HttpApp, Map<string, AnswerDirectly>>()
const PLAIN_ADDRESS = /^(\/[a-z]+\/)([\w-]+)(?:\?|$)/

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
  routes.set(app, (routes.get(app) ?? new Map<string, AnswerDirectly>()).set(prefix, answerLabelled))
  app.get(route, async (context) => {
    const { incoming, outgoing } = context.env
    await answerLabelled({ incoming, outgoing, word: context.req.param(name) ?? '' })
    return RESPONSE_ALREADY_SENT
  })
}

/** `undefined`: this request goes by the router. */
export function answerDirectly(
  app: HttpApp,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> | undefined {
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return undefined
  const [, prefix = '', word = ''] = PLAIN_ADDRESS.exec(incoming.url ?? '') ?? []
  return routes.get(app)?.get(prefix)?.({ incoming, outgoing, word })
}
