import type { Integration } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { PlatformError } from '#server/adapters/review-platforms/platform-error.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import type { ConnectParts } from './connect.ts'
import { openCredentials, type Credentials } from '../credentials.ts'
import { list, update, type IntegrationRow } from '../integrations.repository.ts'

/** Revoked at the platform first, then forgotten here. A platform that does not answer must not hold anybody. */
export async function disconnect(parts: ConnectParts, actor: Actor, integrationId: string): Promise<Integration> {
  const rows = await parts.steps.transaction(actor.customerId, list)
  const row = rows.find(({ id }) => id === integrationId)
  if (!row) throw new AppError('not-found', 'That connection does not exist.')
  const credentials = openCredentials(parts.keyring, row)
  const isShared = rows.some((other) => other.id !== row.id && isOfSameConsent(parts, other, credentials))
  const isRevoked = credentials && !isShared ? await revoke(parts, row, credentials) : true
  return parts.customers.transaction(actor.customerId, async (tx) => {
    const label = `${PLATFORM_NAMES[row.type]} · ${row.name}`
    const gone = await update(tx, row.id, {
      status: 'disconnected',
      credentials: null,
      token_expires_at: null,
      choices: '[]',
      needs_reconnect: false,
      next_sync_at: null,
      problem: isRevoked
        ? null
        : `${PLATFORM_NAMES[row.type]} did not confirm. Remove Goodword in your account there, too.`,
    })
    if (!gone) throw new AppError('not-found', 'That connection does not exist.')
    if (row.status !== 'disconnected') {
      await recordActivity(tx, actor, 'integration.disconnected', { type: 'integration', id: row.id, label })
      emit(tx, { type: 'integration.changed', subjectId: row.id, userId: null })
    }
    return parts.present(tx, gone)
  })
}

/** One consent may carry several listings; revoking it for one would cut off the others. */
function isOfSameConsent(parts: ConnectParts, other: IntegrationRow, credentials: Credentials | null): boolean {
  return credentials !== null && openCredentials(parts.keyring, other)?.accessToken === credentials.accessToken
}

async function revoke(parts: ConnectParts, row: IntegrationRow, credentials: Credentials): Promise<boolean> {
  const { accessToken, refreshToken } = credentials
  try {
    await parts.platforms[row.type].revoke({ accessToken, refreshToken, expiresAt: row.token_expires_at })
    return true
  } catch (error) {
    // A token that the platform does not know any more needs no revoking.
    return error instanceof PlatformError && error.kind !== 'retry'
  }
}
