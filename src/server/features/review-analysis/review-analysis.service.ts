import type { CustomerTx } from '#server/database/transactions.ts'
import { requestWatch } from '#server/features/incidents/incidents.service.ts'
import { notifyOfNewReviews } from '#server/features/reviews/reviews.service.ts'
import { requestAnalysis } from './review-analysis.jobs.ts'

export type { Reader } from './reanalyses.repository.ts'

/** New reviews are told, read, and watched for too many bad ones at once; in the transaction in which they come. */
export async function notifyOfArrivals(tx: CustomerTx, doerId: string | null): Promise<void> {
  await notifyOfNewReviews(tx, doerId)
  await requestAnalysis(tx)
  await requestWatch(tx)
}
