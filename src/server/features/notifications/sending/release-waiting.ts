import { NOTIFICATION_KINDS, NOTIFICATION_RULES } from '#shared/domain/notification-kinds.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { enqueueDeliveries } from '../notifications.jobs.ts'
import { dateAnew } from './quiet-people.repository.ts'

export const TOLD_AT_NIGHT = NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RULES[kind].isAlways)
const GATHERED = NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RULES[kind].isGathered)

/** The person's hours are others now: what waited for the former goes out by the new ones, at once if it is not quiet. */
export async function releaseWaiting(tx: CustomerTx, userId: string, until: Date | null): Promise<void> {
  const due = await dateAnew(tx, { userId, until, besides: TOLD_AT_NIGHT, gathered: GATHERED })
  await enqueueDeliveries(tx, due)
}
