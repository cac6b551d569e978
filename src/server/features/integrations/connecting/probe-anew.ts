import { emit } from '#server/kernel/events/emit.ts'
import { probeAndSubscribe } from './ask-for-push.ts'
import type { ConnectParts } from './connect.ts'
import { withFreshConnection, type ConnectionParts } from '../fresh-connection.ts'
import type { IntegrationForSync } from '../integration-for-sync.ts'
import { updateConnected } from '../integrations.repository.ts'

const HOUR_MS = 3_600_000

/**
 * What a connection can do changes while it lasts: permissions are given and taken, and the installation may no longer keep
 * what it could. What was tried within the last hour holds.
 */
export async function probeAnew(
  parts: ConnectParts,
  calls: ConnectionParts,
  integration: IntegrationForSync,
): Promise<IntegrationForSync> {
  const { customerId, id, type, capabilities: known } = integration
  if (Date.now() - Date.parse(known.probedAt) < HOUR_MS) return integration
  const capabilities = await withFreshConnection(calls, { customerId, integrationId: id }, (connection) =>
    probeAndSubscribe(parts, parts.platforms[type], connection),
  )
  await parts.steps.transaction(customerId, async (tx) => {
    await updateConnected(tx, id, { capabilities: JSON.stringify(capabilities) })
    emit(tx, { type: 'integration.changed', subjectId: id, userId: null })
  })
  return { ...integration, capabilities }
}
