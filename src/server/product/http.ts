import { existsSync } from 'node:fs'
import { getOpenApi } from '#shared/contracts/openapi.ts'
import { streamLiveEvents } from '#shared/contracts/live-events.ts'
import { mountSandbox } from '#sandbox/sandbox.routes.ts'
import { mountAuth } from '#server/auth/auth.routes.ts'
import { findPendingMigrations } from '#server/database/migrate.ts'
import { mountLiveEvents } from '#server/kernel/events/live-events.routes.ts'
import { mountHealth, type ReadinessChecks } from '#server/kernel/http/health.routes.ts'
import { createHttpApp, type HttpApp } from '#server/kernel/http/http-app.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { limitAddresses } from '#server/kernel/http/limit-addresses.ts'
import { mountEndpoints, type EndpointServices } from '#server/kernel/http/mount-endpoints.ts'
import { describeApi } from '#server/kernel/http/openapi.ts'
import { QUEUE_SCHEMA } from '#server/kernel/jobs/job-queue.ts'
import { readPublicPages } from '#server/kernel/web-files/public-pages.ts'
import { mountWebFiles } from '#server/kernel/web-files/web-files.routes.ts'
import type { ProductFoundations } from './foundations.ts'
import type { Services } from './services.ts'

interface HttpOptions {
  base: ProductFoundations
  services: Services
  isStopping: () => boolean
  publicUrl: string
  webDir: string
}

/** Everything that answers: a worker alone answers for its health only. */
export function buildHttpApp({ base, services, isStopping, publicUrl, webDir }: HttpOptions): HttpApp {
  const { config, log, metrics } = base
  const app = createHttpApp(log)
  mountHealth(app, { checks: readinessChecks(base), isStopping, metrics, metricsToken: config.metricsToken })
  if (!config.roles.includes('web')) return app

  limitAddresses(app, base.rateLimiter, config.ratePerMinute)
  const endpointServices: EndpointServices = {
    authenticate: services.authenticate,
    rateLimiter: base.rateLimiter,
    ratePerMinute: config.ratePerMinute,
    shouldCheckAnswers: !config.isProduction,
    log,
  }
  const { contactEmail, companyAddress } = config
  const facts = { publicUrl, contactEmail, companyAddress }
  const pages = existsSync(webDir) ? readPublicPages(webDir, facts) : []
  // Some have a word where an endpoint has an id, so they come first.
  for (const mounted of services.mounts) mounted.mount(app, { ...endpointServices, pages })
  mountEndpoints(app, withDescription(services), endpointServices)
  mountLiveEvents(app, services.hub, endpointServices)
  mountAuth(app, { deps: services.authParts, keys: services.signingKeys, log })
  if (config.isSandboxOn) {
    mountSandbox(app, { db: base.sandbox.db, publicUrl, delays: config.platforms.sandboxDelays })
  }
  if (existsSync(webDir)) mountWebFiles(app, webDir, { pages, publicUrl })
  return app
}

export function withDescription({ implementations, mounts }: Pick<Services, 'implementations' | 'mounts'>) {
  const mounted = mounts.flatMap(({ endpoint }) => endpoint ?? [])
  const endpoints = [...implementations.map(({ endpoint }) => endpoint), streamLiveEvents, ...mounted, getOpenApi]
  const description = describeApi(endpoints)
  return [...implementations, implement(getOpenApi, () => description as { openapi: string })]
}

function readinessChecks({ app, boss }: ProductFoundations): ReadinessChecks {
  return {
    database: async () => {
      await app.pool.query('select 1')
      return null
    },
    migrations: async () => {
      const pending = await findPendingMigrations(async (sql) => (await app.pool.query<{ name: string }>(sql)).rows)
      return pending.length === 0 ? null : `${pending.length} pending`
    },
    queue: async () => {
      const { rows } = await boss.getDb().executeSql(`select version from ${QUEUE_SCHEMA}.version`)
      return rows.length === 1 ? null : 'not prepared'
    },
  }
}
