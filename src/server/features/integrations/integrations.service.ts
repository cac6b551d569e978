import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES, type Capabilities, type Platform } from '#shared/domain/platforms.ts'
import type { PlatformErrorKind } from '#server/adapters/review-platforms/platform-error.ts'
import type { Connection } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { startAuthorization } from './authorize.ts'
import { chooseListing } from './choose-listing.ts'
import { completeAuthorization, completePending, type ConnectParts } from './connect.ts'
import { disconnect } from './disconnect.ts'
import { getFreshConnection } from './fresh-connection.ts'
import { presentIntegration } from './integrations.presenter.ts'
import {
  countReviews,
  findById,
  list,
  listLocationNames,
  update,
  type IntegrationRow,
} from './integrations.repository.ts'

const HOUR_MS = 3_600_000
/** Half an hour after a good run; what is broken for good waits for its owner. */
const NEXT_RUN_MS = HOUR_MS / 2

export interface IntegrationForSync {
  customerId: string
  id: string
  type: Platform
  listingId: string
  locationId: string | null
  watermark: Date | null
  lastFullPassAt: Date | null
  isSandbox: boolean
  capabilities: Capabilities
}

export interface IntegrationsOptions extends Omit<ConnectParts, 'present'> {
  /** The newest run of each connection, for its card. */
  listLatestRuns: (tx: CustomerTx) => Promise<Map<string, Integration['lastRun']>>
}

export type IntegrationsService = ReturnType<typeof createIntegrationsService>
export type IntegrationsForSync = Pick<
  IntegrationsService,
  'find' | 'getConnection' | 'noteSynced' | 'noteProblem' | 'listConnected'
>

export function createIntegrationsService(options: IntegrationsOptions) {
  async function present(tx: CustomerTx, row: IntegrationRow): Promise<Integration> {
    const runs = await options.listLatestRuns(tx)
    return presentIntegration(row, {
      lastRun: runs.get(row.id) ?? null,
      reviewsSeen: (await countReviews(tx)).get(row.id) ?? 0,
      locationNames: await listLocationNames(tx),
    })
  }
  const parts: ConnectParts = { ...options, present }

  return {
    list: (actor: Actor) =>
      parts.customers.transaction(actor.customerId, async (tx) => {
        const [rows, runs] = [await list(tx), await options.listLatestRuns(tx)]
        const [counts, locationNames] = [await countReviews(tx), await listLocationNames(tx)]
        return {
          items: rows.map((row) =>
            presentIntegration(row, {
              lastRun: runs.get(row.id) ?? null,
              reviewsSeen: counts.get(row.id) ?? 0,
              locationNames,
            }),
          ),
        }
      }),
    authorize: (actor: Actor, wish: Parameters<typeof startAuthorization>[2]) => startAuthorization(parts, actor, wish),
    complete: (actor: Actor, returned: Parameters<typeof completeAuthorization>[2]) =>
      completeAuthorization(parts, actor, returned),
    completePending: (actor: Actor, code: string) => completePending(parts, actor, code),
    chooseListing: (actor: Actor, choice: Parameters<typeof chooseListing>[2]) => chooseListing(parts, actor, choice),
    disconnect: (actor: Actor, integrationId: string) => disconnect(parts, actor, integrationId),

    find: (customerId: string, id: string): Promise<IntegrationForSync | null> =>
      parts.steps.transaction(customerId, async (tx) => {
        const row = await findById(tx, id)
        return row ? toIntegrationForSync(row) : null
      }),
    listConnected: async (tx: CustomerTx): Promise<IntegrationForSync[]> =>
      (await list(tx)).flatMap((row) => toIntegrationForSync(row) ?? []),
    getConnection: ({ customerId, id }: IntegrationForSync): Promise<Connection> =>
      getFreshConnection({ ...parts, customers: parts.steps }, { customerId, integrationId: id }),
    noteSynced: (tx: CustomerTx, id: string, outcome: Synced) => noteSynced(tx, id, outcome),
    noteProblem: (tx: CustomerTx, id: string, problem: Problem) => noteProblem(tx, id, problem),
  }
}

function toIntegrationForSync(row: IntegrationRow): IntegrationForSync | null {
  if (row.status !== 'connected' || !row.listing_id) return null
  return {
    customerId: row.customer_id,
    id: row.id,
    type: row.type,
    listingId: row.listing_id,
    locationId: row.location_id,
    watermark: row.watermark,
    lastFullPassAt: row.last_full_pass_at,
    isSandbox: row.is_sandbox,
    capabilities: row.capabilities as Capabilities,
  }
}

interface Synced {
  watermark: Date
  isFull: boolean
  total: number | null
}

async function noteSynced(tx: CustomerTx, id: string, { watermark, isFull, total }: Synced): Promise<void> {
  await update(tx, id, {
    last_sync: new Date(),
    next_sync_at: new Date(Date.now() + NEXT_RUN_MS),
    watermark,
    ...(isFull && { last_full_pass_at: new Date() }),
    total_on_platform: total,
    problem: null,
    needs_reconnect: false,
  })
}

interface Problem {
  problem: string
  kind: PlatformErrorKind
  /** Nobody tries again by themselves. */
  isFinal: boolean
}

/** Answers the sentence of the catalogue; a connection that only its owner can mend says so until then. */
async function noteProblem(tx: CustomerTx, id: string, { problem, kind, isFinal }: Problem): Promise<string> {
  const row = await findById(tx, id)
  if (!row) throw new AppError('not-found', 'That connection does not exist.')
  const message = `Error fetching from ${row.type}: ${problem}`
  const needsReconnect = kind === 'reconnect'
  await update(tx, id, {
    problem,
    needs_reconnect: needsReconnect,
    next_sync_at: needsReconnect ? null : new Date(Date.now() + NEXT_RUN_MS),
  })
  emit(tx, { type: 'integration.changed', subjectId: id, userId: null })
  if (needsReconnect && isFinal && !row.needs_reconnect) {
    const label = `${PLATFORM_NAMES[row.type]} · ${row.name}`
    await recordActivity(tx, null, 'integration.broken', { type: 'integration', id, label })
  }
  return message
}
