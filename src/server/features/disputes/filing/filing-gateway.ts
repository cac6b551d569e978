import type { PlatformFault } from '#server/adapters/review-platforms/platform-error.ts'
import type { Platform } from '#shared/domain/platforms.ts'
import type { Failure, Outcome } from '#server/kernel/outbox/outbox.ts'

/** A review by the platform's own names. */
interface ReviewRef {
  platform: Platform
  listingId: string
  platformReviewId: string
}

export interface FilingFailure extends Failure {
  kind: 'reconnect' | 'retry' | 'rejected' | 'gone' | 'not-connected'
  fault: PlatformFault
}

export type FilingOutcome = Outcome<{ caseId: string }, FilingFailure>

/** The way to the platform, by the connection that is there. It answers and does not throw for what platforms do. */
export type FileWithPlatform = (
  customerId: string,
  review: ReviewRef,
  dispute: { reason: string; text: string; reference: string },
) => Promise<FilingOutcome>
