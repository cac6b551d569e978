import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import type { ReviewStatus } from '#shared/domain/review-status.ts'
import { Badge, Stars } from '#web/ui/index.ts'
import { DraftBadge } from '../../respond/draft-badge.tsx'
import { findReplyTruth } from './reply-truth.ts'

type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral'

const STATUS_TONES: Record<ReviewStatus, Tone> = {
  pending: 'warn',
  responded: 'good',
  flagged: 'bad',
  disputed: 'bad',
  scheduled: 'info',
}
const TRUTH_TONES = { notLiveYet: 'neutral', notPosted: 'warn' } as const
const SENTIMENT_TONES = { positive: 'good', neutral: 'neutral', negative: 'bad' } as const

/** Stars, or the yes or no of a platform that has none. */
export function ReviewRating({ rating, isRecommended }: Pick<Review, 'rating' | 'isRecommended'>) {
  const t = useTranslations('reviews.row')
  if (rating !== null)
    return <Stars value={rating} label={t('stars', { rating: String(rating) })} text={String(rating)} />
  if (isRecommended === null) return null
  return isRecommended ? (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-good">
      <ThumbsUp aria-hidden className="size-4" />
      {t('recommends')}
    </span>
  ) : (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-bad">
      <ThumbsDown aria-hidden className="size-4" />
      {t('recommendsNot')}
    </span>
  )
}

/** A text of ours is never called a model's. */
const isFromTemplate = ({ reply }: Review) => reply?.draftOrigin?.engine === 'template'

export function ReviewBadges({ review, hasDraft }: { review: Review; hasDraft: boolean }) {
  const t = useTranslations('reviews')
  const truth = findReplyTruth(review)
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge tone={truth ? TRUTH_TONES[truth] : STATUS_TONES[review.status]}>{t(`statuses.${review.status}`)}</Badge>
      {truth && <Badge tone={TRUTH_TONES[truth]}>{t(`row.${truth}`)}</Badge>}
      {review.sentiment && (
        <Badge tone={SENTIMENT_TONES[review.sentiment]}>{t(`row.sentiments.${review.sentiment}`)}</Badge>
      )}
      {review.aiGenerated && (
        <Badge tone="info">{isFromTemplate(review) ? t('row.templateDraft') : t('row.aiAssisted')}</Badge>
      )}
      {hasDraft && <DraftBadge />}
      {review.isDone && <Badge>{t('row.done')}</Badge>}
      {review.isEdited && <Badge>{t('row.edited')}</Badge>}
      {review.vanishedAt !== null && <Badge tone="warn">{t('row.vanished')}</Badge>}
      {review.tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  )
}
