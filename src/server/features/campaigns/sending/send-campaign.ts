import type * as contract from '#shared/contracts/campaign-sending.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { isPersonal, type CampaignRun } from '#shared/domain/campaigns.ts'
import { listUnknownFields } from '#shared/domain/merge-fields.ts'
import { findLastPlanDay, isTimezone, toInstant, toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { getCampaign, tell } from '../campaign-view.ts'
import { update, type CampaignRow } from '../campaigns.repository.ts'
import { hasAnybody } from './audience.repository.ts'
import { setProblems } from './recipients.repository.ts'
import { insertEvent } from './results.repository.ts'
import { aimOf, begin, channelsOf, findCarriers, findTimezone, isPast, spanOf } from './run-campaign.ts'
import { enqueueReminders } from './remind-unwritten.ts'
import { deliverJob, enqueueClock, enqueueDelivery, type SendingDeps } from './sending-jobs.ts'
import { isLinkMissing, loadLetter } from './write-letter.ts'

const lock = (tx: CustomerTx, id: string) => getCampaign(tx, id, { isLocked: true })

/** Of those that lie still; what runs has to be paused first. */
async function getStill(tx: CustomerTx, id: string): Promise<CampaignRow> {
  const row = await lock(tx, id)
  if (row.status === 'active') throw refusal('campaign-running')
  if (row.status === 'completed') throw refusal('campaign-finished')
  return row
}

/** Of those that are for many. */
export async function getForMany(tx: CustomerTx, id: string): Promise<CampaignRow> {
  const row = await getStill(tx, id)
  if (row.run_kind === 'asked') throw refusal('campaign-for-asking')
  if (row.visit_delay_hours !== null) throw refusal('campaign-automatic')
  return row
}

export async function sendCampaign(
  deps: SendingDeps,
  tx: CustomerTx,
  actor: Actor,
  { campaignId, channels, socialPlatforms, at, ...said }: ParsedInputOf<typeof contract.sendCampaign>,
): Promise<void> {
  const { includes_other_languages: before } = await getForMany(tx, campaignId)
  const networks = channels.includes('social_media') ? [...new Set(socialPlatforms)] : []
  await update(tx, campaignId, {
    delivery_channels: [...new Set(channels)],
    social_platforms: networks,
    includes_other_languages: said.includesOtherLanguages ?? before,
  })
  const row = await getStill(tx, campaignId)
  if (at !== null) return schedule(tx, actor, row, await readTime(tx, at))
  const hindrance = await findHindrance(deps, tx, row)
  if (hindrance) throw hindrance
  await begin(tx, row, { kind: 'sent', isAgain: true, startsAt: null })
  await tell(tx, actor, 'campaign.sent', row)
}

/** What is written may still be changed until then; whether it can go out is seen when its time has come. */
export async function schedule(tx: CustomerTx, actor: Actor, row: CampaignRow, at: Date): Promise<void> {
  if (channelsOf(row).length === 0) throw withoutChannel()
  await update(tx, row.id, { scheduled_send_time: at, next_at: at, failed_at: null, failed_why: null })
  await enqueueClock(tx, row.id, at)
  await enqueueReminders(tx, row, at)
  await insertEvent(tx, row.id, { type: 'scheduled', status: 'pending', metadata: { at: at.toISOString() } })
  await tell(tx, actor, 'campaign.scheduled', row)
}

/** A time by the customer's own clocks, which has to lie ahead, and not too far. */
export async function readTime(tx: CustomerTx, at: string): Promise<Date> {
  const named = await findTimezone(tx)
  const timezone = isTimezone(named) ? named : 'UTC'
  const [date = '', time = ''] = at.split('T')
  const meant = toInstant({ date, time }, timezone)
  if (!meant || isPast(meant.instant))
    throw refusal('campaign-in-the-past', { at: { fields: ['at'], code: 'invalid' } })
  const today = toWallTime(new Date(), timezone).date
  if (date > findLastPlanDay(today)) {
    throw refusal('campaign-too-far-ahead', { at: { fields: ['at'], code: 'invalid' } })
  }
  return meant.instant
}

const withoutChannel = () =>
  refusal('campaign-without-channel', { at: { fields: ['channels'], code: 'campaignChannelRequired' } })

/** What keeps it from going out to anybody at all; `null`: nothing. */
export async function findHindrance(deps: SendingDeps, tx: CustomerTx, row: CampaignRow): Promise<AppError | null> {
  const { flaw, letter, ready } = await examine(deps, tx, row)
  if (flaw) return flaw
  if (ready.some((channel) => !isPersonal(channel))) return null
  const aim = await aimOf(tx, row, { isAgain: true, timezone: letter.timezone })
  return (await hasAnybody(tx, aim, ready.filter(isPersonal))) ? null : refusal('campaign-unsent')
}

/** What is wrong with it, whoever it is for, and which of its channels can carry it. */
async function examine(deps: SendingDeps, tx: CustomerTx, row: CampaignRow) {
  const letter = await loadLetter(tx, deps, row)
  const find = await findCarriers(tx, deps, letter)
  const channels = channelsOf(row)
  const ready = channels.filter((channel) => find(channel).problem === null)
  const [field] = listUnknownFields(`${row.subject}\n${row.message}`)
  const findFlaw = () => {
    if (channels.length === 0) return withoutChannel()
    if (row.message.trim() === '') return refusal('campaign-incomplete')
    if (field !== undefined) return refusal('campaign-field-unknown', { values: { field } })
    if (isLinkMissing(letter)) return refusal('campaign-link-missing')
    return ready.length === 0 ? refusal('campaign-unsent') : null
  }
  return { flaw: findFlaw(), letter, ready }
}

export async function unscheduleCampaign(tx: CustomerTx, actor: Actor, campaignId: string): Promise<void> {
  const row = await lock(tx, campaignId)
  if (row.scheduled_send_time === null) throw refusal('campaign-not-scheduled')
  await update(tx, campaignId, { scheduled_send_time: null, next_at: null })
  await tell(tx, actor, 'campaign.unscheduled', row)
}

/** A draft begins to run by itself; one that was paused goes on where it stopped. */
export async function activateCampaign(
  deps: SendingDeps,
  tx: CustomerTx,
  actor: Actor,
  campaignId: string,
): Promise<void> {
  await tryAgain(tx, campaignId)
  const row = await getStill(tx, campaignId)
  const { startsAt, endsAt } = spanOf(row, await findTimezone(tx))
  if (isPast(endsAt)) throw refusal('campaign-over')
  // Whoever waits is still there, and people may come: it need not find anybody now.
  const { flaw } = await examine(deps, tx, row)
  if (flaw) throw flaw
  await begin(tx, row, { kind: findRun(row), isAgain: false, startsAt })
  await tell(tx, actor, 'campaign.activated', row)
}

/**
 * One that gathers people looks by that at who carries it; one that asks them one by one is told here that it may be mended.
 * Before the campaign is locked: its figures are held first by whoever hands over, too.
 */
async function tryAgain(tx: CustomerTx, campaignId: string): Promise<void> {
  const { run_kind: run, deliveries } = await getCampaign(tx, campaignId)
  const stopped = run === 'asked' ? (deliveries ?? []).filter(({ problem }) => problem !== null) : []
  await setProblems(
    tx,
    campaignId,
    stopped.map(({ channel }) => ({ channel, problem: null })),
  )
  for (const { channel } of stopped) await enqueueDelivery(tx, campaignId, channel)
}

function findRun(row: CampaignRow): CampaignRun {
  if (row.visit_delay_hours !== null) return 'automatic'
  const hasWaiting = row.deliveries?.some(({ waiting }) => waiting > 0) ?? false
  return hasWaiting || row.run_kind === 'asked' ? (row.run_kind ?? 'activated') : 'activated'
}

/** What is being handed over goes its way, everything else stays where it is. */
export async function pauseCampaign(tx: CustomerTx, actor: Actor, campaignId: string): Promise<void> {
  const row = await lock(tx, campaignId)
  if (row.status !== 'active') throw refusal('campaign-not-running')
  await update(tx, campaignId, { status: 'paused', next_at: null })
  await tell(tx, actor, 'campaign.paused', row)
}

export async function endCampaign(tx: CustomerTx, actor: Actor, campaignId: string): Promise<void> {
  const row = await lock(tx, campaignId)
  if (row.status === 'completed') throw refusal('campaign-finished')
  if (row.run_kind === null) throw refusal('campaign-not-running')
  await update(tx, campaignId, { status: 'completed', next_at: null, scheduled_send_time: null })
  // Who hands over holds rows before the campaign: so those who wait are let go by a job, not from here.
  for (const { channel, waiting } of row.deliveries ?? []) {
    if (waiting > 0) await enqueue(tx, deliverJob, { customerId: tx.customerId, campaignId, channel })
  }
  await tell(tx, actor, 'campaign.ended', row)
}
