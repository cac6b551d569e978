import { sql, type InferResult } from 'kysely'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'

/** Until the transaction ends, nobody else makes anything of the demo. */
export async function lockDemo(tx: ScopedTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('demo-workspace'))`.execute(tx)
}

/** Asks under a lock, so that of two starters only one gets a yes. */
export async function isInstallationEmpty(tx: ScopedTx): Promise<boolean> {
  await lockDemo(tx)
  const { rows } = await sql<{ is_empty: boolean }>`select is_installation_empty() as is_empty`.execute(tx)
  return rows[0]?.is_empty ?? false
}

export async function insertDemoCustomer(tx: CustomerTx, demo: { userId: string; companyName: string }): Promise<void> {
  await tx
    .insertInto('customers')
    .values({
      id: tx.customerId,
      user_id: demo.userId,
      company_name: demo.companyName,
      subscription_tier: 'professional',
      status: 'active',
      is_demo: true,
    })
    .execute()
}

export async function insertAdmin(tx: ScopedTx, admin: { userId: string; name: string }): Promise<void> {
  await tx.insertInto('admin_users').values({ user_id: admin.userId, name: admin.name, role: 'owner' }).execute()
}

export interface DemoMember {
  userId: string
  memberId: string
  email: string
  name: string
  role: TeamRole
}

const selectMembers = (tx: CustomerTx) =>
  tx
    .selectFrom('team_members')
    .innerJoin('customers', 'customers.id', 'team_members.customer_id')
    .select(['team_members.user_id', 'team_members.id', 'team_members.email', 'team_members.name', 'team_members.role'])
    .where('team_members.customer_id', '=', tx.customerId)
    .where('customers.is_demo', '=', true)

function toMember(row: InferResult<ReturnType<typeof selectMembers>>[number] | undefined): DemoMember | undefined {
  if (!row?.user_id) return undefined
  return { userId: row.user_id, memberId: row.id, email: row.email, name: row.name, role: row.role }
}

/** `undefined` where the demo has been deleted. */
export async function findDemoOwner(tx: CustomerTx): Promise<DemoMember | undefined> {
  return toMember(await selectMembers(tx).where('team_members.role', '=', 'owner').executeTakeFirst())
}

export async function findDemoMember(tx: CustomerTx, userId: string): Promise<DemoMember | undefined> {
  return toMember(await selectMembers(tx).where('team_members.user_id', '=', userId).executeTakeFirst())
}

export async function hasPages(tx: CustomerTx): Promise<boolean> {
  const row = await tx
    .selectFrom('hosted_pages')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function findPageBySlug(tx: CustomerTx, slug: string): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('hosted_pages')
    .select('id')
    .where('customer_id', '=', tx.customerId)
    .where('slug', '=', slug)
    .executeTakeFirst()
}
