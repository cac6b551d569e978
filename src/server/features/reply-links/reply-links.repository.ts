import { sql, type Selectable } from 'kysely'
import type { Doubt } from '#shared/domain/assistant.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { ApprovalHolder, PermissionHolder } from '#shared/domain/permission-rules.ts'
import type { DraftOrigin } from '#shared/domain/replies.ts'
import type { ReplyLinksTable } from '#server/database/notification-tables.ts'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'

export type ReplyLinkRow = Selectable<ReplyLinksTable>

interface FoundLink {
  customerId: string
  linkId: string
}

/** Before anybody is known. */
export async function findByHash(tx: PlatformTx, wordHash: Buffer): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`
    select customer_id as "customerId", link_id as "linkId" from find_reply_link(${wordHash})`.execute(tx)
  return rows[0]
}

interface NewLink {
  userId: string
  reviewId: string
  wordHash: Buffer
  draft: string
  origin: DraftOrigin
  doubts: readonly Doubt[]
  hours: number
}

export async function insert(tx: CustomerTx, link: NewLink): Promise<void> {
  const { id, expires_at } = await tx
    .insertInto('reply_links')
    .values({
      customer_id: tx.customerId,
      user_id: link.userId,
      review_id: link.reviewId,
      draft: link.draft,
      draft_origin: JSON.stringify(link.origin),
      draft_doubts: JSON.stringify(link.doubts),
      expires_at: sql`now() + make_interval(hours => ${link.hours})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('directory.reply_links')
    .values({ word_hash: link.wordHash, customer_id: tx.customerId, link_id: id, expires_at })
    .execute()
}

export function findById(tx: CustomerTx, id: string): Promise<(ReplyLinkRow & { is_expired: boolean }) | undefined> {
  return tx
    .selectFrom('reply_links')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('is_expired'))
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Of those who press at once, one goes first; the others find it used. */
export function markUsed(tx: CustomerTx, id: string): Promise<ReplyLinkRow | undefined> {
  return tx
    .updateTable('reply_links')
    .set({ used_at: sql`now()` })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst()
}

/** Where what it sent can be followed. */
export async function noteReply(tx: CustomerTx, id: string, replyId: string | null): Promise<void> {
  await tx
    .updateTable('reply_links')
    .set({ reply_id: replyId })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

/** What it sent was taken back: it can be used again for as long as it would have been. */
export async function markUnused(tx: CustomerTx, id: string): Promise<void> {
  await tx
    .updateTable('reply_links')
    .set({ used_at: null, reply_id: null })
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', id)
    .execute()
}

export interface LinkHolder extends ApprovalHolder {
  userId: string
  memberId: string
  name: string
  email: string
  language: Locale | null
  isResting: boolean
}

/** As they are now. `undefined`: they are not in the team any more, cannot sign in, or have changed their password since. */
export async function findHolder(
  tx: CustomerTx,
  { user_id: userId, created_at: madeAt }: ReplyLinkRow,
): Promise<LinkHolder | undefined> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select is_account_unchanged(${userId}, ${madeAt}) as "isOpen"`.execute(tx)
  if (!rows[0]?.isOpen) return undefined
  return tx
    .selectFrom('team_members as m')
    .select(['m.id as memberId', 'm.name', 'm.email', 'm.language', 'm.role', 'm.reply_approval as approval'])
    .select('m.is_resting as isResting')
    .select(sql<string>`m.user_id`.as('userId'))
    .select(sql<PermissionHolder['exceptions']>`permission_exceptions(m.customer_id, m.id)`.as('exceptions'))
    .where('m.customer_id', '=', tx.customerId)
    .where('m.user_id', '=', userId)
    .where('m.status', '=', 'active')
    .executeTakeFirst()
}

/** When a closed customer is erased; `null` for one that is not closed. */
export async function findErasure(tx: CustomerTx): Promise<Date | null> {
  const row = await tx.selectFrom('customers').select('erase_at').where('id', '=', tx.customerId).executeTakeFirst()
  return row?.erase_at ?? null
}
