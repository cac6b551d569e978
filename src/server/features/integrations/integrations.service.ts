import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { Integration } from '#shared/contracts/integrations.ts'
import type { Connection, ReviewPage } from '#server/adapters/review-platforms/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { listAiling } from './ailing-connections.ts'
import { startAuthorization } from './authorize.ts'
import { chooseListing } from './choose-listing.ts'
import { completeAuthorization, completePending, type ConnectDeps } from './connect.ts'
import { disconnect, removeIntegration } from './disconnect.ts'
import { placeIntegration } from './place-integration.ts'
import { getFreshConnection, type ConnectionDeps, canRenew, withFreshConnection } from './fresh-connection.ts'
import { NEXT_SYNC_MS, noteProblem } from './connection-problem.ts'
import { noteSynced, toIntegrationForSync, type IntegrationForSync, type Synced } from './integration-for-sync.ts'
import { presentIntegration } from './integrations.presenter.ts'
import {
  claimDue,
  countReviews,
  findById,
  list,
  listLocationNames,
  notePush,
  type IntegrationRow,
  claimExpiryWarning,
  updateConnected,
} from './integrations.repository.ts'
import { createReviewCalls, fetchReviewPage, listLiveReviews } from './platform-calls.ts'
import { probeAndSubscribe } from './ask-for-push.ts'

const HOUR_MS = 3_600_000

/**
 * What a connection can do changes while it lasts: permissions are given and taken, and the installation may no longer keep
 * what it could. What was tried within the last hour holds.
 */
async function probeAnew(
  deps: ConnectDeps,
  calls: ConnectionDeps,
  integration: IntegrationForSync,
): Promise<IntegrationForSync> {
  const { customerId, id, type, capabilities: known } = integration
  if (Date.now() - Date.parse(known.probedAt) < HOUR_MS) return integration
  const capabilities = await withFreshConnection(calls, { customerId, integrationId: id }, (connection) =>
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
    link: linkTo(paths.settings, { tab: 'integrations' }),
  })
}

export type { AilingConnection } from './ailing-connections.ts'
export type { IntegrationForSync }

export type IntegrationsOptions = Omit<ConnectDeps, 'present' | 'presentAll'>

export type IntegrationsService = ReturnType<typeof createIntegrationsService>
export type IntegrationsForSync = Pick<
  IntegrationsService,
  'find' | 'probeAnew' | 'fetchPage' | 'claimDue' | 'notePush' | 'noteSynced' | 'noteProblem' | 'listConnected'
>

export function createIntegrationsService(options: IntegrationsOptions) {
  async function presentRows(tx: CustomerTx, wanted: (row: IntegrationRow) => boolean): Promise<Integration[]> {
    const [rows, runs] = [await list(tx), await options.sync.listLatestRuns(tx)]
    const [counts, locationNames] = [await countReviews(tx), await listLocationNames(tx)]
    const connected = rows.filter(({ status }) => status === 'connected')
    return rows.filter(wanted).map((row) =>
      presentIntegration(row, {
        lastRun: runs.get(row.id) ?? null,
        reviewsSeen: counts.get(row.id) ?? 0,
        locationNames,
        connectedListings: new Set(connected.filter(({ type }) => type === row.type).map((each) => each.listing_id)),
      }),
    )
  }
  const presentAll = (tx: CustomerTx) => presentRows(tx, () => true)
  async function present(tx: CustomerTx, { id }: IntegrationRow): Promise<Integration> {
    const [presented] = await presentRows(tx, (row) => row.id === id)
    if (!presented) throw refusal('connection-not-found')
    return presented
  }
  const deps: ConnectDeps = { ...options, present, presentAll }
  const calls: ConnectionDeps = options

  return {
    list: (actor: Actor) => deps.transactions.read(actor.customerId, async (tx) => ({ items: await presentAll(tx) })),
    authorize: (actor: Actor, wish: Parameters<typeof startAuthorization>[2]) => startAuthorization(deps, actor, wish),
    complete: (actor: Actor, returned: Parameters<typeof completeAuthorization>[2]) =>
      completeAuthorization(deps, actor, returned),
    completePending: (actor: Actor, code: string) => completePending(deps, actor, code),
    chooseListing: (actor: Actor, choice: Parameters<typeof chooseListing>[2]) => chooseListing(deps, actor, choice),
    place: (actor: Actor, wish: Parameters<typeof placeIntegration>[2]) => placeIntegration(deps, actor, wish),
    disconnect: (actor: Actor, integrationId: string) => disconnect(deps, actor, integrationId),
    remove: (actor: Actor, integrationId: string) => removeIntegration(deps, actor, integrationId),

    ...createSyncSide(deps, calls),
    listAiling: (tx: CustomerTx) => listAiling(options, tx),
    listLiveReviews: (actor: Actor, integrationId: string) => listLiveReviews(calls, actor, integrationId),
    ...createReviewCalls(calls),
  }
}

/** What a fetch asks of connections, and what it tells them. */
function createSyncSide(deps: ConnectDeps, calls: ConnectionDeps) {
  const { platforms, transactions } = deps
  const forSync = (row: IntegrationRow) => toIntegrationForSync(row, platforms[row.type])
  return {
    find: (customerId: string, id: string): Promise<IntegrationForSync | null> =>
      transactions.read(customerId, async (tx) => {
        const row = await findById(tx, id)
        return row ? forSync(row) : null
      }),
    listConnected: async (tx: CustomerTx): Promise<IntegrationForSync[]> =>
      (await list(tx)).flatMap((row) => forSync(row) ?? []),
    getConnection: ({ customerId, id }: IntegrationForSync): Promise<Connection> =>
      getFreshConnection(calls, { customerId, integrationId: id }),
    fetchPage: ({ customerId, id, type }: IntegrationForSync, cursor: string | null): Promise<ReviewPage> =>
      fetchReviewPage(calls, { customerId, integrationId: id, type }, cursor),
    probeAnew: (integration: IntegrationForSync): Promise<IntegrationForSync> => probeAnew(deps, calls, integration),
    /** Whoever gets it starts the run that is due; two clocks that strike at once start one. */
    claimDue: (tx: CustomerTx, id: string): Promise<boolean> => claimDue(tx, id, new Date(Date.now() + NEXT_SYNC_MS)),
    notePush,
    noteSynced: async (tx: CustomerTx, id: string, synced: Synced): Promise<void> => {
      await noteSynced(tx, id, synced)
      await warnOfExpiry(calls, tx, id)
    },
    noteProblem,
  }
}
