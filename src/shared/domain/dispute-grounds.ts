import { SIGNAL_KINDS } from './review-signals/review-signal.ts'

/** What speaks for and against a dispute; each is a key of the catalogue. */
export const ESTIMATE_GROUNDS = [
  ...SIGNAL_KINDS,
  'duplicate',
  'same-author',
  'names-competitor',
  'no-text',
  'factual-disagreement',
  'positive-tone',
  'needs-proof',
  'other-category',
] as const
export type EstimateGround = (typeof ESTIMATE_GROUNDS)[number]
