import type { CustomerTx } from '#server/database/transactions.ts'
import type { CampaignTurn } from '#server/features/notifications/notifications.service.ts'
import { isCustomerServed } from '#server/features/settings/settings.service.ts'
import { doEach } from '#server/kernel/jobs/do-each.ts'
import { enqueue, isUnderWay } from '#server/kernel/jobs/job-queue.ts'
import { findById, listOverdue, update, type CampaignRow } from '../campaigns.repository.ts'
import { cancelAll } from './deliver-campaign.ts'
import { begin, conclude, findTimezone, isPast, lookAgain, mayGoOut, ringFailure, spanOf } from './run-campaign.ts'
import { findHindrance } from './send-campaign.ts'
import { clockJob, deliverJob, enqueueVisits, gatherJob, type CampaignKey, type SendingDeps } from './sending-jobs.ts'

/** Later than this, what was meant for the morning would come at night: somebody is asked. */
const LATEST_MS = 3_600_000

/** Safe to run twice, and for a campaign that was changed since: what is not due stays as it is. */
export async function tendCampaign(deps: SendingDeps, key: CampaignKey): Promise<void> {
  const { customerId, campaignId } = key
  const isAtEnd = await deps.transactions.step(customerId, async (tx) => {
    const row = await findById(tx, campaignId, { isLocked: true })
    if (!row) return false
    if (row.status === 'active') return tendActive(tx, row)
    if (isPast(row.scheduled_send_time)) await fire(deps, tx, row)
    return false
  })
  if (isAtEnd) await cancelAll(deps, key)
  await conclude(deps, key)
}

/** Its time is now: it is sent, or somebody is told why not. */
async function fire(deps: SendingDeps, tx: CustomerTx, row: CampaignRow): Promise<void> {
  const lateMs = Date.now() - (row.scheduled_send_time?.getTime() ?? 0)
  const hindrance = await findHindrance(deps, tx, row)
  if ((await mayGoOut(tx)) && lateMs <= LATEST_MS && !hindrance) {
    await begin(tx, row, { kind: 'sent', isAgain: true, startsAt: null })
    return
  }
  await update(tx, row.id, { scheduled_send_time: null, next_at: null })
  await ringFailure(tx, row, await explain(tx, row, lateMs))
}

async function explain(tx: CustomerTx, { message }: CampaignRow, lateMs: number): Promise<CampaignTurn> {
  if (!(await isCustomerServed(tx))) return 'paused'
  if (message.trim() === '') return 'empty'
  return lateMs > LATEST_MS || !(await mayGoOut(tx)) ? 'missed' : 'nobody'
}

/** Answers whether its end has come. */
async function tendActive(tx: CustomerTx, row: CampaignRow): Promise<boolean> {
  if (row.next_at && !isPast(row.next_at)) return false
  const { startsAt, endsAt } = spanOf(row, await findTimezone(tx))
  const isIdle = row.run_kind === 'asked' && !row.deliveries?.some(({ waiting }) => waiting > 0)
  if (isIdle) await update(tx, row.id, { next_at: null })
  else await lookAgain(tx, row.id)
  if (isPast(endsAt)) return true
  if (row.run_kind === 'automatic') await enqueueVisits(tx)
  else await goOn(tx, row, startsAt)
  return false
}

/** With whoever has come, and where a job got lost. */
async function goOn(tx: CustomerTx, row: CampaignRow, startsAt: Date | null): Promise<void> {
  const key = { customerId: tx.customerId, campaignId: row.id }
  const isOpen = startsAt === null || isPast(startsAt)
  const isCut = row.gathered_at === null && !(await isUnderWay(tx, gatherJob, key))
  if (isCut || (row.run_kind === 'activated' && isOpen)) {
    await enqueue(tx, gatherJob, { ...key, run: row.run_number, after: null, isAgain: false })
  }
  await resumeDeliveries(tx, row)
}

/** Those whose job got lost; one that waits for its time has one. */
async function resumeDeliveries(tx: CustomerTx, row: CampaignRow): Promise<void> {
  for (const { channel, waiting } of row.deliveries ?? []) {
    const payload = { customerId: tx.customerId, campaignId: row.id, channel }
    if (waiting > 0 && !(await isUnderWay(tx, deliverJob, payload))) await enqueue(tx, deliverJob, payload)
  }
}

const AT_ONCE = 500

export async function sweepCampaigns({ transactions }: SendingDeps): Promise<void> {
  const overdue = await transactions.platform.step((tx) => listOverdue(tx, AT_ONCE))
  await doEach(overdue, (key) => transactions.step(key.customerId, (tx) => enqueue(tx, clockJob, key)))
}
