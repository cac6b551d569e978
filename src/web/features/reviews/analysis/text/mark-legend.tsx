import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SENTIMENTS } from '#shared/domain/customer-settings.ts'
import type { AspectFinding } from '#shared/domain/sentiment.ts'
import { joinClasses } from '#web/ui/index.ts'
import { MARK_CLASSES } from './mark-classes.ts'

/** Only for what occurs. */
export function MarkLegend({ polarities }: { polarities: readonly AspectFinding['polarity'][] }) {
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
