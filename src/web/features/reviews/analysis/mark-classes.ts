import type { AspectFinding } from '#shared/domain/sentiment.ts'

/** Told apart by the line as well as by colour. */
export const MARK_CLASSES: Record<AspectFinding['polarity'], string> = {
  positive: 'decoration-good decoration-solid',
  neutral: 'decoration-ink-muted decoration-dotted',
  negative: 'decoration-bad decoration-wavy',
}

export const SHOWN_MARK_CLASSES: Record<AspectFinding['polarity'], string> = {
  positive: 'bg-good-soft',
  neutral: 'bg-inset',
  negative: 'bg-bad-soft',
}
