import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { Connection, ReviewPage } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { listAiling } from './ailing-connections.ts'
import { startAuthorization } from './authorize.ts'
import { completeAuthorization, type ConnectDeps } from './connect.ts'
import { getFreshConnection, type ConnectionDeps, canRenew, withFreshConnection } from './fresh-connection.ts'
import { NEXT_SYNC_MS, noteProblem } from './connection-problem.ts'
import { noteSynced, toIntegrationForSync, type IntegrationForSync, type Synced } from './integration-for-sync.ts'
import {
  claimDue,
  findById,
  list,
  notePush,
  type IntegrationRow,
  claimExpiryWarning,
  listPlatforms,
  updateConnected,
} from './integrations.repository.ts'
import { createReviewCalls, fetchReviewPage } from './platform-calls.ts'
import { probeAndSubscribe } from './ask-for-push.ts'

const HOUR_MS = 3_600_000

/**
 * What a connection can do changes while it lasts: permissions are given and taken, and the installation may no longer keep
 * what it could. What was tried within the last hour holds.
 */
async function probeAnew(deps: ConnectDeps, integration: IntegrationForSync): Promise<IntegrationForSync> {
  const { customerId, id, type, capabilities: known } = integration
  if (Date.now() - Date.parse(known.probedAt) < HOUR_MS) return integration
  const capabilities = await withFreshConnection(deps, { customerId, integrationId: id }, (connection) =>
    probeAndSubscribe(deps, deps.platforms[type], connection),
  )
  await deps.transactions.step(customerId, async (tx) => {
    await updateConnected(tx, id, { capabilities: JSON.stringify(capabilities) })
    emit(tx, { type: 'integration.changed', subjectId: id, userId: null })
  })
  return { ...integration, capabilities }
}

const AHEAD_MS = 7 * 86_400_000

/** A token that nobody can renew ends the connection with it: a week before, whoever sees connections is told, once. */
async function warnOfExpiry(deps: ConnectionDeps, tx: CustomerTx, id: string): Promise<void> {
  const row = await findById(tx, id)
  const expiresAt = row?.token_expires_at
  if (!row || !expiresAt || expiresAt.getTime() > Date.now() + AHEAD_MS || canRenew(deps, row)) return
  if (!(await claimExpiryWarning(tx, id, expiresAt))) return
  await notifyEveryone(tx, {
    kind: 'connection.expiring',
    params: { platform: row.type, name: row.name, expiresAt: expiresAt.toISOString() },
    about: { type: 'integration', id },
    link: linkTo(paths.settings, { tab: 'integrations' }),
  })
}

export type { AilingConnection } from './ailing-connections.ts'
export type { IntegrationForSync }

/** As a plan counts them: a platform once, however many listings it has. */
export const countPlatforms = async (tx: CustomerTx) => (await listPlatforms(tx)).length

export type IntegrationsService = ReturnType<typeof createIntegrationsService>
export type IntegrationsForSync = Pick<
  IntegrationsService,
  | 'find'
  | 'isKnown'
  | 'refuseResting'
  | 'probeAnew'
  | 'fetchPage'
  | 'claimDue'
  | 'notePush'
  | 'noteSynced'
  | 'noteProblem'
  | 'listConnected'
>

/** What other features ask of connections, and what a fetch tells them. */
export function createIntegrationsService(deps: ConnectDeps) {
  const { platforms, transactions } = deps
  const forSync = (row: IntegrationRow) => toIntegrationForSync(row, platforms[row.type])
  return {
    authorize: (actor: Actor, wish: Parameters<typeof startAuthorization>[3]) =>
      transactions.change(actor.customerId, (tx) => startAuthorization(deps, tx, actor, wish)),
    complete: (actor: Actor, returned: Parameters<typeof completeAuthorization>[2]) =>
      completeAuthorization(deps, actor, returned),

    find: (customerId: string, id: string): Promise<IntegrationForSync | null> =>
      transactions.read(customerId, async (tx) => {
        const row = await findById(tx, id)
        return row ? forSync(row) : null
      }),
    /** Connected or not. */
    isKnown: async (tx: CustomerTx, id: string): Promise<boolean> => (await findById(tx, id)) !== undefined,
    /** The plan has no room for it. */
    refuseResting: async (tx: CustomerTx, id: string): Promise<void> => {
      const row = await findById(tx, id)
      if (row?.status === 'resting')
        throw refusal('platform-resting', { values: { platform: PLATFORM_NAMES[row.type] } })
    },
    listConnected: async (tx: CustomerTx): Promise<IntegrationForSync[]> =>
      (await list(tx)).flatMap((row) => forSync(row) ?? []),
    getConnection: ({ customerId, id }: IntegrationForSync): Promise<Connection> =>
      getFreshConnection(deps, { customerId, integrationId: id }),
    fetchPage: ({ customerId, id, type }: IntegrationForSync, cursor: string | null): Promise<ReviewPage> =>
      fetchReviewPage(deps, { customerId, integrationId: id, type }, cursor),
    probeAnew: (integration: IntegrationForSync): Promise<IntegrationForSync> => probeAnew(deps, integration),
    /** Whoever gets it starts the run that is due; two clocks that strike at once start one. */
    claimDue: (tx: CustomerTx, id: string): Promise<boolean> => claimDue(tx, id, new Date(Date.now() + NEXT_SYNC_MS)),
    notePush,
    noteSynced: async (tx: CustomerTx, id: string, synced: Synced): Promise<void> => {
      await noteSynced(tx, id, synced)
      await warnOfExpiry(deps, tx, id)
    },
    noteProblem,

    listAiling: (tx: CustomerTx) => listAiling(deps, tx),
    ...createReviewCalls(deps),
  }
}
