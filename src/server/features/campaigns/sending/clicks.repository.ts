import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'
import type { Used } from './results.repository.ts'
import type { LinkSource } from './write-letter.ts'

/** For whoever has none yet; the same in every try. */
export async function makeClickWords(tx: CustomerTx, recipientIds: readonly string[]): Promise<void> {
  if (recipientIds.length === 0) return
  const made = recipientIds.map((id) => ({ id, word: randomBytes(9).toString('base64url') }))
  await sql`
    with given as (
      update campaign_recipients t set click_word = w.word
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as w (id uuid, word text)
      where t.customer_id = ${tx.customerId} and t.id = w.id and t.click_word is null
      returning t.id, t.click_word)
    insert into directory.campaign_links (word, customer_id, recipient_id)
    select click_word, ${tx.customerId}, id from given`.execute(tx)
}

/** Where a word leads, and whose message it stands in. */
export interface FollowedLink extends LinkSource {
  word: string
  customer_id: string
  message_key: string
}

/** Before anybody is known, by a statement that every connection keeps prepared. */
export async function findFollowed(pool: Pool, words: readonly string[]): Promise<FollowedLink[]> {
  const { rows } = await pool.query<FollowedLink>({
    name: 'find-campaign-links',
    text: 'select * from find_campaign_links($1)',
    values: [words],
  })
  return rows
}

/** Of this customer's messages alone. */
export async function findOwnLinks(tx: CustomerTx, words: readonly string[]): Promise<FollowedLink[]> {
  if (words.length === 0) return []
  const { rows } = await sql<FollowedLink>`
    select * from find_campaign_links(${words}) where customer_id = ${tx.customerId}`.execute(tx)
  return rows
}

export type Click = Pick<Used, 'key' | 'at' | 'url'>

/** One statement, without waiting for the disk; `noteKeptClicks` finds them again. */
export const KEEP_CLICKS = { name: 'keep-campaign-clicks', text: 'select keep_campaign_clicks($1, $2)' }

/** Customers whose clicks a process has written down that did not live to count them. */
export async function findLeftClicks(tx: PlatformTx): Promise<string[]> {
  const { rows } = await sql<{ customer_id: string }>`select find_left_clicks() as customer_id`.execute(tx)
  return rows.map(({ customer_id: customerId }) => customerId)
}

/** Of this customer's, where the customer is known. */
export async function findReader(tx: CustomerTx, word: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('directory.campaign_links')
    .select('recipient_id')
    .where('customer_id', '=', tx.customerId)
    .where('word', '=', word)
    .executeTakeFirst()
  return row?.recipient_id
}

export function findClicked(
  tx: CustomerTx,
  recipientId: string,
): Promise<{ campaign_id: string; message_key: string } | undefined> {
  return tx
    .selectFrom('campaign_recipients')
    .select(['campaign_id', 'message_key'])
    .where('customer_id', '=', tx.customerId)
    .where('id', '=', recipientId)
    .executeTakeFirst()
}
