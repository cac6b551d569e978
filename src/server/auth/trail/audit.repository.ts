import { sql, type Selectable } from 'kysely'
import type { SecurityEvent } from '#shared/domain/security-events.ts'
import type { AuthAuditEventsTable } from '#server/database/auth-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { Keyset } from '#server/kernel/paging/keyset.ts'

export type AuditRow = Selectable<AuthAuditEventsTable>

export async function insertEvent(
  tx: ScopedTx,
  entry: {
    userId: string | null
    event: SecurityEvent
    ip: string | null
    userAgent: string | null
    detail: Record<string, unknown>
  },
): Promise<void> {
  await tx
    .insertInto('auth.audit_events')
    .values({
      user_id: entry.userId,
      event: entry.event,
      ip: entry.ip,
      user_agent: entry.userAgent,
      detail: JSON.stringify(entry.detail),
    })
    .execute()
}

export function listEvents(
  tx: ScopedTx,
  options: { userId: string; after: Keyset | null; limit: number },
): Promise<AuditRow[]> {
  const { after } = options
  return tx
    .selectFrom('auth.audit_events')
    .selectAll()
    .where('user_id', '=', options.userId)
    .$if(after !== null, (query) => query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(options.limit)
    .execute()
}
