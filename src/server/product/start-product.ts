import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PasswordCost } from '#server/auth/passwords.ts'
import type { Config } from '#server/kernel/config/config.ts'
import { createStartingApp } from '#server/kernel/http/http-app.ts'
import { createHttpServer } from '#server/kernel/http/http-server.ts'
import { createRequestDescriber } from '#server/kernel/http/request-info.ts'
import { startJobRunner } from '#server/kernel/jobs/job-runner.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { createMetrics } from '#server/kernel/http/metrics.ts'
import { layFoundations, type Foundations } from './foundations.ts'
import { buildHttpApp } from './http.ts'
import { buildServices, type Services } from './services.ts'

const WEB_DIR = fileURLToPath(new URL('../../../dist/web', import.meta.url))
const SHUTDOWN_GRACE_MS = 25_000

export interface ProductOptions {
  say: (line: string) => void
  log: Log
  passwordCost?: PasswordCost
  webDir?: string
}

export interface Product {
  /** The address people use. */
  url: string
  /** Where this very process listens. */
  localUrl: string
  /** The first start made the demo workspace. */
  hasDemo: boolean
  base: Foundations
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
  const url = config.publicUrl ?? `http://localhost:${port}`

  const base = await layFoundations(config, { log, metrics, say }).catch(async (error: unknown) => {
    await server.close(0)
    throw error
  })
  const services = buildServices(base, { publicUrl: () => url, passwordCost: options.passwordCost })
  await base.boss.start()
  const hasDemo = config.isSandboxOn && !config.isProduction ? await services.createDemo() : false
  await services.hub.start()
  app = buildHttpApp({
    base,
    services,
    isStopping: () => isStopping,
    publicUrl: url,
    webDir: options.webDir ?? WEB_DIR,
  })
  if (config.roles.includes('worker')) {
    await startJobRunner({ boss: base.boss, handlers: services.jobHandlers, metrics, log })
  }

  return {
    url,
    localUrl: `http://127.0.0.1:${port}`,
    hasDemo,
    base,
    services,
    /** First out of the balancer's rotation, then streams, requests, jobs and connections, in this order. */
    async stop() {
      isStopping = true
      server.startDraining()
      await sleep(config.shutdownDelayMs)
      await services.hub.stop()
      await server.close(SHUTDOWN_GRACE_MS)
      await base.boss.stop({ graceful: true, timeout: SHUTDOWN_GRACE_MS, close: true })
      await services.rateLimiter.stop()
      await base.close()
    },
  }
}
