import type { AspectFinding } from '#shared/domain/sentiment.ts'

export interface TextPiece {
  text: string
  /** Of the whole text, in UTF-16 units. */
  start: number
  /** What this piece says, in the order it was found. */
  findings: readonly AspectFinding[]
}

/** The text cut wherever a finding begins or ends. What lies outside of the text is left out. */
export function markAspects(text: string, findings: readonly AspectFinding[]): TextPiece[] {
  const sound = findings.filter(({ start, end }) => start >= 0 && start < end && end <= text.length)
  const cuts = new Set([0, text.length, ...sound.flatMap(({ start, end }) => [start, end])])
  const sorted = [...cuts].toSorted((one, other) => one - other)
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length
    return {
      text: text.slice(start, end),
      start,
      findings: sound.filter((finding) => finding.start <= start && finding.end >= end),
    }
  })
}

/** Where a piece says good and bad at once, the bad is what one must not overlook. */
export function polarityOf({ findings }: TextPiece): AspectFinding['polarity'] | null {
  const polarities = findings.map(({ polarity }) => polarity)
  if (polarities.length === 0) return null
  return (['negative', 'positive', 'neutral'] as const).find((polarity) => polarities.includes(polarity)) ?? null
}
