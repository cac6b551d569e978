import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Config } from '#server/kernel/config/config.ts'
import { createStartingApp } from '#server/kernel/http/http-app.ts'
import { createHttpServer, type HttpServer } from '#server/kernel/http/http-server.ts'
import { createRequestDescriber } from '#server/kernel/http/request-info.ts'
import { startJobRunner } from '#server/kernel/jobs/job-runner.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { addGauge, createMetrics } from '#server/kernel/http/metrics.ts'
import { layFoundations, type ProductFoundations } from './foundations.ts'
import { buildHttpApp } from './http.ts'
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
  let isStopping = false
  const server = createHttpServer({
    app: () => app,
    describeRequest: createRequestDescriber(config.trustedProxies),
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
    metrics,
    log,
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
  addGauge(metrics, { name: 'goodword_live_streams', help: 'Open live streams', read: () => services.hub.size })
  await base.prepareJobs(services.jobHandlers.map(({ definition }) => definition))
  await base.boss.start()
  await services.features.notifications.prepare()
  const hasDemo = config.isSandboxOn && !config.isProduction ? await services.startDemo() : false
  if (isWeb) await services.hub.start()
  const webDir = options.webDir ?? WEB_DIR
  app = buildHttpApp({ base, services, isStopping: () => isStopping, publicUrl: url, webDir })
  if (config.roles.includes('worker')) {
    await startJobRunner({ boss: base.boss, handlers: services.jobHandlers, metrics, log })
  }

  return {
    url,
    localUrl,
    hasDemo,
    base,
    services,
    async stop() {
      isStopping = true
      await stopInOrder(server, base, services)
    },
  }
}

/** Out of the balancer's rotation and no new jobs; then streams, requests, the queue and connections. */
async function stopInOrder(server: HttpServer, base: ProductFoundations, services: Services): Promise<void> {
  server.startDraining()
  await Promise.all([sleep(base.config.shutdownDelayMs), stopWorkers(base, services)])
  await services.hub.stop()
  await server.close(REQUESTS_GRACE_MS)
  await base.boss.stop({ graceful: true, timeout: QUEUE_GRACE_MS, close: true })
  await base.rateLimiter.stop()
  await base.close()
}

/** Lets running jobs end, for a while; what is still running then comes back by its heartbeat. */
async function stopWorkers({ boss, config }: ProductFoundations, { jobHandlers }: Services): Promise<void> {
  if (!config.roles.includes('worker')) return
  const ended = Promise.all(jobHandlers.map(({ definition }) => boss.offWork(definition.name, { wait: true })))
  await Promise.race([ended, sleep(JOBS_GRACE_MS)])
}

/** Listening everywhere or on loopback, it is reached by the name everybody knows. */
function reachableHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
