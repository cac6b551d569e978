import { linkTo } from '#shared/contracts/addresses.ts'
import { isAsking, isPersonal, type CampaignChannel, type CampaignRun } from '#shared/domain/campaigns.ts'
import { paths } from '#shared/domain/paths.ts'
import { listPostFaults } from '#shared/domain/social-posts.ts'
import { isTimezone, toInstant } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { findSegment } from '#server/features/contacts/contacts.service.ts'
import { notifyEveryone, type CampaignTurn } from '#server/features/notifications/notifications.service.ts'
import {
  findProvider,
  openAccount,
  openCarriers,
  type Carrier,
  type ProviderDeps,
} from '#server/features/providers/providers.service.ts'
import { getSettings, isCustomerServed, isInPlan } from '#server/features/settings/settings.service.ts'
import { tellPrograms } from '#server/features/webhooks/webhooks.service.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { presentCampaign, tell } from '../campaign-view.ts'
import { findById, update, type CampaignRow } from '../campaigns.repository.ts'
import { languageOf, type Aim } from './audience.repository.ts'
import { tellChange } from './describe-sending.ts'
import { enqueueClock, enqueueVisits, gatherJob, type CampaignKey, type SendingDeps } from './sending-jobs.ts'
import { someReader, writePostDraft, writeSms, type Letter } from './write-letter.ts'

/** While a campaign runs, somebody looks after it so often: for whoever has come, and for jobs that got lost. */
const LOOK_AGAIN_MS = 5 * 60_000
const DAY_MS = 86_400_000

/** All ways that it was to go out by. */
export const channelsOf = ({
  delivery_channels: channels,
  social_platforms: networks,
}: CampaignRow): CampaignChannel[] => [
  ...channels.filter((channel) => channel !== 'social_media'),
  ...(channels.includes('social_media') ? networks : []),
]

export const aimOf = async (
  tx: CustomerTx,
  row: CampaignRow,
  aim: Pick<Aim, 'isAgain' | 'timezone'>,
): Promise<Aim> => ({
  campaignId: row.id,
  filter: (row.segment_id && (await findSegment(tx, row.segment_id))?.filter) || {},
  isAsk: isAsking(row.type),
  language: languageOf(row),
  ...aim,
})

/** Who would carry each channel, and what speaks against it: the connection, or what is to be sent. */
export async function findCarriers(
  tx: CustomerTx,
  deps: Pick<ProviderDeps, 'providers' | 'keyring' | 'publicUrl'>,
  letter: Letter,
): Promise<(channel: CampaignChannel) => Carrier> {
  const find = await openCarriers(tx)
  return (channel) => {
    const { email_sender_id: email, sms_sender_id: sms } = letter.campaign
    const { connection, problem } = find(channel, channel === 'email' ? email : channel === 'sms' ? sms : null)
    if (!connection || problem) return { connection, problem }
    if (!isPersonal(channel)) return { connection, problem: listPostFaults(channel, writePostDraft(letter))[0] ?? null }
    const provider = findProvider(deps, connection.provider_name)
    if (provider?.channel !== 'sms') return { connection, problem: null }
    const text = writeSms(letter, someReader(letter), { sender: provider.senderOf(openAccount(deps, connection)) })
    return { connection, problem: text.length > provider.longestText ? 'too-long' : null }
  }
}

