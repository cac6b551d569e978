import { sql } from 'kysely'
import type { Platform } from '#shared/domain/platforms.ts'
import { nowWhere } from '#server/database/statement-times.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface Wanted {
  platforms: Platform[]
  members: string[]
}

export async function findKept(tx: CustomerTx): Promise<Wanted> {
  const row = await tx
    .selectFrom('subscriptions')
    .select(['kept_platforms as platforms', 'kept_members as members'])
    .where('customer_id', '=', tx.customerId)
    .executeTakeFirst()
  return row ?? { platforms: [], members: [] }
}

export async function setKept(tx: CustomerTx, { platforms, members }: Wanted): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ kept_platforms: platforms, kept_members: members, updated_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .execute()
}

/** Each once, the one that was there first before the others. */
export async function listPlatforms(tx: CustomerTx): Promise<{ platform: Platform; isResting: boolean }[]> {
  return tx
    .selectFrom('integrations')
    .select(['type as platform', sql<boolean>`bool_and(status = 'resting')`.as('isResting')])
    .where('customer_id', '=', tx.customerId)
    .where('status', '!=', 'disconnected')
    .groupBy('type')
    .orderBy(sql`min(created_at)`)
    .orderBy('type')
    .execute()
}

export interface SeatedMember {
  id: string
  name: string
  isResting: boolean
}

/** The owner first, who never rests; then in the order in which they came. */
export async function listMembers(tx: CustomerTx): Promise<SeatedMember[]> {
  return tx
    .selectFrom('team_members')
    .select(['id', 'name', 'is_resting as isResting'])
    .where('customer_id', '=', tx.customerId)
    .where('status', '=', 'active')
    .orderBy(sql`role <> 'owner'`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Those that changed. One that wakes is fetched from at once. */
export async function restPlatforms(tx: CustomerTx, staying: readonly Platform[]): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    update integrations set
      status = case when type = any (${staying}::text[]) then 'connected' else 'resting' end,
      next_sync_at = least(${nowWhere(sql`type = any (${staying}::text[])`)}, next_sync_at),
      updated_at = now()
    where customer_id = ${tx.customerId}
      and (status = 'resting' and type = any (${staying}::text[])
        or status = 'connected' and type <> all (${staying}::text[]))
    returning id`.execute(tx)
  return rows
}

/** The people of those that changed. */
export async function restMembers(
  tx: CustomerTx,
  staying: readonly string[],
): Promise<{ id: string; userId: string }[]> {
  const { rows } = await sql<{ id: string; userId: string }>`
    update team_members set is_resting = id <> all (${staying}::uuid[])
    where customer_id = ${tx.customerId} and status = 'active' and user_id is not null
      and is_resting <> (id <> all (${staying}::uuid[]))
    returning id, user_id as "userId"`.execute(tx)
  return rows
}
