import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { AdminRole } from '#shared/domain/admin-roles.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { ApprovalException, PermissionExceptions } from '#shared/domain/permission-rules.ts'
import type { TeamRole, ApprovalRule } from '#shared/domain/permissions.ts'
import type { CustomerStatus, SubscriptionTier } from '#shared/domain/plans.ts'
import type { Database } from '#server/database/connect.ts'
import { gatherQuestions } from '#server/database/gather-questions.ts'

/** Out of JSON: instants are text. */
export interface SessionOwner {
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
  trial_ends_at: string | null
  /** Where a payment is missing. */
  unpaid_since: string | null
  general: unknown
  customer_count: number
  exceptions: PermissionExceptions | null
  reply_approval: ApprovalException | null
  /** Nothing where nobody has set anything. */
  approval_rule: ApprovalRule | null
  /** As kept; nothing where nobody has set anything. */
  ip_whitelist: string[] | null
  /** Nothing where the customer asks for no second step, or the person has one. */
  factor_due_at: string | null
  admin_role: AdminRole | null
  admin_name: string | null
  admin_language: Locale | null
  last_seen_at: string
  timeout_minutes: number
  owes_factor: boolean
  has_factor: boolean
  is_resting: boolean | null
  /** Those the member is limited to. */
  locations: string[] | null
}

/** So many sessions are looked up by one statement; whoever is one too many does not wait for them. */
const MOST_AT_ONCE = 8

/**
 * Asked at every request, so that an ended session or a changed role counts at once; and so, past whatever builds statements,
 * straight on a connection, and together with those who ask at the same moment.
 */
export function gatherSessionOwners(pool: Pool) {
  const find = gatherQuestions(
    (words) => findSessionOwners(pool, words),
    ({ word }) => word,
    MOST_AT_ONCE,
  )
  return async (session: { sessionId: string; userId: string }, customerId: string | null) => {
    const found = await find(`${session.sessionId} ${session.userId} ${customerId ?? ''}`)
    return found?.owner ?? null
  }
}

async function findSessionOwners(pool: Pool, words: readonly string[]) {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ word: string; owner: SessionOwner | null }>(
      `select word, find_session(split_part(word, ' ', 1)::uuid, split_part(word, ' ', 2)::uuid,
         nullif(split_part(word, ' ', 3), '')::uuid) as owner
       from unnest($1::text[]) word`,
      [words],
    )
    return rows
  } finally {
    client.release()
  }
}

export interface ViewedCustomer extends Pick<SessionOwner, 'trial_ends_at' | 'general'> {
  customer_id: string
  customer_status: CustomerStatus
  customer_tier: SubscriptionTier
  company_name: string
  is_named: boolean
  is_demo: boolean
  ends_at: string
}

/** The customer that an administrator sees as its people do, in this session and for now. */
export async function findCustomerView(
  db: Database,
  sessionId: string,
  customerId: string,
): Promise<ViewedCustomer | null> {
  const { rows } = await sql<{ found: ViewedCustomer | null }>`
    select find_customer_view(${sessionId}, ${customerId}) as found`.execute(db)
  return rows[0]?.found ?? null
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
