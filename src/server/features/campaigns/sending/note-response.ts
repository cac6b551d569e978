import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { findById, type CampaignRow } from '../campaigns.repository.ts'
import { findClicked, findReader } from './clicks.repository.ts'
import { tellChange } from './describe-sending.ts'
import { hold } from './recipients.repository.ts'
import { getMetrics, noteUse, type Used } from './results.repository.ts'

/** Somebody came by a message's link and has answered a survey, or left feedback. Each person counts once. */
export async function noteResponse(tx: CustomerTx, word: string): Promise<void> {
  const recipientId = await findReader(tx, word)
  const recipient = recipientId === undefined ? undefined : await findClicked(tx, recipientId)
  if (!recipient) return
  const { campaign_id: campaignId, message_key: key } = recipient
  await countResponses(tx, [{ campaignId, key, at: new Date() }])
}

export type Response = Pick<Used, 'key' | 'at' | 'review'> & { campaignId: string }

export async function countResponses(tx: CustomerTx, responses: readonly Response[]): Promise<void> {
  await hold(
    tx,
    responses.map(({ key }) => key),
  )
  // Held before their figures, as by whoever hands over.
  const standing = new Map<string, CampaignRow>()
  for (const id of [...new Set(responses.map(({ campaignId }) => campaignId))].toSorted()) {
    const row = await findById(tx, id, { isLocked: true })
    if (row) standing.set(id, row)
  }
  const used = responses.flatMap(({ campaignId, ...one }) => (standing.has(campaignId) ? [{ ...one, url: null }] : []))
  for (const id of await noteUse(tx, 'responded', used)) {
    tellChange(tx, id)
    const before = standing.get(id)
    if (before) await ringAtGoal(tx, before)
  }
}

/** Once: when what was hoped for is there. */
async function ringAtGoal(tx: CustomerTx, { id, name, goal, response_count: before }: CampaignRow): Promise<void> {
  if (goal === null || before >= goal) return
  const { responses } = await getMetrics(tx, id)
  if (responses < goal) return
  const link = linkTo(paths.campaigns, { campaign: id })
  await notifyEveryone(
    tx,
    { kind: 'campaign.goal', params: { name, goal }, about: null, link },
    { key: `goal ${id} ${goal}` },
  )
}
