import type { CustomerTransactions, PlatformTransactions } from '#server/database/transactions.ts'
import type { IntegrationsForSync } from '#server/features/integrations/integrations.service.ts'
import { listDue } from './due-syncs.repository.ts'
import type { SyncService } from './sync.service.ts'

const AT_ONCE = 500

interface DueOptions {
  platform: PlatformTransactions
  customers: CustomerTransactions
  integrations: IntegrationsForSync
  sync: SyncService
}

/** By the clock. Safe to run twice: a connection has one run under way at most. */
export async function startDueSyncRuns({ platform, customers, integrations, sync }: DueOptions): Promise<void> {
  const due = await platform.transaction((tx) => listDue(tx, AT_ONCE))
  for (const { customerId, integrationId } of due) {
    const integration = await integrations.find(customerId, integrationId)
    if (!integration) continue
    await customers.transaction(customerId, async (tx) => {
      await sync.start(tx, integration, { trigger: 'timer', requestedBy: null })
    })
  }
}
