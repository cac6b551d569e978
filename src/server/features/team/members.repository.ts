import { sql } from 'kysely'
import { z } from 'zod'
import type { MemberStatus } from '#shared/contracts/team.ts'
import type { PermissionExceptions, PermissionHolder } from '#shared/domain/permission-rules.ts'
import type { TeamRole, ApprovalRule } from '#shared/domain/permissions.ts'
import { parseSearch } from '#shared/domain/search-words.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { readCursorText, writeCursorText } from '#server/kernel/paging/cursor-text.ts'
import type { PageInput } from '#server/kernel/paging/keyset.ts'
import { exceptionsOf, type MemberRow } from './team.repository.ts'

/** Nothing where nobody has set anything. */
export type Member = MemberRow & PermissionHolder & { approval_rule: ApprovalRule | null }

interface TeamFilter {
  search?: string | undefined
  role?: TeamRole | undefined
  status?: MemberStatus | undefined
}

const byName = sql<string>`lower(team_members.name)`
const place = z.tuple([z.string(), z.uuid()])

const selectMembers = (tx: CustomerTx) =>
  tx
    .selectFrom('team_members')
    .selectAll('team_members')
    .select(exceptionsOf)
    .select((query) =>
      query
        .selectFrom('customer_settings')
        .select(sql<ApprovalRule | null>`automation ->> 'replyApproval'`.as('rule'))
        .where('customer_id', '=', tx.customerId)
        .as('approval_rule'),
    )
    .where('team_members.customer_id', '=', tx.customerId)

/** By name; what a person types stands for itself, whatever the case and the accents. */
export async function readPage(
  tx: CustomerTx,
  { cursor, limit, search, role, status }: TeamFilter & PageInput,
): Promise<{ rows: Member[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : readCursorText(cursor, place)
  const pattern = `%${parseSearch(search ?? '').phrase.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const found = await selectMembers(tx)
    .select(byName.as('placed_by'))
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'member'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .$if(Boolean(search), (query) => query.where('words', 'like', pattern))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${byName}, team_members.id) > (${after?.[0]}, ${after?.[1]}::uuid)`),
    )
    .orderBy(byName)
    .orderBy('team_members.id')
    .limit(limit + 1)
    .execute()
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: last && found.length > limit ? writeCursorText([last.placed_by, last.id]) : null }
}

/** Those whose role lets them look after the whole team, the owner first. */
export function listLeading(tx: CustomerTx): Promise<Member[]> {
  return selectMembers(tx)
    .where('role', 'in', ['owner', 'admin'])
    .where('status', '=', 'active')
    .where('is_limited', '=', false)
    .orderBy(sql`role <> 'owner'`)
    .orderBy(byName)
    .execute()
}

export function findMember(tx: CustomerTx, memberId: string): Promise<Member | undefined> {
  return selectMembers(tx).where('team_members.id', '=', memberId).executeTakeFirst()
}

export function lockMembers(tx: CustomerTx, memberIds: readonly string[]): Promise<Member[]> {
  return selectMembers(tx)
    .where('team_members.id', 'in', [...memberIds])
    .orderBy('team_members.id')
    .forUpdate('team_members')
    .execute()
}

export async function update(
  tx: CustomerTx,
  memberId: string,
  values: Partial<Pick<MemberRow, 'name' | 'role' | 'status' | 'avatar' | 'reply_approval'>>,
): Promise<void> {
  await tx
    .updateTable('team_members')
    .set(values)
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', memberId)
    .execute()
}

/** In the place of all there were. */
export async function setExceptions(tx: CustomerTx, memberId: string, exceptions: PermissionExceptions): Promise<void> {
  await tx
    .deleteFrom('team_member_permissions')
    .where('customer_id', '=', tx.customerId)
    .where('team_member_id', '=', memberId)
    .execute()
  const rows = Object.entries(exceptions)
  if (rows.length === 0) return
  await sql`
    insert into team_member_permissions (customer_id, team_member_id, permission_id, is_granted)
    select ${tx.customerId}::uuid, ${memberId}::uuid, given.key, given.value::boolean
    from jsonb_each_text(${JSON.stringify(exceptions)}::jsonb) as given`.execute(tx)
}

/** Whoever has no other place is signed out. */
export async function closePlace(tx: CustomerTx, userId: string, isForGood: boolean): Promise<void> {
  await sql`select close_place(${userId}, ${isForGood})`.execute(tx)
}

export async function remove(tx: CustomerTx, memberId: string): Promise<void> {
  await setExceptions(tx, memberId, {})
  await tx.deleteFrom('team_members').where('customer_id', '=', tx.customerId).where('id', '=', memberId).execute()
}

export function listPermissions(tx: CustomerTx) {
  return tx.selectFrom('permissions').selectAll().orderBy('category').orderBy('id').execute()
}

export async function findAvatar(tx: CustomerTx, avatarId: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('member_avatars')
    .select('content')
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', avatarId)
    .executeTakeFirst()
  return row?.content
}

/** In the place of the one before. */
export async function setAvatar(
  tx: CustomerTx,
  memberId: string,
  avatar: { id: string; content: Buffer } | null,
): Promise<void> {
  await tx
    .deleteFrom('member_avatars')
    .where('customer_id', '=', tx.customerId)
    .where('team_member_id', '=', memberId)
    .execute()
  if (avatar) {
    await tx
      .insertInto('member_avatars')
      .values({ customer_id: tx.customerId, team_member_id: memberId, ...avatar })
      .execute()
  }
  await update(tx, memberId, { avatar: avatar?.id ?? null })
}

/** The person the workspace is registered to. */
export async function setCustomerOwner(tx: CustomerTx, userId: string): Promise<void> {
  await tx.updateTable('customers').set({ user_id: userId }).where('id', '=', tx.customerId).execute()
}
