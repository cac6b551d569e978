import { sql, type Selectable } from 'kysely'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { TeamMembersTable } from '#server/database/tables.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

export type MemberRow = Selectable<TeamMembersTable>

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

export const BELONGS_ELSEWHERE = 'memberships_one_a_user'

/** Their sessions find the customer from now on. Fails with `BELONGS_ELSEWHERE` where another customer has them. */
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
