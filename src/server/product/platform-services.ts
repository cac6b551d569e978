import { createTripadvisorDirectory } from '#server/adapters/review-platforms/tripadvisor/tripadvisor-platform.ts'
import {
  LIVE_TRIPADVISOR_HOSTS,
  sandboxTripadvisorHosts,
} from '#server/adapters/review-platforms/tripadvisor/tripadvisor-hosts.ts'
import { liveYelpHosts, sandboxYelpHosts } from '#server/adapters/review-platforms/yelp/yelp-hosts.ts'
import { createYelpDirectory } from '#server/adapters/review-platforms/yelp/yelp-places.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { requestWatch } from '#server/features/incidents/incidents.jobs.ts'
import { integrationsRoutes } from '#server/features/integrations/integrations.routes.ts'
import { createIntegrationsService } from '#server/features/integrations/integrations.service.ts'
import { createListingKeyCodes } from '#server/features/listing-keys/listing-keys.service.ts'
import { locationsRoutes } from '#server/features/locations/locations.routes.ts'
import { createLocationsService } from '#server/features/locations/locations.service.ts'
import { createPlatformPushService } from '#server/features/platform-push/platform-push.service.ts'
import { requestReading } from '#server/features/review-analysis/review-analysis.service.ts'
import { tellOfNewReviews } from '#server/features/reviews/reviews.service.ts'
import type { SyncParts } from '#server/features/sync/run-sync.ts'
import { giveUpAbandonedRuns, startDueSyncRuns } from '#server/features/sync/start-due-syncs.ts'
import { createPlaceReviewsHandler, placeReviewsJob } from '#server/features/reviews/placing/place-reviews.jobs.ts'
import { createSyncHandlers, runSyncJob } from '#server/features/sync/sync.jobs.ts'
import { syncRoutes } from '#server/features/sync/sync.routes.ts'
import { createSyncService } from '#server/features/sync/sync.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { createManualReviewsService } from '#server/features/review-import/manual/manual-reviews.service.ts'
import { createImportHandlers } from '#server/features/review-import/review-import.jobs.ts'
import { reviewImportRoutes } from '#server/features/review-import/review-import.routes.ts'
import { createReviewImportService } from '#server/features/review-import/review-import.service.ts'
import type { Foundations } from './foundations.ts'
import { buildReviewPlatforms } from './review-platforms.ts'

const SYNC_SLICE_MS = 60_000
const SANDBOX_LISTING_KEY = 'sandbox-key'

interface PlatformServiceOptions {
  publicUrl: () => string
  sandboxUrl: () => string
}

/** New reviews are told, read, and watched for too many bad ones at once. */
const createTeller = () => async (tx: CustomerTx, doerId: string | null) => {
  await tellOfNewReviews(tx, doerId)
  await requestReading(tx)
  await requestWatch(tx)
}

/** Connections to review platforms, and what is fetched through them. */
export function buildPlatformServices(base: Foundations, options: PlatformServiceOptions) {
  const { config, keyring } = base
  const { publicUrl, sandboxUrl } = options
  const imports = buildReviewImport({ transactions: base.transactions, tellOfArrivals: createTeller() })
  const codes = createListingKeyCodes({ transactions: base.transactions, keyring })
  const settings = config.platforms
  const platforms = buildReviewPlatforms({ settings, codes, ...options })
  const sync = createSyncService({ transactions: base.transactions, integrations: () => integrations })
  const integrations = createIntegrationsService({
    transactions: base.transactions,
    platforms,
    publicUrl,
    keyring,
    isSandbox: (type) => !settings[type].isLive,
    listLatestRuns: sync.listLatestRuns,
    pushUrl: (type) => `${settings[type].isLive ? publicUrl() : sandboxUrl()}/webhooks/${type}`,
    startFirstSync: async (tx, { id }, actor) => {
      await sync.start(tx, { id, isFullPassDue: true }, { trigger: 'connect', requestedBy: actor.userId })
    },
    moveReviews: (tx, integrationId) => enqueue(tx, placeReviewsJob, { customerId: tx.customerId, integrationId }),
  })
  return {
    integrations,
    platformPush: createPlatformPushService({ transactions: base.transactions, platforms, integrations, sync }),
    platformImplementations: [
      ...integrationsRoutes(integrations),
      ...syncRoutes(sync),
      ...locationsRoutes(createLocationsService({ transactions: base.transactions })),
      ...imports.implementations,
    ],
    platformHandlers: [
      ...imports.handlers,
      createPlaceReviewsHandler(base.transactions),
      ...buildSyncHandlers({ transactions: base.transactions, integrations, sync }),
    ],
    listingKeys: {
      directories: buildDirectories(base, options),
      codes,
      publicUrl,
      sandboxKey: settings.tripadvisor.isLive ? null : SANDBOX_LISTING_KEY,
    },
  }
}

function buildSyncHandlers(options: Parameters<typeof startDueSyncRuns>[0]) {
  const { transactions, integrations } = options
  const parts: SyncParts = {
    transactions,
    integrations,
    sliceMs: SYNC_SLICE_MS,
    handOver: (tx, runId) => enqueue(tx, runSyncJob, { customerId: tx.customerId, runId }),
    tellOfArrivals: createTeller(),
  }
  return createSyncHandlers({
    parts,
    startDue: async () => {
      await giveUpAbandonedRuns(parts)
      await startDueSyncRuns(options)
    },
  })
}

/** Where owners bring a key of their own, their listing is looked up with it. */
function buildDirectories({ config }: Foundations, { publicUrl, sandboxUrl }: PlatformServiceOptions) {
  const { yelp, tripadvisor } = config.platforms
  const addresses = () => ({ publicUrl: publicUrl(), localUrl: sandboxUrl() })
  return [
    createYelpDirectory(() => (yelp.isLive ? liveYelpHosts(yelp.feedUrl ?? '') : sandboxYelpHosts(addresses()))),
    createTripadvisorDirectory(() =>
      tripadvisor.isLive ? LIVE_TRIPADVISOR_HOSTS : sandboxTripadvisorHosts(addresses()),
    ),
  ]
}

interface ReviewImportParts {
  transactions: Transactions
  /** Has reviews read and told that came or changed. */
  tellOfArrivals: (tx: CustomerTx, doerId: string | null) => Promise<void>
}

/** Reviews that people bring, in a file or by hand. */
function buildReviewImport({ transactions, tellOfArrivals }: ReviewImportParts) {
  return {
    implementations: reviewImportRoutes(
      createReviewImportService({ transactions }),
      createManualReviewsService({ transactions, tellOfArrivals }),
    ),
    handlers: createImportHandlers({ transactions, tellOfArrivals }),
  }
}
