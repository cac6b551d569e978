import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import type { AspectFinding } from '#shared/domain/sentiment.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { AspectPicker } from './aspect-picker.tsx'
import { MarkLegend } from './mark-legend.tsx'
import { MarkedReview } from './marked-review.tsx'

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
