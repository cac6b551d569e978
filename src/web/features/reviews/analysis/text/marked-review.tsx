import type { AspectFinding } from '#shared/domain/sentiment.ts'
import { joinClasses } from '#web/ui/index.ts'
import { markAspects, polarityOf, type TextPiece } from './mark-aspects.ts'
import { MARK_CLASSES, SHOWN_MARK_CLASSES } from './mark-classes.ts'

interface MarkedReviewProps {
  text: string
  findings: readonly AspectFinding[]
  /** The one that is looked at. */
  shown: AspectFinding | null
}

export function MarkedReview({ text, findings, shown }: MarkedReviewProps) {
  return (
    <p className="whitespace-pre-line">
      {markAspects(text, findings).map((piece) => (
        <Piece key={piece.start} piece={piece} shown={shown} />
      ))}
    </p>
  )
}

function Piece({ piece, shown }: { piece: TextPiece; shown: AspectFinding | null }) {
  const polarity = polarityOf(piece)
  if (polarity === null) return piece.text
  const isShown = shown !== null && piece.findings.includes(shown)
  return (
    <mark
      className={joinClasses(
        'rounded-sm bg-transparent text-ink underline decoration-2 underline-offset-3 transition-colors duration-120',
        MARK_CLASSES[polarity],
        isShown && SHOWN_MARK_CLASSES[shown.polarity],
      )}
    >
      {piece.text}
    </mark>
  )
}
