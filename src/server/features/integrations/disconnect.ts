import type { Fault } from '#shared/domain/faults.ts'
import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { settlePlanLater } from '#server/features/billing/billing.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ConnectDeps } from './connect.ts'
import { giveBack } from './give-back.ts'
import { findById, removeUnconnected, update, type IntegrationRow } from './integrations.repository.ts'
import { presentIntegration, presentIntegrations } from './integrations.presenter.ts'

const notFound = () => refusal('connection-not-found')

const subjectOf = ({ id, type, name }: IntegrationRow) =>
  ({ type: 'integration', id, label: `${PLATFORM_NAMES[type]} · ${name}` }) as const

/** Revoked at the platform first, then forgotten here. A platform that does not answer must not hold anybody. */
export async function disconnect(deps: ConnectDeps, actor: Actor, integrationId: string): Promise<Integration> {
  const row = await deps.transactions.step(actor.customerId, (tx) => findById(tx, integrationId))
  if (!row) throw notFound()
  const isRevoked = await giveBack(deps, row)
  return deps.transactions.change(actor.customerId, async (tx) => {
    const gone = await update(tx, row.id, {
      status: 'disconnected',
      credentials: null,
      token_expires_at: null,
      choices: '[]',
      needs_reconnect: false,
      next_sync_at: null,
      fault: isRevoked ? null : JSON.stringify({ kind: 'not-revoked', reason: null, words: null } satisfies Fault),
    })
    if (!gone) throw notFound()
    if (row.status !== 'disconnected') {
      await settlePlanLater(tx)
      await recordActivity(tx, actor, 'integration.disconnected', subjectOf(row))
      emit(tx, { type: 'integration.changed', subjectId: row.id, userId: null })
    }
    return presentIntegration(deps, tx, gone)
  })
}

/** Takes it off the list. Its reviews stay, and are found again when the listing is connected anew. */
export async function removeIntegration(
  deps: ConnectDeps,
  actor: Actor,
  integrationId: string,
): Promise<{ items: Integration[] }> {
  const row = await deps.transactions.step(actor.customerId, (tx) => findById(tx, integrationId))
  if (!row) throw notFound()
  // A choice that was left open holds a consent still.
  if (row.status === 'pending') await giveBack(deps, row)
  return deps.transactions.change(actor.customerId, async (tx) => {
    if (!(await removeUnconnected(tx, row.id))) {
      throw refusal('platform-connected')
    }
    await settlePlanLater(tx)
    await recordActivity(tx, actor, 'integration.removed', subjectOf(row))
    emit(tx, { type: 'integration.changed', subjectId: row.id, userId: null })
    return { items: await presentIntegrations(deps, tx) }
  })
}
