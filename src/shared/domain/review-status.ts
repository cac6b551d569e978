export const REVIEW_STATUSES = ['pending', 'responded', 'flagged', 'disputed', 'scheduled'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** When each thing last happened to a review; `null` when it never did, or was taken back. */
export interface ReviewFacts {
  respondedAt: Date | null
  scheduledAt: Date | null
  cancelledAt: Date | null
  flaggedAt: Date | null
  disputedAt: Date | null
}

/** Later in this list wins when two things happened in the same instant. */
const STATUS_OF_FACT = [
  ['cancelledAt', 'pending'],
  ['scheduledAt', 'scheduled'],
  ['respondedAt', 'responded'],
  ['flaggedAt', 'flagged'],
  ['disputedAt', 'disputed'],
] as const satisfies readonly (readonly [keyof ReviewFacts, ReviewStatus])[]

/** The latest of reply, schedule, cancel, flag and dispute decides; a review nothing happened to is pending. */
export function deriveStatus(facts: ReviewFacts): ReviewStatus {
  let [latest, status]: [number, ReviewStatus] = [-Infinity, 'pending']
  for (const [fact, meaning] of STATUS_OF_FACT) {
    const at = facts[fact]?.getTime() ?? -Infinity
    if (at > -Infinity && at >= latest) [latest, status] = [at, meaning]
  }
  return status
}
