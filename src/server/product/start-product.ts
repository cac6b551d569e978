import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findUnsafe, type Config } from '#server/kernel/config/config.ts'
import { createStartingApp, createHttpApp, type HttpApp } from '#server/kernel/http/http-app.ts'
import { createHttpServer, type HostGate, type HttpServer } from '#server/kernel/http/http-server.ts'
import { createRequestDescriber, type DescribeRequest } from '#server/kernel/http/request-info.ts'
import { startJobRelay } from '#server/kernel/jobs/apart/job-relay.ts'
import { countAllWritten } from '#server/kernel/jobs/apart/queued-jobs.ts'
import { startJobRunner, type JobRunner } from '#server/kernel/jobs/job-runner.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { addGauge, createMetrics } from '#server/kernel/http/metrics.ts'
import { existsSync } from 'node:fs'
import { getOpenApi } from '#shared/contracts/openapi.ts'
import { mountSandbox } from '#sandbox/sandbox.routes.ts'
import { mountAuth } from '#server/auth/auth.routes.ts'
import { FairLine } from '#server/database/fair-line.ts'
import { findPendingMigrations } from '#server/database/migrate.ts'
import { mountLiveEvents } from '#server/kernel/events/live-events.routes.ts'
import { mountHealth, type ReadinessChecks } from '#server/kernel/http/health.routes.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { limitAddresses } from '#server/kernel/http/limit-addresses.ts'
import { LINE_FACTOR, LONGEST_WAIT_MS } from '#server/kernel/http/limits.ts'
import { mountEndpoints, type EndpointServices } from '#server/kernel/http/mount-endpoints.ts'
import { QUEUE_SCHEMA } from '#server/kernel/jobs/queue-sql.ts'
import { createFeatureSwitches } from '#server/kernel/switches/feature-switches.ts'
import { readPublicPages } from '#server/kernel/web-files/public-pages.ts'
import { mountWebFiles } from '#server/kernel/web-files/web-files.routes.ts'
import { hasAdministrator } from '#server/features/session/session.repository.ts'
import { MAKE_ADMINISTRATOR } from './create-administrator.ts'
import { layFoundations, type ProductFoundations } from './foundations.ts'
import { buildServices, type ServiceOptions, type Services } from './services.ts'

const WEB_DIR = fileURLToPath(new URL('../../../dist/web', import.meta.url))
/** Together under the half minute that most platforms wait before they kill. */
const JOBS_GRACE_MS = 10_000
const REQUESTS_GRACE_MS = 12_000
const QUEUE_GRACE_MS = 3000

export interface ProductOptions extends ServiceOptions {
  say: (line: string) => void
  log: Log
  webDir?: string
}

export interface Product {
  /** The address people use. */
  url: string
  /** Where this very process listens. */
  localUrl: string
  /** The demo workspace's people can sign in. */
  hasDemo: boolean
  base: ProductFoundations
  services: Services
  stop(): Promise<void>
}

export async function startProduct(config: Config, options: ProductOptions): Promise<Product> {
  const { log, say } = options
  const metrics = createMetrics()
  let app = createStartingApp(log)
  let gate: HostGate = () => true
  let isStopping = false
  const server = createHttpServer({
    app: () => app,
    describeRequest: createDescriber(config, log),
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
    metrics,
    log,
    gate: () => gate,
  })
  const { port } = await server.listen(config.port, config.host)
  const localUrl = `http://${reachableHost(config.host)}:${port}`
  const url = config.publicUrl ?? localUrl
  const isWeb = config.roles.includes('web')

  const addresses = { publicUrl: () => url, sandboxUrl: () => (isWeb ? localUrl : url) }
  const base = await layFoundations(config, { log, metrics, say, ...addresses }).catch(async (error: unknown) => {
    await server.close(0)
    throw error
  })
  const services = buildServices(base, options)
  gate = services.features.customDomains.gate
  addGauge(metrics, { name: 'goodword_live_streams', help: 'Open live streams', read: () => services.hub.size })
  await base.prepareJobs(services.jobHandlers.map(({ definition }) => definition))
  await warnOfLeftJobs(base)
  await base.boss.start()
  await services.features.notifications.prepare()
  const hasDemo = config.isSandboxOn && !config.isProduction ? await services.startDemo() : false
  await sayWithoutAdministrator(base, say)
  if (isWeb) await services.hub.start()
  const webDir = options.webDir ?? WEB_DIR
  app = buildHttpApp({ base, services, isStopping: () => isStopping, publicUrl: url, webDir, hasDemo })
  const runner = config.roles.includes('worker') ? await startWorking(base, services) : null

  return {
    url,
    localUrl,
    hasDemo,
    base,
    services,
    async stop() {
      isStopping = true
      await stopInOrder({ server, base, services, runner })
    },
  }
}

