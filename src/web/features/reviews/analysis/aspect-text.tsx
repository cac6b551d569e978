import { useState, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import type { AspectFinding } from '#shared/domain/sentiment.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import { joinClasses } from '#web/ui/index.ts'
import { AspectPicker } from './aspect-picker.tsx'
import { MARK_CLASSES, SHOWN_MARK_CLASSES } from './mark-classes.ts'
import { markAspects, polarityOf, type TextPiece } from './mark-aspects.ts'

interface AspectTextProps {
  review: Review
  findings: readonly AspectFinding[]
}

/** The review with what it says of the business marked in it. */
export function AspectText({ review, findings }: AspectTextProps) {
  const t = useTranslations('reviewsAnalysis')
  const row = useTranslations('reviews.row')
  const [looked, setLooked] = useState<AspectFinding | null>(null)
  const [chosen, setChosen] = useState<AspectFinding | null>(null)
  return (
    <section aria-label={t('review')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 font-semibold break-words">{review.author ?? row('anonymous')}</p>
        <ReviewRating rating={review.rating} isRecommended={review.isRecommended} />
      </div>
      <blockquote
        lang={review.language ?? undefined}
        className="flex flex-col gap-1 border-l-2 border-line-strong pl-3 break-words"
      >
        {review.title && <p className="font-medium">{review.title}</p>}
        {review.content && <MarkedReview text={review.content} findings={findings} shown={looked ?? chosen} />}
      </blockquote>
      {!review.content && !review.title && <p className="text-ink-muted">{row('noText')}</p>}
      {findings.length > 0 && (
        <>
          <MarkLegend polarities={findings.map(({ polarity }) => polarity)} />
          <AspectPicker
            findings={findings}
            chosen={chosen}
            shown={looked ?? chosen}
            onLook={setLooked}
            onChoose={(finding) => setChosen(finding === chosen ? null : finding)}
          />
        </>
      )}
    </section>
  )
}

/** Only for what occurs. */
function MarkLegend({ polarities }: { polarities: readonly AspectFinding['polarity'][] }) {
  const t = useTranslations('reviewsAnalysis')
  const words = useTranslations('reviews.row.sentiments')
  const titleId = useId()
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <p id={titleId} className="text-ink-muted">
        {t('legend')}
      </p>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-x-4 gap-y-1">
        {SENTIMENTS.filter((polarity) => polarities.includes(polarity)).map((polarity) => (
          <li
            key={polarity}
            className={joinClasses('underline decoration-2 underline-offset-3', MARK_CLASSES[polarity])}
          >
            {words(polarity)}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface MarkedReviewProps {
  text: string
  findings: readonly AspectFinding[]
  /** The one that is looked at. */
  shown: AspectFinding | null
}

function MarkedReview({ text, findings, shown }: MarkedReviewProps) {
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
