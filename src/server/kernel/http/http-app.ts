import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { CHECK_METHODS } from './health.routes.ts'
import { isFault, problemResponse, toAppError } from './problem.ts'
import { requestInfoOf } from './request-info.ts'

export type AppContext = Context<{ Bindings: HttpBindings }>
export type HttpApp = Hono<{ Bindings: HttpBindings }>

/** An application that answers in problem+json wherever nothing else does. */
export function createHttpApp(log: Log): HttpApp {
  const app: HttpApp = new Hono()
  app.notFound((context) => {
    const { id } = requestInfoOf(context.env.incoming)
    return problemResponse(new AppError('not-found', 'There is nothing at this address.'), id)
  })
  app.onError((error, context) => {
    const { id } = requestInfoOf(context.env.incoming)
    const refusal = toAppError(error)
    if (isFault(refusal)) log.error({ requestId: id, err: error }, 'request failed')
    return problemResponse(refusal, id)
  })
  return app
}

/** What answers while the product is being prepared: alive, not ready. */
export function createStartingApp(log: Log): HttpApp {
  const app = createHttpApp(log)
  app.on(CHECK_METHODS, '/healthz', (context) => context.json({ status: 'ok' }))
  app.on(CHECK_METHODS, '/readyz', (context) =>
    context.json({ status: 'not-ready', checks: { process: 'starting' } }, 503),
  )
  app.all('*', (context) => {
    const error = new AppError('unavailable', 'Goodword is starting. Try again in a moment.', { retryAfterSeconds: 2 })
    return problemResponse(error, requestInfoOf(context.env.incoming).id)
  })
  return app
}
