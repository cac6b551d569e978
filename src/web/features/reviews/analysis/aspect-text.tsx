import { useState, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import type { AspectFinding } from '#shared/domain/sentiment.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import { joinClasses } from '#web/ui/index.ts'
import { markAspects, polarityOf, type TextPiece } from './mark-aspects.ts'
import { useAspectName } from './use-analysis-words.ts'

/** Told apart by the line as well as by colour. */
const MARK_CLASSES: Record<AspectFinding['polarity'], string> = {
  positive: 'decoration-good decoration-solid',
  neutral: 'decoration-ink-muted decoration-dotted',
  negative: 'decoration-bad decoration-wavy',
}

const SHOWN_MARK_CLASSES: Record<AspectFinding['polarity'], string> = {
  positive: 'bg-good-soft',
  neutral: 'bg-inset',
  negative: 'bg-bad-soft',
}

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
        dir="auto"
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
    <p dir="auto" className="whitespace-pre-line">
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

interface AspectPickerProps {
  findings: readonly AspectFinding[]
  chosen: AspectFinding | null
  /** The one whose place is shown: looked at, or else chosen. */
  shown: AspectFinding | null
  onLook: (finding: AspectFinding | null) => void
  onChoose: (finding: AspectFinding) => void
}

/** Each aspect with what is said of it; pointing at one, or choosing it, shows where. */
function AspectPicker({ findings, chosen, shown, onLook, onChoose }: AspectPickerProps) {
  const t = useTranslations('reviewsAnalysis')
  const nameOf = useAspectName()
  const titleId = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <p id={titleId} className="text-sm text-ink-muted">
        {t('aspects')}
      </p>
      <ul aria-labelledby={titleId} className="flex flex-wrap gap-1.5">
        {findings.map((finding) => (
          <li key={`${finding.start}-${finding.aspect}`}>
            <button
              type="button"
              aria-pressed={finding === chosen}
              className={joinClasses(
                'min-h-7 rounded-full border px-2.5 text-sm pointer-coarse:min-h-11',
                SHOWN_MARK_CLASSES[finding.polarity],
                finding === chosen ? 'border-ink' : 'border-line-strong',
              )}
              onClick={() => onChoose(finding)}
              onPointerEnter={() => onLook(finding)}
              onPointerLeave={() => onLook(null)}
              onFocus={() => onLook(finding)}
              onBlur={() => onLook(null)}
            >
              {t('finding', { aspect: nameOf(finding.aspect), polarity: finding.polarity })}
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="min-h-5 text-sm break-words italic">
        {shown && t('clause', { clause: shown.clause })}
      </p>
    </div>
  )
}
