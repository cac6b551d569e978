import type { WebhookData } from '#shared/contracts/webhook-events.ts'
import type { WebhookEventType } from '#shared/domain/webhooks.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { isInPlan } from '#server/features/settings/settings.service.ts'
import { deriveUuid } from '#server/kernel/crypto/derive-uuid.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { isWanted } from './endpoints.repository.ts'
import { insertEvents } from './events.repository.ts'
import { spreadEventsJob } from './webhooks.jobs.ts'

/**
 * Tells the customer's programs, in the transaction of what happened. What there is to say is only looked up where somebody wants to hear
 * it, and holds ids and figures, never anybody's words or addresses.
 */
export async function tellPrograms<Type extends WebhookEventType>(
  tx: CustomerTx,
  type: Type,
  load: () => readonly WebhookData[Type][] | Promise<readonly WebhookData[Type][]>,
  /** With the same key it is told once. */
  { key }: { key?: string } = {},
): Promise<void> {
  if (!(await isWanted(tx, type)) || !(await isInPlan(tx, 'api-access'))) return
  const told = await load()
  if (told.length === 0) return
  await insertEvents(
    tx,
    told.map((data, at) => ({
      type,
      data: JSON.stringify(data),
      ...(key !== undefined && { id: deriveUuid(`${tx.customerId} webhooks ${key} ${at}`) }),
    })),
  )
  await requestSpreading(tx)
}

export const requestSpreading = (tx: CustomerTx) =>
  enqueueUnlessWaiting(tx, spreadEventsJob, { customerId: tx.customerId }, tx.customerId)
