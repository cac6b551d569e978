import type { Review } from '#shared/contracts/reviews.ts'
import type { BlockReason, Doubt } from '#shared/domain/assistant.ts'
import type { DraftOrigin } from '#shared/domain/replies.ts'
import type { CustomerTx } from '#server/database/transactions.ts'

export interface AlertDraft {
  text: string
  origin: DraftOrigin
  /** Passages that want a second look. */
  doubts: readonly Doubt[]
}

/** What became of the wish for a draft; `not-wanted`: the review has an answer already. */
export type DraftOutcome =
  | ({ kind: 'drafted' } & AlertDraft)
  | { kind: 'held-back'; reasons: readonly BlockReason[] }
  | { kind: 'failed' }
  | { kind: 'not-wanted' }

export interface PreparedAlert {
  review: Review
  draft: DraftOutcome
}

/** Who knows reviews and answers them; this feature is beneath both, and knows them by this only. */
export interface BadReviewAlerts {
  /** Outside of any transaction: an assistant may take its time. `null`: the review is no more. */
  prepare(customerId: string, reviewId: string): Promise<PreparedAlert | null>
  /** Those of them that are there, for a mail that shows them without a draft. */
  listReviews(tx: CustomerTx, reviewIds: readonly string[]): Promise<ReadonlyMap<string, Review>>
  /** The word of a link that answers the review with this draft once; in the transaction that sends it. */
  makeWord(tx: CustomerTx, link: { userId: string; reviewId: string; draft: AlertDraft }): Promise<string>
  /** The bad ones that wait for an answer, however old, and where the list shows exactly these. */
  findWaiting(tx: CustomerTx, userId: string): Promise<{ count: number; link: string }>
}