/** What is in the product's own database needs nobody to hand it over. */
async function startWorking(base: ProductFoundations, { jobHandlers: handlers }: Services): Promise<JobRunner> {
  const { app, boss, queueAddress: queue, transactions, log, metrics } = base
  if (queue === null) return startJobRunner({ boss, handlers, metrics, log })
  const product = { executeSql: (text: string, values?: unknown[]) => app.pool.query(text, values) }
  const runner = await startJobRunner({ boss, handlers, metrics, log, product })
  const relay = await startJobRelay({ transactions, boss, queue, product: app.address, log, metrics })
  return {
    async stop(name) {
      await Promise.all([runner.stop(name), name === undefined && relay.stop()])
    },
  }
}

/** Only with `QUEUE_DATABASE_URL` somebody hands them over, and only there is the rest of the queue. */
async function warnOfLeftJobs({ queueAddress, transactions, log }: ProductFoundations): Promise<void> {
  const jobs = queueAddress === null ? await transactions.platform.read(countAllWritten) : 0
  if (jobs > 0) log.warn({ jobs }, 'jobs wait for QUEUE_DATABASE_URL, which is not set: nobody does them')
}

/** Nobody could open the administrators' side, and no screen can change that. */
async function sayWithoutAdministrator({ config, transactions }: ProductFoundations, say: (line: string) => void) {
  if (!config.isProduction || (await transactions.platform.read(hasAdministrator))) return
  say(`There is no administrator yet. ${MAKE_ADMINISTRATOR}`)
}

/** And tells whoever runs it what works and is not safe. */
function createDescriber(config: Config, log: Log): DescribeRequest {
  for (const fault of findUnsafe(config)) log.warn(fault)
  return createRequestDescriber(config.trustedProxies, {
    onUnnamedProxy: (address) =>
      log.warn(
        `X-Forwarded-For comes from ${address}, which TRUSTED_PROXIES does not name: all who come through it count as one address.`,
      ),
  })
}

interface Running {
  server: HttpServer
  base: ProductFoundations
  services: Services
  runner: JobRunner | null
}

/** Out of the balancer's rotation and no new jobs; then streams, requests, what they left in memory, the queue and connections. */
async function stopInOrder({ server, base, services, runner }: Running): Promise<void> {
  server.startDraining()
  // Running jobs may end, for a while; what is still running then comes back by its heartbeat.
  const ended = Promise.race([runner?.stop(), sleep(JOBS_GRACE_MS)])
  await Promise.all([sleep(base.config.shutdownDelayMs), ended])
  await services.hub.stop()
  await server.close(REQUESTS_GRACE_MS)
  await services.stop()
  await base.boss.stop({ graceful: true, timeout: QUEUE_GRACE_MS, close: true })
  await base.rateLimiter.stop()
  await base.close()
}

/** Listening everywhere or on loopback, it is reached by the name everybody knows. */
function reachableHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

interface HttpOptions {
  base: ProductFoundations
  services: Services
  isStopping: () => boolean
  publicUrl: string
  webDir: string
  hasDemo?: boolean
}

