/** The times that a target can be, in hours. The totals count answers by them, so that whatever is chosen is known of all reviews at once. */
export const TARGET_HOURS = [1, 2, 4, 8, 12, 24, 48, 72, 120, 168] as const
export type TargetHours = (typeof TARGET_HOURS)[number]

/** Of one star to five; without a target, none. */
export type ResponseTargets = readonly (TargetHours | null)[]

export const NO_TARGETS: ResponseTargets = [null, null, null, null, null]

export const hasTargets = (targets: ResponseTargets) => targets.some((hours) => hours !== null)

/** What became of reviews with a target: answered in time, answered late or not yet and late; the others still have time. */
export interface TargetCounts {
  metCount: number
  missedCount: number
}

/** Of those that can be judged; `null` where there are none. */
export const findMetShare = ({ metCount, missedCount }: TargetCounts) =>
  metCount + missedCount === 0 ? null : metCount / (metCount + missedCount)
