import { sql } from 'kysely'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { Place } from '#server/auth/auth-deps.ts'

export interface MembershipRow {
  customer_id: string
  member_id: string
  member_name: string
  language: string | null
  role: TeamRole
  is_active: boolean
  timeout_minutes: number
  /** For whoever asked to be remembered. */
  remembered_minutes: number
  max_days: number
  /** Whether the days that end every session leave out the remembered ones. */
  lasts_with_use: boolean
}

/** Where a person belongs, the customer used last first. */
export async function listMemberships(tx: ScopedTx, userId: string): Promise<MembershipRow[]> {
  return (await sql<MembershipRow>`select * from find_memberships(${userId})`.execute(tx)).rows
}

/** The language a person has chosen, for their mails. */
export async function findLanguageOfUser(tx: ScopedTx, userId: string): Promise<string | null> {
  const chosen = (await listMemberships(tx, userId)).find(({ language }) => language !== null)?.language
  if (chosen) return chosen
  const admin = await tx.selectFrom('admin_users').select('language').where('user_id', '=', userId).executeTakeFirst()
  return admin?.language ?? null
}

/** The customer a person signs in to. */
export async function findCustomerOfUser(tx: ScopedTx, userId: string): Promise<Place | undefined> {
  const [place] = await listPlaces(tx, userId)
  return place
}

/** Every customer a person could work for now, the one used last first. */
export async function listPlaces(tx: ScopedTx, userId: string): Promise<Place[]> {
  const active = (await listMemberships(tx, userId)).filter((membership) => membership.is_active)
  return active.map(placeOf)
}

export const placeOf = (row: MembershipRow): Place => ({
  customerId: row.customer_id,
  memberId: row.member_id,
  memberName: row.member_name,
})

/**
 * Whether only the company's own sign-in lets this person in: whom the company removes there must not come in by mail or
 * password. The owner keeps those, for the day when that sign-in is broken.
 */
export async function isCompanyManaged(tx: ScopedTx, user: { id: string; is_sso: boolean }): Promise<boolean> {
  if (!user.is_sso) return false
  return !(await listMemberships(tx, user.id)).some(({ role, is_active: isActive }) => isActive && role === 'owner')
}
