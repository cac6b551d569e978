import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Stars } from '#web/ui/index.ts'

interface ReviewRatingProps {
  rating: number | null
  isRecommended: boolean | null
}

/** Stars, or the yes or no of a platform that has none. */
export function ReviewRating({ rating, isRecommended }: ReviewRatingProps) {
  const t = useTranslations('common.rating')
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
