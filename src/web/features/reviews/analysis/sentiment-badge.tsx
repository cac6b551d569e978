import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { Badge, VisuallyHidden } from '#web/ui/index.ts'

const TONES = { positive: 'good', neutral: 'neutral', negative: 'bad' } as const

interface SentimentBadgeProps {
  sentiment: NonNullable<Review['sentiment']>
  /** Left out where it is said beside it. */
  origin?: Review['sentimentOrigin']
}

/** With who says so, for those who hover or listen. */
export function SentimentBadge({ sentiment, origin = null }: SentimentBadgeProps) {
  const t = useTranslations('reviews.row')
  const said = useOriginWords()(origin)
  return (
    <span title={said} className="inline-flex">
      <Badge tone={TONES[sentiment]}>{t(`sentiments.${sentiment}`)}</Badge>
      {said !== undefined && <VisuallyHidden>{said}</VisuallyHidden>}
    </span>
  )
}

function useOriginWords(): (origin: Review['sentimentOrigin']) => string | undefined {
  const t = useTranslations('reviewsAnalysis.origin')
  return (origin) => {
    if (!origin) return undefined
    if (origin.engine === 'person') return t('describedPerson')
    return origin.engine === 'model' ? t('describedModel', { model: origin.model ?? '' }) : t('describedBuiltIn')
  }
}
