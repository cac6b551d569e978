import type { CustomerTx } from '#server/database/transactions.ts'
import { findClicked, findReader } from './clicks.repository.ts'
import { tellChange } from './describe-sending.ts'
import { noteUse } from './results.repository.ts'

/** Somebody came by a message's link and has answered a survey, or left feedback. Each person counts once. */
export async function noteResponse(tx: CustomerTx, word: string): Promise<void> {
  const recipientId = await findReader(tx, word)
  const recipient = recipientId === undefined ? undefined : await findClicked(tx, recipientId)
  if (!recipient) return
  const counted = await noteUse(tx, 'responded', [{ key: recipient.message_key, at: new Date(), url: null }])
  for (const id of counted) tellChange(tx, id)
}
