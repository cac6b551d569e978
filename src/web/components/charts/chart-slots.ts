/** A few bars stay slim, and stand in the middle. */
const FEWEST_SLOTS = 8

export interface Slots {
  count: number
  /** Empty ones before the first. */
  offset: number
}

export function slotsFor(stepCount: number): Slots {
  const count = Math.max(FEWEST_SLOTS, stepCount)
  return { count, offset: (count - stepCount) / 2 }
}

/** Where the middle of a step lies, from 0 to 1. */
export function centreOf({ count, offset }: Slots, step: number): number {
  return (step + offset + 0.5) / count
}

/** The step that lies nearest to a place from 0 to 1. */
export function stepAt({ count, offset }: Slots, place: number, stepCount: number): number {
  return Math.min(stepCount - 1, Math.max(0, Math.floor(place * count - offset)))
}
