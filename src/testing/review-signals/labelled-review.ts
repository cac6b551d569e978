import type { Locale } from '#shared/domain/locales.ts'
import type { SignalKind } from '#shared/domain/review-signals/review-signal.ts'

export interface LabelledReview {
  language: Locale
  text: string
  signals: readonly SignalKind[]
}

type Row = readonly [text: string, ...signals: SignalKind[]]

/** A review without a signal is an ordinary bad one. */
export const labelReviews = (language: Locale, rows: readonly Row[]): LabelledReview[] =>
  rows.map(([text, ...signals]) => ({ language, text, signals }))
