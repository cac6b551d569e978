import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { deriveUuid } from '#server/kernel/crypto/derive-uuid.ts'
import { enqueue } from '#server/kernel/jobs/job-queue.ts'
import { findById, type CampaignRow } from '../campaigns.repository.ts'
import { isPast } from './run-campaign.ts'
import { remindJob, type Reminding, type SendingDeps } from './sending-jobs.ts'

const HOUR_MS = 3_600_000
const HOURS_BEFORE = [24, 1]

/** What is planned without a message fails at its time; a message that is there cannot be taken out again. */
export async function enqueueReminders(tx: CustomerTx, { id, message }: CampaignRow, at: Date): Promise<void> {
  if (message.trim() !== '') return
  for (const hours of HOURS_BEFORE) {
    const startAfter = new Date(at.getTime() - hours * HOUR_MS)
    if (isPast(startAfter)) continue
    const payload = { customerId: tx.customerId, campaignId: id, at: at.toISOString(), hours }
    await enqueue(tx, remindJob, payload, {
      id: deriveUuid(`campaign reminder ${id} ${at.getTime()} ${hours}`),
      startAfter,
    })
  }
}

/** Told once however often this runs, and only of a plan that still holds. */
export function remindUnwritten({ transactions }: SendingDeps, { customerId, campaignId, at, hours }: Reminding) {
  return transactions.step(customerId, async (tx) => {
    const row = await findById(tx, campaignId)
    const isMeant = row?.scheduled_send_time?.toISOString() === at && row.message.trim() === ''
    if (!row || !isMeant || isTooLate(at, hours)) return
    await notifyEveryone(
      tx,
      {
        kind: 'campaign.unwritten',
        params: { name: row.name, sendAt: at },
        about: null,
        link: linkTo(paths.campaigns, { campaign: campaignId }),
      },
      { key: `campaign ${campaignId} unwritten ${at} ${hours}` },
    )
  })
}

/** A worker that comes back in the last hour leaves the first reminder to the second. */
const isTooLate = (at: string, hours: number) => Date.parse(at) - Date.now() <= (hours > 1 ? HOUR_MS : 0)