/** The first moment of its start, and the one after its end, by the customer's clocks. */
export function spanOf({ start_date: start, end_date: end }: CampaignRow, timezone: string) {
  const zone = isTimezone(timezone) ? timezone : 'UTC'
  const dawnOf = (date: string) => toInstant({ date, time: '00:00' }, zone)?.instant ?? null
  const dayAfter = (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return { startsAt: start === null ? null : dawnOf(start), endsAt: end === null ? null : dawnOf(dayAfter(end)) }
}

export const isPast = (at: Date | null) => at !== null && at.getTime() <= Date.now()

/** Nothing leaves the house for a customer whose account rests, or whose plan no longer has campaigns. */
export async function mayGoOut(tx: CustomerTx): Promise<boolean> {
  return (await isCustomerServed(tx)) && isInPlan(tx, 'campaigns')
}

/** From now on it is active. One whose start lies ahead waits for it. */
export async function begin(
  tx: CustomerTx,
  row: CampaignRow,
  { kind, isAgain, startsAt }: { kind: CampaignRun; isAgain: boolean; startsAt: Date | null },
): Promise<void> {
  const isAhead = startsAt !== null && !isPast(startsAt)
  const gathersNow = !isAhead && (kind === 'sent' || kind === 'activated')
  const nextAt = new Date(Math.min(startsAt && isAhead ? startsAt.getTime() : Infinity, Date.now() + LOOK_AGAIN_MS))
  const run = row.run_number + 1
  await update(tx, row.id, {
    status: 'active',
    run_kind: kind,
    run_number: run,
    gathered_at: gathersNow ? null : new Date(),
    scheduled_send_time: null,
    next_at: nextAt,
    began_at: isAhead ? startsAt : new Date(),
    failed_at: null,
    failed_why: null,
  })
  const key = { customerId: tx.customerId, campaignId: row.id }
  if (gathersNow) await enqueue(tx, gatherJob, { ...key, run, after: null, isAgain })
  if (kind === 'automatic') await awaitVisits(tx, row, isAhead ? startsAt : new Date())
  await enqueueClock(tx, row.id, nextAt)
}

/** It follows those that are told of from its first moment on, also while it is paused. */
async function awaitVisits(tx: CustomerTx, row: CampaignRow, from: Date): Promise<void> {
  if (!isPast(row.visits_from)) await update(tx, row.id, { visits_from: from })
  await enqueueVisits(tx)
}

export async function lookAgain(tx: CustomerTx, campaignId: string): Promise<void> {
  const nextAt = new Date(Date.now() + LOOK_AGAIN_MS)
  await update(tx, campaignId, { next_at: nextAt })
  await enqueueClock(tx, campaignId, nextAt)
}

/** Finished, or stopped where who carries it lets us in no more: then it waits, paused, for somebody to mend that. */
export function conclude({ transactions }: Pick<SendingDeps, 'transactions'>, key: CampaignKey): Promise<void> {
  return transactions.step(key.customerId, async (tx) => {
    tellChange(tx, key.campaignId)
    const row = await findById(tx, key.campaignId, { isLocked: true })
    if (row?.status !== 'active' || row.gathered_at === null) return
    const { deliveries, progress } = presentCampaign(row)
    if (deliveries.some(({ waiting, problem }) => waiting > 0 && problem === null)) return
    if (progress && progress.waiting > 0) {
      await update(tx, row.id, { status: 'paused', next_at: null })
      await ringFailure(tx, row, 'provider')
      return
    }
    if (!(await isOver(tx, row))) return
    await update(tx, row.id, { status: 'completed', next_at: null })
    await tell(tx, null, 'campaign.completed', row)
    if (!progress || progress.handedOver === 0) {
      await markFailed(tx, row, 'nobody')
      await ring(tx, row, 'nobody')
    } else await ring(tx, row, { sent: progress.handedOver, failed: progress.failed + progress.unknown })
  })
}

export const findTimezone = async (tx: CustomerTx) => (await getSettings(tx)).general.timezone

async function isOver(tx: CustomerTx, row: CampaignRow): Promise<boolean> {
  if (row.end_date === null) return row.run_kind === 'sent'
  return isPast(spanOf(row, await findTimezone(tx)).endsAt)
}

/** It did not go out, or not on. */
export async function ringFailure(tx: CustomerTx, row: CampaignRow, why: CampaignTurn): Promise<void> {
  await tell(tx, null, 'campaign.failed', row)
  if (!presentCampaign(row).progress?.handedOver) await markFailed(tx, row, why)
  await ring(tx, row, why)
}

/** At the time it was meant for, which is where people look for it. */
const markFailed = (tx: CustomerTx, row: CampaignRow, why: CampaignTurn) =>
  update(tx, row.id, { failed_at: row.scheduled_send_time ?? row.began_at ?? new Date(), failed_why: why })

async function ring(tx: CustomerTx, row: CampaignRow, how: CampaignTurn | { sent: number; failed: number }) {
  const { id, name, run_number: run } = row
  const key = `campaign ${id} ${run} ${typeof how === 'string' ? how : 'finished'}`
  const shared = { about: null, link: linkTo(paths.campaigns, { campaign: id }) }
  await notifyEveryone(
    tx,
    typeof how === 'string'
      ? { kind: 'campaign.failed', params: { name, why: how }, ...shared }
      : { kind: 'campaign.finished', params: { name, ...how }, ...shared },
    { key },
  )
  if (typeof how === 'string') return
  await tellPrograms(tx, 'campaign.finished', () => [{ campaignId: id, run, ...how }], { key })
}
