import { sql, type Selectable } from 'kysely'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { TeamMembersTable } from '#server/database/tables.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export type MemberRow = Selectable<TeamMembersTable>

/** The person's own row comes before one that merely has their address. */
export function findMember(tx: CustomerTx, person: { userId: string; email: string }): Promise<MemberRow | undefined> {
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

export function insertMember(
  tx: CustomerTx,
  person: { userId: string; email: string; name: string },
): Promise<MemberRow> {
  return tx
    .insertInto('team_members')
    .values({
      customer_id: tx.customerId,
      user_id: person.userId,
      name: person.name,
      email: person.email,
      role: 'member',
      status: 'active',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function activateMember(
  tx: CustomerTx,
  member: { id: string; userId: string; name: string; role: TeamRole },
): Promise<MemberRow> {
  return tx
    .updateTable('team_members')
    .set({ user_id: member.userId, name: member.name, role: member.role, status: 'active', last_active: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', member.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
