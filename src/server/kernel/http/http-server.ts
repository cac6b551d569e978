import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { compressAnswer } from './compression.ts'
import { answerDirectly } from './direct-route.ts'
import { MAX_ADDRESS_LENGTH } from './limits.ts'
import { toLoggedPath } from './logged-path.ts'
import type { Metrics } from './metrics.ts'
import type { HttpApp } from './http-app.ts'
import { toProblem } from './problem.ts'
import { noteRequestInfo, type DescribeRequest, type RequestInfo } from './request-info.ts'
import { routeLabelOf } from './route-label.ts'
import { setSecurityHeaders } from './security-headers.ts'

export interface HttpServer {
  listen(port: number, host: string): Promise<AddressInfo>
  /** Stops taking connections, lets running requests end, then closes what is left. */
  close(graceMs: number): Promise<void>
  /** Answers go on, but each tells its connection to close, so that a balancer moves on. */
  startDraining(): void
}

interface HttpServerOptions {
  /** Asked at every request: the server listens before the product behind it is built. */
  app: () => HttpApp
  describeRequest: DescribeRequest
  isHttps: boolean
  metrics: Metrics
  log: Log
  /** Looks at the host that a request names, before anything answers it. */
  gate?: () => HostGate
}

/** `true` for most, at once: a host of the product's own. `false`: there is nothing at this address. */
export type HostGate = (incoming: IncomingMessage, info: RequestInfo) => true | Promise<boolean>

const OPEN_GATE: HostGate = () => true

export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { log } = options
  // The line of a request has no field that could hold a secret; looking for one costs more than the line.
  const requestLog = log.child({}, { redact: [] })
  const handle = getRequestListener(
    async (request, env) => {
      const bindings = env as HttpBindings
      return compressAnswer(bindings.incoming, await options.app().fetch(request, bindings))
    },
    // A balancer's check by HTTP/1.0 names no host.
    { overrideGlobalObjects: false, hostname: 'localhost' },
  )
  let isDraining = false

  const server = createServer((incoming, outgoing) => {
    const info = options.describeRequest(incoming)
    noteRequestInfo(incoming, info)
    setSecurityHeaders(outgoing, { isHttps: options.isHttps })
    outgoing.setHeader('x-request-id', info.id)
    if (isDraining) outgoing.setHeader('connection', 'close')
    observe(incoming, outgoing, { info, metrics: options.metrics, log: requestLog })
    if ((incoming.url ?? '').length > MAX_ADDRESS_LENGTH)
      return refuse(outgoing, info, TOO_LONG, { connection: 'close' })
    const answer = async () => answerDirectly(options.app(), incoming, outgoing) ?? handle(incoming, outgoing)
    const admitted = (options.gate?.() ?? OPEN_GATE)(incoming, info)
    const answered =
      admitted === true
        ? answer()
        : admitted.then(
            (isAdmitted) => (isAdmitted ? answer() : refuse(outgoing, info, NOTHING_HERE)),
            (error: unknown) => {
              log.error({ requestId: info.id, err: error }, 'a host could not be looked up')
              refuse(outgoing, info, UNKNOWN_HOST)
            },
          )
    answered.catch((error: unknown) => {
      log.error({ requestId: info.id, err: error }, 'request failed outside the application')
      outgoing.destroy()
    })
  })
  server.headersTimeout = 15_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 65_000

  return {
    listen: (port, host) => listen(server, port, host),
    startDraining: () => void (isDraining = true),
    close: (graceMs) => close(server, graceMs),
  }
}

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server.address() as AddressInfo)
    })
  })
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs)
    // A connection that ends its last request only now becomes idle only now.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(force)
      clearInterval(sweep)
      resolve()
    })
  })
}

function observe(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { info, metrics, log }: { info: RequestInfo; metrics: Metrics; log: Log },
): void {
  const startedAt = performance.now()
  outgoing.once('close', () => {
    const seconds = (performance.now() - startedAt) / 1000
    const method = incoming.method ?? 'GET'
    const route = routeLabelOf(incoming)
    metrics.requests.inc({ method, route, status: String(outgoing.statusCode) })
    metrics.durations.observe({ method, route }, seconds)
    const path = toLoggedPath(incoming.url ?? '')
    log.info({ requestId: info.id, method, path, status: outgoing.statusCode, seconds }, 'request')
  })
}

const NOTHING_HERE = new AppError('not-found', 'There is nothing at this address.')
const UNKNOWN_HOST = new AppError('unavailable', 'This cannot be answered just now. Please try again.')
const TOO_LONG = new AppError('address-too-long', 'This address is too long.')

function refuse(outgoing: ServerResponse, info: RequestInfo, error: AppError, headers: OutgoingHttpHeaders = {}): void {
  const problem = toProblem(error, info.id)
  outgoing.writeHead(problem.status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
  outgoing.end(JSON.stringify(problem))
}
