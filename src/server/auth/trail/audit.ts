import type { SecurityEvent } from '#shared/domain/security-events.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { ClientInfo } from '#server/auth/auth-deps.ts'
import { insertEvent } from './audit.repository.ts'

/** Part of what it tells of: same transaction. Details never hold a code, a token or a password. */
export function recordEvent(
  tx: ScopedTx,
  event: SecurityEvent,
  about: { userId: string | null; client: ClientInfo; detail?: Record<string, unknown> },
): Promise<void> {
  const { userId, client, detail = {} } = about
  return insertEvent(tx, { userId, event, ip: client.ip, userAgent: client.userAgent, detail })
}
