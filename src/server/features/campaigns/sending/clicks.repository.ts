import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { CustomerTx, PlatformTx } from '#server/database/transactions.ts'

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

/** Before anybody is known. */
export async function findClick(
  tx: PlatformTx,
  word: string,
): Promise<{ customerId: string; recipientId: string } | undefined> {
  const { rows } = await sql<{ customerId: string; recipientId: string }>`
    select customer_id as "customerId", recipient_id as "recipientId" from find_campaign_link(${word})`.execute(tx)
  return rows[0]
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
