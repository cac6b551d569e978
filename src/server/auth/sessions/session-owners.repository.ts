import { sql } from 'kysely'
import type { Locale } from '#shared/domain/locales.ts'
import type { ApprovalException, PermissionExceptions } from '#shared/domain/permission-rules.ts'
import type { TeamRole, ApprovalRule } from '#shared/domain/permissions.ts'
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
  exceptions: PermissionExceptions | null
  reply_approval: ApprovalException | null
  /** Nothing where nobody has set anything. */
  approval_rule: ApprovalRule | null
  /** As kept; nothing where nobody has set anything. */
  ip_whitelist: string[] | null
  /** Nothing where the customer asks for no second step, or the person has one. */
  factor_due_at: Date | null
  admin_role: string | null
  admin_name: string | null
  admin_language: Locale | null
  last_seen_at: Date
  timeout_minutes: number
  owes_factor: boolean
  /** Those the member is limited to. */
  locations: string[] | null
}

/** Asked at every request, so that an ended session or a changed role counts at once. */
export async function findSessionOwner(
  db: Database,
  session: { sessionId: string; userId: string },
  customerId: string | null,
): Promise<SessionOwnerRow | undefined> {
  const { rows } = await sql<SessionOwnerRow>`
    select o.*, find_locations_of(o.customer_id, ${session.userId}) as locations
    from find_session_owner(${session.sessionId}, ${session.userId}, ${customerId}) o`.execute(db)
  return rows[0]
}

/** When a closed customer is erased; `null` for one that is not closed. */
export async function findErasure(db: Database, customerId: string): Promise<Date | null> {
  const { rows } = await sql<{ eraseAt: Date | null }>`select find_erasure(${customerId}) as "eraseAt"`.execute(db)
  return rows[0]?.eraseAt ?? null
}

export async function touchSession(
  db: Database,
  session: { sessionId: string; userId: string },
  customerId: string | null,
): Promise<void> {
  await sql`select touch_session(${session.sessionId}, ${session.userId}, ${customerId})`.execute(db)
}
