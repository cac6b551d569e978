import type { Platform } from '#shared/domain/platforms.ts'
import type { PushHint, ReviewPlatform } from '#server/adapters/review-platforms/port.ts'
import type { Transactions } from '#server/database/transactions.ts'
import type { IntegrationsForSync } from '#server/features/integrations/integrations.service.ts'
import { startSync } from '#server/features/sync/sync.service.ts'
import { listConnectionsOf } from './pushed-listings.repository.ts'

/** What one push may name; platforms send a handful. */
const MOST_LISTINGS = 100

export interface PushOptions {
  transactions: Transactions
  platforms: Record<Platform, ReviewPlatform>
  integrations: IntegrationsForSync
}

export type PlatformPushService = ReturnType<typeof createPlatformPushService>

export function createPlatformPushService({ transactions, platforms, integrations }: PushOptions) {
  async function startFor(customerId: string, integrationId: string): Promise<void> {
    const integration = await integrations.find(customerId, integrationId)
    if (!integration) return
    await transactions.step(customerId, async (tx) => {
      await integrations.notePush(tx, integrationId)
      await startSync(tx, integration, { trigger: 'push', requestedBy: null })
    })
  }

  return {
    /** Whether this platform pushes to us at all. */
    canReceive: (type: Platform) => platforms[type].verifyPush !== null,

    /** `null` when it is not the platform who asks. */
    answerHandshake: (type: Platform, query: URLSearchParams) => platforms[type].answerHandshake?.(query) ?? null,

    /** What a push tells; `null` when it is not the platform's own. */
    verify: async (type: Platform, push: { headers: Headers; rawBody: Buffer }): Promise<PushHint[] | null> =>
      (await platforms[type].verifyPush?.(push)) ?? null,

    /** Fetches for everybody who has the listing. Safe to get twice: a connection has one run under way at most. */
    async receive(type: Platform, hints: readonly PushHint[]): Promise<void> {
      const listingIds = [...new Set(hints.map(({ listingId }) => listingId))].slice(0, MOST_LISTINGS)
      for (const listingId of listingIds) {
        const connections = await transactions.platform.step((tx) =>
          listConnectionsOf(tx, { platform: type, listingId }),
        )
        for (const { customerId, integrationId } of connections) await startFor(customerId, integrationId)
      }
    },
  }
}
