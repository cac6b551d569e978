import type { CustomerTx } from '#server/database/transactions.ts'
import { findById } from '../campaigns.repository.ts'
import { findClicked, findReader } from './clicks.repository.ts'
import { tellChange } from './describe-sending.ts'
import { hold } from './recipients.repository.ts'
import { noteUse } from './results.repository.ts'

/** Somebody came by a message's link and has answered a survey, or left feedback. Each person counts once. */
export async function noteResponse(tx: CustomerTx, word: string): Promise<void> {
  const recipientId = await findReader(tx, word)
  const recipient = recipientId === undefined ? undefined : await findClicked(tx, recipientId)
  if (!recipient) return
  await hold(tx, [recipient.message_key])
  // Held before its figures, as by whoever hands over.
  if (!(await findById(tx, recipient.campaign_id, { isLocked: true }))) return
  const counted = await noteUse(tx, 'responded', [{ key: recipient.message_key, at: new Date(), url: null }])
  for (const id of counted) tellChange(tx, id)
}
