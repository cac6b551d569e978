import { sql } from 'kysely'
import type { Locale } from '#shared/domain/locales.ts'
import type { PermissionHolder } from '#shared/domain/permission-rules.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'

interface FoundFeed {
  customerId: string
  userId: string
}

/** Before anybody is known. */
export async function findByHash(tx: PlatformTx, wordHash: Buffer): Promise<FoundFeed | undefined> {
  const { rows } = await sql<FoundFeed>`
    select customer_id as "customerId", user_id as "userId" from find_calendar_feed(${wordHash})`.execute(tx)
  return rows[0]
}

export async function findCreated(tx: CustomerTx, userId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('directory.calendar_feeds')
    .select('created_at')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.created_at ?? null
}

export async function remove(tx: CustomerTx, userId: string): Promise<void> {
  await tx
    .deleteFrom('directory.calendar_feeds')
    .where('customer_id', '=', tx.customerId)
    .where('user_id', '=', userId)
    .execute()
}

export async function insert(tx: CustomerTx, userId: string, wordHash: Buffer): Promise<void> {
  await tx
    .insertInto('directory.calendar_feeds')
    .values({ word_hash: wordHash, customer_id: tx.customerId, user_id: userId })
    .execute()
}

export interface FeedReader extends PermissionHolder {
  language: Locale | null
}

/** As they are now. `undefined`: they are not in the team any more, or cannot sign in. */
export async function findReader(tx: CustomerTx, userId: string): Promise<FeedReader | undefined> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select is_account_unchanged(${userId}, now()) as "isOpen"`.execute(tx)
  if (!rows[0]?.isOpen) return undefined
  return tx
    .selectFrom('team_members as m')
    .select(['m.role', 'm.language'])
    .select(sql<PermissionHolder['exceptions']>`permission_exceptions(m.customer_id, m.id)`.as('exceptions'))
    .where('m.customer_id', '=', tx.customerId)
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .executeTakeFirst()
}
