import { existsSync } from 'node:fs'
import { getOpenApi } from '#shared/contracts/openapi.ts'
import { streamLiveEvents } from '#shared/contracts/live-events.ts'
import { getDisputeFile } from '#shared/contracts/dispute-files.ts'
import { getEvidencePack } from '#shared/contracts/incidents.ts'
import { streamReplyDraft } from '#shared/contracts/replies.ts'
import { exportReviews } from '#shared/contracts/reviews.ts'
import { mountSandbox } from '#sandbox/sandbox.routes.ts'
import { mountAuth } from '#server/auth/auth.routes.ts'
import { findPendingMigrations } from '#server/database/migrate.ts'
import { mountExchangeFunction } from '#server/features/integrations/connecting/exchange-function.routes.ts'
import { mountDisputeFiles } from '#server/features/disputes/files/dispute-files.routes.ts'
import { mountEvidencePack } from '#server/features/incidents/incidents.routes.ts'
import { mountListingKeyPage } from '#server/features/listing-keys/listing-key-page.routes.ts'
import { mountPlatformPush } from '#server/features/platform-push/platform-push.routes.ts'
import { mountUnsubscribe } from '#server/features/notifications/sending/unsubscribe/unsubscribe.routes.ts'
import { mountContactForm } from '#server/features/contact-messages/contact-form.routes.ts'
import { mountDraftStream } from '#server/features/replies/drafts/stream-draft.routes.ts'
import { mountReviewExport } from '#server/features/reviews/export/export-reviews.routes.ts'
import { mountLiveEvents } from '#server/kernel/events/live-events.routes.ts'
import { mountHealth, type ReadinessChecks } from '#server/kernel/http/health.routes.ts'
import { createHttpApp, type HttpApp } from '#server/kernel/http/http-app.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { limitAddresses } from '#server/kernel/http/limit-addresses.ts'
import { mountEndpoints, type EndpointServices } from '#server/kernel/http/mount-endpoints.ts'
import { describeApi } from '#server/kernel/http/openapi.ts'
import { QUEUE_SCHEMA } from '#server/kernel/jobs/job-queue.ts'
import { mountWebFiles } from '#server/kernel/web-files/web-files.routes.ts'
import type { Foundations } from './foundations.ts'
import type { Services } from './services.ts'

interface HttpOptions {
  base: Foundations
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

  limitAddresses(app, services.rateLimiter, config.ratePerMinute)
  const endpointServices: EndpointServices = {
    authenticate: services.authenticate,
    rateLimiter: services.rateLimiter,
    ratePerMinute: config.ratePerMinute,
    shouldCheckAnswers: !config.isProduction,
    log,
  }
  mountReviewExport(app, services.reading, endpointServices)
  mountDisputeFiles(app, services.downloads.disputeFiles, endpointServices)
  mountEvidencePack(app, services.downloads.incidents, endpointServices)
  mountDraftStream(app, services.replies, endpointServices)
  mountEndpoints(app, withDescription(services), endpointServices)
  mountLiveEvents(app, services.hub, endpointServices)
  mountAuth(app, { parts: services.authParts, keys: services.signingKeys, log })
  if (config.isSandboxOn) {
    mountSandbox(app, { db: base.sandbox.db, publicUrl, delays: config.platforms.sandboxDelays })
  }
  mountExchangeFunction(app, {
    authenticate: services.authenticate,
    completePending: services.integrations.completePending,
    rateLimiter: services.rateLimiter,
    log,
  })
  mountPlatformPush(app, { push: services.platformPush, rateLimiter: services.rateLimiter })
  mountUnsubscribe(app, { unsubscribe: services.outgoing.unsubscribe, rateLimiter: services.rateLimiter })
  mountListingKeyPage(app, { ...services.listingKeys, rateLimiter: services.rateLimiter })
  if (existsSync(webDir)) {
    const { contactEmail, companyAddress } = config
    const { pages } = mountWebFiles(app, webDir, { publicUrl, contactEmail, companyAddress })
    mountContactForm(app, pages, { messages: services.contactMessages, rateLimiter: services.rateLimiter })
  }
  return app
}

export function withDescription({ implementations }: Pick<Services, 'implementations'>) {
  const mounted = [streamLiveEvents, streamReplyDraft, exportReviews, getDisputeFile, getEvidencePack]
  const endpoints = [...implementations.map(({ endpoint }) => endpoint), ...mounted, getOpenApi]
  const description = describeApi(endpoints)
  return [...implementations, implement(getOpenApi, () => description as { openapi: string })]
}

function readinessChecks({ app, boss }: Foundations): ReadinessChecks {
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
