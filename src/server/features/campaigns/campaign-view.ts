import { CAMPAIGN_LIMITS, type Campaign, type CampaignDelivery } from '#shared/contracts/campaigns.ts'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import {
  countStanding,
  findById,
  insert,
  isStanding,
  type CampaignRow,
  type CampaignValues,
  type DeliveryRow,
} from './campaigns.repository.ts'

export async function getCampaign(
  tx: CustomerTx,
  id: string,
  options?: Parameters<typeof findById>[2],
): Promise<CampaignRow> {
  const row = await findById(tx, id, options)
  if (!row) throw refusal('campaign-not-found')
  return row
}

export async function refuseGone(tx: CustomerTx, id: string): Promise<void> {
  if (!(await isStanding(tx, id))) throw refusal('campaign-not-found')
}

export async function refuseOverfull(tx: CustomerTx): Promise<void> {
  if ((await countStanding(tx)) < CAMPAIGN_LIMITS.campaigns) return
  throw refusal('campaigns-full', { values: { count: CAMPAIGN_LIMITS.campaigns } })
}

/** Answers its id. */
export async function addCampaign(tx: CustomerTx, actor: Actor, values: CampaignValues): Promise<string> {
  await refuseOverfull(tx)
  const id = await insert(tx, values)
  await tell(tx, actor, 'campaign.created', { id, name: values.name })
  return id
}

/** In the feed, and on every open screen. */
export async function tell(
  tx: CustomerTx,
  actor: Pick<Actor, 'userId' | 'name'> | null,
  action: ActivityAction,
  { id, name }: Pick<CampaignRow, 'id' | 'name'>,
): Promise<void> {
  await recordActivity(tx, actor, action, { type: 'campaign', id, label: name })
  emit(tx, { type: 'campaign.changed', subjectId: id, userId: null })
}

/** `null`: it does not ask after visits. */
function presentAutomation(row: CampaignRow): Campaign['automation'] {
  const { visit_delay_hours: delayHours, reminders, reminder_days: reminderDays } = row
  return delayHours === null ? null : { delayHours, reminders, reminderDays }
}

function presentLink({ link_kind: kind, link_url: url, page_id: pageId, location_id: locationId }: CampaignRow) {
  if (kind === 'url' && url !== null) return { kind, url }
  if (kind === 'page' && pageId !== null) return { kind, pageId }
  return kind === 'review-links' && locationId !== null ? { kind, locationId } : null
}

export function presentCampaign(row: CampaignRow): Campaign {
  const deliveries = (row.deliveries ?? []).map(presentDelivery)
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    message: row.message,
    subject: row.subject,
    description: row.description,
    status: row.status,
    startDate: row.start_date,
    endDate: row.end_date,
    segment: row.segment_id && row.segment_name !== null ? { id: row.segment_id, name: row.segment_name } : null,
    channels: row.delivery_channels,
    socialPlatforms: row.social_platforms,
    link: presentLink(row),
    imageUrl: row.image_url,
    hasStars: row.has_stars,
    emailSenderId: row.email_sender_id,
    smsSenderId: row.sms_sender_id,
    language: row.language,
    includesOtherLanguages: row.includes_other_languages,
    cost: row.cost_cents === null ? null : row.cost_cents / 100,
    goal: row.goal,
    isAiGenerated: row.ai_generated,
    automation: presentAutomation(row),
    scheduledSendTime: row.scheduled_send_time?.toISOString() ?? null,
    sentCount: row.sent_count,
    responseCount: row.response_count,
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
    run: row.run_kind,
    isGathering: row.status === 'active' && row.gathered_at === null,
    progress: row.run_kind === null ? null : addUp(deliveries),
    deliveries,
    createdAt: row.created_at.toISOString(),
  }
}

export const presentOne = async (tx: CustomerTx, id: string) => presentCampaign(await getCampaign(tx, id))

function presentDelivery({
  channel,
  waiting,
  failed,
  unknown,
  delivered,
  bounced,
  ...row
}: DeliveryRow): CampaignDelivery {
  const handedOver = row.accepted + delivered + bounced
  return {
    channel,
    total: waiting + handedOver + failed + unknown,
    waiting,
    handedOver,
    failed,
    unknown,
    delivered,
    bounced,
    leftOut: row.left_out,
    problem: row.problem,
    words: row.words,
  }
}

type Progress = NonNullable<Campaign['progress']>

const NOTHING: Progress = {
  total: 0,
  waiting: 0,
  handedOver: 0,
  failed: 0,
  unknown: 0,
  delivered: 0,
  bounced: 0,
  leftOut: 0,
}

function addUp(deliveries: readonly CampaignDelivery[]): Progress {
  const add = (sum: Progress, one: CampaignDelivery): Progress => ({
    total: sum.total + one.total,
    waiting: sum.waiting + one.waiting,
    handedOver: sum.handedOver + one.handedOver,
    failed: sum.failed + one.failed,
    unknown: sum.unknown + one.unknown,
    delivered: sum.delivered + one.delivered,
    bounced: sum.bounced + one.bounced,
    leftOut: sum.leftOut + one.leftOut,
  })
  return deliveries.reduce(add, NOTHING)
}
