import type { Platform } from '#shared/domain/platforms.ts'
import type {
  PlatformErrorKind,
  PlatformErrorSubject,
  PlatformFault,
} from '#server/adapters/review-platforms/platform-error.ts'
import type { PlatformReply } from '#server/adapters/review-platforms/port.ts'
import type { Failure, Outcome } from '#server/kernel/outbox/outbox.ts'

/** A review by the platform's own names. */
export interface ReviewRef {
  platform: Platform
  listingId: string
  platformReviewId: string
}

export interface GatewayFailure extends Failure {
  kind: PlatformErrorKind
  fault: PlatformFault
  about: PlatformErrorSubject | null
  /** The platform's own word for it. */
  vendorCode: string | null
}

export type GatewayOutcome<Result> = Outcome<Result, GatewayFailure>

/** The way to the platform for one review's reply, by the connection that is there. Each answers, none throws. */
export interface ReplyGateway {
  post(customerId: string, review: ReviewRef, text: string): Promise<GatewayOutcome<PlatformReply>>
  read(customerId: string, review: ReviewRef): Promise<GatewayOutcome<PlatformReply | null>>
  remove(customerId: string, review: ReviewRef): Promise<GatewayOutcome<void>>
}
