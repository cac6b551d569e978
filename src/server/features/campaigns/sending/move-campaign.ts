import type { CampaignInput } from '#shared/contracts/campaigns.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#shared/domain/providers.ts'
import { toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { openCarriers } from '#server/features/providers/providers.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { addCampaign, getCampaign, refuseOverfull, tell } from '../campaign-view.ts'
import { NOTHING_SET, update, type CampaignRow } from '../campaigns.repository.ts'
import { findTimezone, isPast } from './run-campaign.ts'
import { getForMany, readTime, schedule } from './send-campaign.ts'
import { enqueueClock } from './sending-jobs.ts'

/** To another time, or, while it is a draft without one, to another first day. */
export async function moveCampaign(
  tx: CustomerTx,
  actor: Actor,
  { campaignId, at }: { campaignId: string; at: string },
): Promise<void> {
  const row = await getCampaign(tx, campaignId, { isLocked: true })
  if (isUnderWay(row)) throw refusal('calendar-sent')
  if (row.scheduled_send_time === null && row.failed_at === null) return moveFirstDay(tx, actor, row, at.slice(0, 10))
  await schedule(tx, actor, await getForMany(tx, campaignId), await readTime(tx, at))
}

/** What has left the house, all of it or a part, stays where it is. */
function isUnderWay({ status, run_kind: run, scheduled_send_time: planned, failed_at: failed }: CampaignRow): boolean {
  if (status === 'active' || status === 'completed') return true
  return run !== null && planned === null && failed === null
}

async function moveFirstDay(tx: CustomerTx, actor: Actor, row: CampaignRow, day: string): Promise<void> {
  const today = toWallTime(new Date(), await findTimezone(tx)).date
  if (day < today) throw refusal('campaign-in-the-past', { at: { fields: ['at'], code: 'invalid' } })
  if (row.end_date !== null && row.end_date < day) throw refusal('campaign-dates-crossed')
  await update(tx, row.id, { start_date: day })
  await tell(tx, actor, 'campaign.changed', row)
}

interface PlannedCampaign extends Pick<CampaignInput, 'name' | 'description' | 'message' | 'channels'> {
  /** By the customer's clocks. */
  at: string
}

/** An announcement with a time; its words may come later. Answers its id. */
export async function planCampaign(tx: CustomerTx, actor: Actor, plan: PlannedCampaign): Promise<string> {
  const { name, description, message, channels, at } = plan
  const time = await readTime(tx, at)
  const id = await addCampaign(tx, actor, {
    ...NOTHING_SET,
    type: 'announcement',
    name,
    description,
    message,
    delivery_channels: [...new Set(channels)],
    social_platforms: channels.includes('social_media') ? await listNetworks(tx) : [],
  })
  await schedule(tx, actor, await getForMany(tx, id), time)
  return id
}

/** Those that are connected now; which of them it is to be can be said in the campaign. */
async function listNetworks(tx: CustomerTx): Promise<SocialProvider[]> {
  const find = await openCarriers(tx)
  const connected = SOCIAL_PROVIDERS.filter((network) => find(network, null).problem === null)
  if (connected.length > 0) return connected
  throw refusal('campaign-without-network', { at: { fields: ['channels'], code: 'choiceInvalid' } })
}

/** With the time it was planned for, if that lies ahead. */
export async function restoreCampaign(tx: CustomerTx, actor: Actor, campaignId: string): Promise<void> {
  const row = await getCampaign(tx, campaignId, { isDeleted: true, isLocked: true })
  await refuseOverfull(tx)
  const planned = isPast(row.scheduled_send_time) ? null : row.scheduled_send_time
  await update(tx, campaignId, { deleted_at: null, scheduled_send_time: planned, next_at: planned })
  if (planned) await enqueueClock(tx, campaignId, planned)
  await tell(tx, actor, 'campaign.restored', row)
}
