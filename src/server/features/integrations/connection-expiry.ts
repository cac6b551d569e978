import type { CustomerTx } from '#server/database/transactions.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { canRenew, type ConnectionParts } from './fresh-connection.ts'
import { claimExpiryWarning, findById } from './integrations.repository.ts'

const AHEAD_MS = 7 * 86_400_000

/** A token that nobody can renew ends the connection with it: a week before, whoever sees connections is told, once. */
export async function warnOfExpiry(parts: ConnectionParts, tx: CustomerTx, id: string): Promise<void> {
  const row = await findById(tx, id)
  const expiresAt = row?.token_expires_at
  if (!row || !expiresAt || expiresAt.getTime() > Date.now() + AHEAD_MS || canRenew(parts, row)) return
  if (!(await claimExpiryWarning(tx, id, expiresAt))) return
  await notifyEveryone(tx, {
    kind: 'connection.expiring',
    params: { platform: row.type, name: row.name, expiresAt: expiresAt.toISOString() },
    link: '/settings?tab=integrations',
  })
}
