import { isPersonal } from '#shared/domain/campaigns.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { ConnectionRow } from '#server/features/providers/providers.service.ts'
import { findById } from '../campaigns.repository.ts'
import { deliverMessages } from './deliver-messages.ts'
import { deliverPosts } from './deliver-posts.ts'
import { cancelWaiting, setProblems } from './recipients.repository.ts'
import { conclude, findCarriers, mayGoOut } from './run-campaign.ts'
import type { CampaignKey, Delivering, SendingDeps } from './sending-jobs.ts'
import { loadLetter, type Letter } from './write-letter.ts'

/** Safe to run twice and by several at once: each row is taken by one. */
export async function deliverCampaign(deps: SendingDeps, key: Delivering): Promise<void> {
  const ready = await deps.transactions.step(key.customerId, (tx) => prepare(deps, tx, key))
  if (ready === 'over') return cancelAll(deps, key)
  if (ready) await (isPersonal(key.channel) ? deliverMessages : deliverPosts)({ deps, key, ...ready })
  await conclude(deps, key)
}

async function prepare(
  deps: SendingDeps,
  tx: CustomerTx,
  { campaignId, channel }: Delivering,
): Promise<{ letter: Letter; connection: ConnectionRow } | 'over' | null> {
  const row = await findById(tx, campaignId)
  if (row?.status === 'completed') return 'over'
  if (row?.status !== 'active' || !(await mayGoOut(tx))) return null
  if (row.deliveries?.some((one) => one.channel === channel && one.problem !== null)) return null
  const letter = await loadLetter(tx, deps, row)
  const { connection, problem } = (await findCarriers(tx, deps, letter))(channel)
  if (connection && !problem) return { letter, connection }
  await setProblems(tx, campaignId, [{ channel, problem: problem ?? 'not-connected' }])
  return null
}

const AT_ONCE = 5000

/** It has ended: whoever has not got it by now will not. */
export async function cancelAll({ transactions }: SendingDeps, { customerId, campaignId }: CampaignKey): Promise<void> {
  while ((await transactions.step(customerId, (tx) => cancelWaiting(tx, campaignId, AT_ONCE))) === AT_ONCE);
}
