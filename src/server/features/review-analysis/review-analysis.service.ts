import type { CustomerTx } from '#server/database/transactions.ts'
import { requestMatching } from '#server/features/campaigns/campaigns.service.ts'
import { requestWatch } from '#server/features/incidents/incidents.service.ts'
import { notifyOfNewReviews } from '#server/features/reviews/reviews.service.ts'
import { requestAnalysis } from './review-analysis.jobs.ts'

export type { Reader } from './reanalyses.repository.ts'

/** New reviews are told, read, watched for too many bad ones at once and looked through for those of people who were asked; in the transaction in which they come. */
export async function notifyOfArrivals(tx: CustomerTx, doerId: string | null): Promise<void> {
  await notifyOfNewReviews(tx, doerId)
  await requestAnalysis(tx)
  await requestWatch(tx)
  await requestMatching(tx)
}
