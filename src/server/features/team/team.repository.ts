import { sql, type Selectable } from 'kysely'
import type { ApprovalHolder, PermissionHolder } from '#shared/domain/permission-rules.ts'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { TeamMembersTable } from '#server/database/team-tables.ts'
import { asInserted } from '#server/database/statement-times.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

export type MemberRow = Selectable<TeamMembersTable>

export const exceptionsOf = sql<
  PermissionHolder['exceptions']
>`permission_exceptions(team_members.customer_id, team_members.id)`.as('exceptions')

export interface NewMember {
  userId: string
  email: string
  name: string
  role: TeamRole
  joinedAt?: Date
}

export async function insertMember(tx: CustomerTx, member: NewMember): Promise<MemberRow> {
  const row = await tx
    .insertInto('team_members')
    .values({
      customer_id: tx.customerId,
      user_id: member.userId,
      name: member.name,
      email: member.email.toLowerCase(),
      role: member.role,
      status: 'active',
      ...(member.joinedAt && { created_at: member.joinedAt }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await enterInDirectory(tx, member.userId)
  return row
}

/** The key by which nobody has two places in one team. */
export const BELONGS_HERE = 'team_members_user'

/** Their sessions find the customer from now on. */
async function enterInDirectory(tx: CustomerTx, userId: string): Promise<void> {
  await tx.insertInto('directory.memberships').values({ user_id: userId, customer_id: tx.customerId }).execute()
}

/** The person's own row comes before one that merely has their address. */
export function lockMember(tx: CustomerTx, person: { userId: string; email: string }): Promise<MemberRow | undefined> {
  return tx
    .selectFrom('team_members')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where((where) => where.or([where('user_id', '=', person.userId), where('email', '=', person.email)]))
    .orderBy((order) => order.case().when('user_id', '=', person.userId).then(0).else(1).end())
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Empty until somebody has said it: the name of a person signs nothing and stands for no business. */
export async function getBusinessName(tx: CustomerTx): Promise<string> {
  const customer = await tx
    .selectFrom('customers')
    .select(['company_name', 'is_named'])
    .where('id', '=', tx.customerId)
    .executeTakeFirstOrThrow()
  return customer.is_named ? customer.company_name : ''
}

export async function countSeatsTaken(tx: CustomerTx): Promise<number> {
  const { taken } = await tx
    .selectFrom('team_members')
    .select((query) => query.fn.countAll<string>().as('taken'))
    .where('customer_id', '=', tx.customerId)
    .where('status', '!=', 'inactive')
    .executeTakeFirstOrThrow()
  return Number(taken)
}

/** Without those who have not come yet. */
export async function countActive(tx: CustomerTx): Promise<number> {
  const { active } = await tx
    .selectFrom('team_members')
    .select((query) => query.fn.countAll<string>().as('active'))
    .where('customer_id', '=', tx.customerId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return Number(active)
}

export function listByEmail(tx: CustomerTx, emails: readonly string[]): Promise<MemberRow[]> {
  return tx
    .selectFrom('team_members')
    .selectAll()
    .where('customer_id', '=', tx.customerId)
    .where('email', 'in', [...emails])
    .execute()
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
    .onConflict((conflict) => conflict.columns(['customer_id', 'email']).doUpdateSet(asInserted(invitation)))
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

/** Every place that a person has taken, whatever its state. */
export async function listPlacesOf(
  tx: ScopedTx,
  userId: string,
): Promise<{ customer_id: string; member_id: string }[]> {
  const { rows } = await sql<{ customer_id: string; member_id: string }>`
    select customer_id, member_id from find_memberships(${userId})`.execute(tx)
  return rows
}

interface TakenInvitation {
  memberId: string
  userId: string
  name: string
  /** Only while it is open, and for this address. */
  openFor?: string
  role?: TeamRole
}

/** `undefined` when the invitation is no longer there to be taken. */
export async function activateInvited(tx: CustomerTx, invitation: TakenInvitation): Promise<MemberRow | undefined> {
  const { memberId, userId, name, openFor, role } = invitation
  const row = await tx
    .updateTable('team_members')
    .set({ user_id: userId, name, status: 'active', last_active: sql`now()`, ...(role && { role }) })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', memberId)
    .where('status', '=', 'invited')
    .$if(openFor !== undefined, (query) =>
      query.where('email', '=', openFor?.toLowerCase() ?? '').where('invitation_expires_at', '>', sql<Date>`now()`),
    )
    .returningAll()
    .executeTakeFirst()
  if (row) await enterInDirectory(tx, userId)
  return row
}

/**
 * A workspace that administrators made has its owner now, and its trial begins: of as many days as it was given, however long the
 * invitation waited.
 */
export async function startOwned(tx: CustomerTx, userId: string): Promise<void> {
  await sql`
    update customers set user_id = ${userId}, status = 'trialing', trial_told = null, updated_at = now(),
      trial_ends_at = seconds_after(now(), extract(epoch from trial_ends_at - created_at))
    where id = ${tx.customerId} and user_id is null and status in ('trialing', 'read-only')`.execute(tx)
}

/** Not where somebody is invited by that address: then the member keeps the one they have. */
export async function setMemberEmail(tx: CustomerTx, userId: string, given: string): Promise<void> {
  const email = given.toLowerCase()
  await sql`
    update team_members set email = ${email}
    where customer_id = ${tx.customerId} and user_id = ${userId} and not exists (
      select from team_members other where other.customer_id = ${tx.customerId} and other.email = ${email})`.execute(tx)
}

export async function findConfirmedEmail(tx: CustomerTx, userId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`select find_confirmed_email(${userId}) as email`.execute(tx)
  return rows[0]?.email ?? null
}

export function listActive(
  tx: CustomerTx,
): Promise<(Pick<MemberRow, 'user_id' | 'name' | 'is_resting'> & ApprovalHolder)[]> {
  return tx
    .selectFrom('team_members')
    .select(['user_id', 'name', 'is_resting', 'role', 'reply_approval as approval', exceptionsOf])
    .where('customer_id', '=', tx.customerId)
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('id')
    .execute()
}
