import { sql } from 'kysely'
import { NOTIFICATION_KINDS, NOTIFICATION_RULES } from '#shared/domain/notification-kinds.ts'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface LimitedMember {
  name: string
  userId: string | null
  role: TeamRole
  locations: string[] | null
}

/** Locked until the commit where it is to be changed. */
export async function findMember(
  tx: CustomerTx,
  memberId: string,
  { isLocked = false } = {},
): Promise<LimitedMember | undefined> {
  const { rows } = await sql<LimitedMember>`
    select m.name, m.user_id as "userId", m.role, case when m.is_limited then array(
      select l.location_id from team_member_locations l
      where l.customer_id = ${tx.customerId} and l.team_member_id = m.id order by 1) end as locations
    from team_members m where m.customer_id = ${tx.customerId} and m.id = ${memberId}
    ${isLocked ? sql`for update` : sql``}`.execute(tx)
  return rows[0]
}

/** Fails with a foreign key where one of them is not the customer's. */
export async function setLocations(
  tx: CustomerTx,
  memberId: string,
  locations: readonly string[] | null,
): Promise<void> {
  await tx
    .deleteFrom('team_member_locations')
    .where('customer_id', '=', tx.customerId)
    .where('team_member_id', '=', memberId)
    .execute()
  await tx
    .updateTable('team_members')
    .set({ is_limited: locations !== null })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', memberId)
    .execute()
  if (!locations || locations.length === 0) return
  const rows = locations.map((id) => ({ customer_id: tx.customerId, team_member_id: memberId, location_id: id }))
  await tx.insertInto('team_member_locations').values(rows).execute()
}

/** What was told before, and what is about to leave, may be of locations they no longer see. */
export async function withdrawNotices(tx: CustomerTx, userId: string): Promise<void> {
  const aboutPeople = NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RULES[kind].isAboutPeople)
  await tx
    .deleteFrom('notifications')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`kind is null or kind <> all(${aboutPeople}::text[])`)
    .execute()
  await tx
    .updateTable('notification_deliveries')
    .set({ state: 'dropped', settled_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .where('kind', 'not in', aboutPeople)
    .execute()
  // What they were answered tells of places, too.
  await tx
    .deleteFrom('chat_conversations')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .execute()
}
