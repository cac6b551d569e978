import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { OriginNote } from '#web/components/origin-badge.tsx'
import { Badge } from '#web/ui/index.ts'

const TONES = { positive: 'good', neutral: 'neutral', negative: 'bad' } as const

interface SentimentBadgeProps {
  sentiment: NonNullable<Review['sentiment']>
  /** Left out where it is said beside it. */
  origin?: Review['sentimentOrigin']
}

/** With who says so. */
export function SentimentBadge({ sentiment, origin = null }: SentimentBadgeProps) {
  const t = useTranslations('reviews.row')
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5">
      <Badge tone={TONES[sentiment]}>{t(`sentiments.${sentiment}`)}</Badge>
      {origin && <SentimentOrigin origin={origin} />}
    </span>
  )
}

function SentimentOrigin({ origin }: { origin: NonNullable<Review['sentimentOrigin']> }) {
  const t = useTranslations('reviewsAnalysis.origin')
  const { engine, model } = origin
  if (engine !== 'person') return <OriginNote origin={{ engine, model }} />
  return <span className="text-xs text-ink-muted">{t('describedPerson')}</span>
}
