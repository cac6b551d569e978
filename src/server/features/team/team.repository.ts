import { sql, type Selectable } from 'kysely'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { SubscriptionTier } from '#shared/domain/plans.ts'
import type { TeamMembersTable } from '#server/database/tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

export type MemberRow = Selectable<TeamMembersTable>

export async function insertOwner(
  tx: CustomerTx,
  owner: { userId: string; email: string; name: string },
): Promise<void> {
  await tx
    .insertInto('team_members')
    .values({
      customer_id: tx.customerId,
      user_id: owner.userId,
      name: owner.name,
      email: owner.email.toLowerCase(),
      role: 'owner',
      status: 'active',
    })
    .execute()
}

export async function getCompanyName(tx: CustomerTx): Promise<string> {
  const customer = await tx
    .selectFrom('customers')
    .select('company_name')
    .where('id', '=', tx.customerId)
    .executeTakeFirstOrThrow()
  return customer.company_name
}

/** Locks the customer, so that two invitations at once cannot both take the last seat. */
export async function getSeats(
  tx: CustomerTx,
): Promise<{ tier: SubscriptionTier; companyName: string; taken: number }> {
  const customer = await tx
    .selectFrom('customers')
    .select(['subscription_tier', 'company_name'])
    .where('id', '=', tx.customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const { taken } = await tx
    .selectFrom('team_members')
    .select((query) => query.fn.countAll<string>().as('taken'))
    .where('customer_id', '=', tx.customerId)
    .where('status', '!=', 'inactive')
    .executeTakeFirstOrThrow()
  return { tier: customer.subscription_tier, companyName: customer.company_name, taken: Number(taken) }
}

export function findByEmail(tx: CustomerTx, email: string): Promise<MemberRow | undefined> {
  return tx
    .selectFrom('team_members')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
}

/** Takes the place of an earlier invitation to the same address. */
export function putInvited(
  tx: CustomerTx,
  invited: { email: string; name: string; role: TeamRole; invitedBy: string; expiresAt: Date },
): Promise<MemberRow> {
  const invitation = {
    role: invited.role,
    invited_by: invited.invitedBy,
    invited_at: new Date(),
    invitation_expires_at: invited.expiresAt,
  }
  return tx
    .insertInto('team_members')
    .values({
      customer_id: tx.customerId,
      email: invited.email.toLowerCase(),
      name: invited.name,
      status: 'invited',
      ...invitation,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'email']).doUpdateSet(invitation))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export interface InvitationRow {
  customer_id: string
  member_id: string
  company_name: string
  role: TeamRole
  invited_by: string | null
  invitation_expires_at: Date
}

/** Across customers: whoever owns the address may see who invited it. */
export async function listInvitationsFor(tx: ScopedTx, email: string): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`select * from find_invitations_for(${email})`.execute(tx)
  return rows
}

/** `undefined` when the invitation is no longer there to be taken. */
export function activateInvited(
  tx: CustomerTx,
  invitation: { memberId: string; userId: string; email: string; name: string },
): Promise<MemberRow | undefined> {
  return tx
    .updateTable('team_members')
    .set({ user_id: invitation.userId, name: invitation.name, status: 'active', last_active: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', invitation.memberId)
    .where('email', '=', invitation.email.toLowerCase())
    .where('status', '=', 'invited')
    .where('invitation_expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst()
}

export async function setMemberEmail(tx: CustomerTx, memberId: string, email: string): Promise<void> {
  await tx
    .updateTable('team_members')
    .set({ email: email.toLowerCase() })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', memberId)
    .execute()
}

export function listActive(tx: CustomerTx): Promise<Pick<MemberRow, 'user_id' | 'name' | 'role'>[]> {
  return tx
    .selectFrom('team_members')
    .select(['user_id', 'name', 'role'])
    .where('customer_id', '=', tx.customerId)
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
