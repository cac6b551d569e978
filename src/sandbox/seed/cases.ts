import type { Platform } from '#shared/domain/platforms.ts'
import type { Database } from '#server/database/connect.ts'
import { changeReview } from '#sandbox/vendors/vendor-reviews.repository.ts'
import { insertCase } from './seed.repository.ts'

export interface PastCase {
  platform: Platform
  platformReviewId: string
  reason: string
  text: string
  filedAt: Date
  /** When the platform took the review down, if it did. */
  takenDownAt: Date | null
}

/** The platform has had this case for a while, and has done what it did. Answers the case's name; safe to repeat. */
export async function recordPastCase(db: Database, past: PastCase): Promise<string> {
  const { platform, platformReviewId, takenDownAt } = past
  const caseId = await insertCase(db, past)
  if (takenDownAt) await changeReview(db, platform, platformReviewId, { deleted_at: takenDownAt })
  return caseId
}