/** Everything that answers: a worker alone answers for its health only. */
export function buildHttpApp({ base, services, isStopping, publicUrl, webDir, hasDemo = false }: HttpOptions): HttpApp {
  const { config, log, metrics } = base
  const app = createHttpApp(log)
  const tolerated = [READ_REPLICA, ...(config.roles.includes('web') ? [QUEUE_DATABASE] : [])]
  mountHealth(app, { checks: readinessChecks(base), tolerated, isStopping, metrics, metricsToken: config.metricsToken })
  if (!config.roles.includes('web')) return app

  limitAddresses(app, base.rateLimiter, config.ratePerMinute)
  const endpointServices: EndpointServices = {
    authenticate: services.authenticate,
    rateLimiter: base.rateLimiter,
    ratePerMinute: config.ratePerMinute,
    ...queueRequests(config),
    switches: createFeatureSwitches(base.transactions),
    shouldCheckAnswers: !config.isProduction,
    log,
  }
  const { contactEmail, companyAddress } = config
  const facts = { publicUrl, contactEmail, companyAddress, hasDemo }
  const pages = existsSync(webDir) ? readPublicPages(webDir, facts) : []
  // Some have a word where an endpoint has an id, so they come first.
  for (const mounted of services.mounts) mounted.mount(app, { ...endpointServices, pages })
  mountEndpoints(app, withDescription(services), endpointServices)
  mountLiveEvents(app, services.hub, endpointServices)
  mountAuth(app, { deps: services.authParts, keys: services.signingKeys, log })
  if (config.isSandboxOn) {
    const passDays = (days: number) => services.features.billing.passDays(days)
    mountSandbox(app, { db: base.sandbox.db, publicUrl, delays: config.platforms.sandboxDelays, passDays })
  }
  if (existsSync(webDir)) mountWebFiles(app, webDir, { pages, publicUrl, contactEmail })
  return app
}

/** Whoever has been here within so long may be about to ask again. */
const RECENT_MS = 2000
/** Where others are, short work leaves them three times as long as it took; long work is not kept waiting for more than it took. */
const [REST, LONGEST_EXTRA_REST_MS] = [3, 1000]

function queueRequests({ requestsPerCustomer: each, heavyRequests }: Config) {
  const longestWaitMs = LONGEST_WAIT_MS
  const line = new FairLine({ atOnce: Infinity, each, waiting: each * LINE_FACTOR, longestWaitMs })
  const restMs = (customerId: string, takenMs: number) =>
    line.hasOthers(customerId, RECENT_MS) ? Math.max(takenMs, Math.min(takenMs * REST, LONGEST_EXTRA_REST_MS)) : takenMs
  // What waits in the second was sent whole and is kept in memory: no more of it than is worked on there.
  return { line, heavyLine: new FairLine({ atOnce: heavyRequests, each: 1, waiting: each, longestWaitMs, restMs }) }
}

/** As it is in the repository, where `npm run openapi` writes it: read when first asked for, since hardly anybody does. */
function withDescription({ implementations }: Pick<Services, 'implementations'>) {
  const file = new URL('../../../openapi.json', import.meta.url)
  let description: { openapi: string } | null = null
  const read = async () => JSON.parse(await readFile(file, 'utf8')) as { openapi: string }
  return [...implementations, implement(getOpenApi, async () => (description ??= await read()))]
}

/** Where it is away, jobs are written down and wait: no reason for a process that serves people to serve nobody. */
const QUEUE_DATABASE = 'queue-database'

/** Where it is away or behind, the primary answers. */
const READ_REPLICA = 'read-replica'

function readinessChecks({ app, boss, queueAddress, replica }: ProductFoundations): ReadinessChecks {
  return {
    database: async () => {
      await app.pool.query('select 1')
      return null
    },
    migrations: async () => {
      const pending = await findPendingMigrations(async (sql) => (await app.pool.query<{ name: string }>(sql)).rows)
      return pending.length === 0 ? null : `${pending.length} pending`
    },
    [queueAddress === null ? 'queue' : QUEUE_DATABASE]: async () => {
      const { rows } = await boss.getDb().executeSql(`select version from ${QUEUE_SCHEMA}.version`)
      return rows.length === 1 ? null : 'not prepared'
    },
    ...(replica && { [READ_REPLICA]: async () => replica.reason && 'left out' }),
  }
}
