import { findSignals } from '#shared/domain/review-signals/find-signals.ts'
import { SIGNAL_KINDS, type SignalKind } from '#shared/domain/review-signals/review-signal.ts'
import type { LabelledReview } from './labelled-review.ts'

export interface Measured {
  kind: SignalKind
  labelled: number
  found: number
  right: number
}

export function measureSignals(reviews: readonly LabelledReview[]): Measured[] {
  const read = reviews.map(({ text, signals }) => ({ signals, found: findSignals(text).map(({ kind }) => kind) }))
  return SIGNAL_KINDS.map((kind) => ({
    kind,
    labelled: read.filter(({ signals }) => signals.includes(kind)).length,
    found: read.filter(({ found }) => found.includes(kind)).length,
    right: read.filter(({ signals, found }) => signals.includes(kind) && found.includes(kind)).length,
  }))
}
