import { sql } from 'kysely'
import type { Locale } from '#shared/domain/locales.ts'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import type { Database } from '#server/database/connect.ts'

interface SessionOwnerRow {
  email: string | null
  customer_id: string | null
  member_id: string | null
  member_name: string | null
  member_language: Locale | null
  role: TeamRole | null
  customer_status: CustomerStatus | null
  customer_tier: SubscriptionTier | null
  company_name: string | null
  is_named: boolean | null
  is_demo: boolean | null
  trial_ends_at: Date | null
  general: unknown
  customer_count: number
  admin_role: string | null
  admin_name: string | null
  admin_language: Locale | null
  last_seen_at: Date
  timeout_minutes: number
  owes_factor: boolean
}

/** Asked at every request, so that an ended session or a changed role counts at once. */
export async function findSessionOwner(
  db: Database,
  session: { sessionId: string; userId: string },
  customerId: string | null,
): Promise<SessionOwnerRow | undefined> {
  const { rows } = await sql<SessionOwnerRow>`
    select * from find_session_owner(${session.sessionId}, ${session.userId}, ${customerId})`.execute(db)
  return rows[0]
}

export async function touchSession(
  db: Database,
  session: { sessionId: string; userId: string },
  customerId: string | null,
): Promise<void> {
  await sql`select touch_session(${session.sessionId}, ${session.userId}, ${customerId})`.execute(db)
}
