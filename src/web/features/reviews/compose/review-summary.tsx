import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { PlatformMark } from '#web/components/platform-mark.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge } from '#web/ui/index.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'

/** What is being answered, whole, so that nobody has to leave the window to read it. */
export function ReviewSummary({ review }: { review: Review }) {
  const t = useTranslations('reviewsRespond')
  const formatting = useFormatting()
  const isExternal = review.source === 'platform' && review.platformReviewId !== ''
  return (
    <section className="flex gap-3 rounded-card border border-line p-4">
      <PlatformMark platform={review.platform} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-semibold break-words">{review.author ?? t('anonymous')}</p>
          <ReviewRating rating={review.rating} isRecommended={review.isRecommended} />
          {isExternal && <Badge tone="info">{t('external')}</Badge>}
        </div>
        <p className="text-sm text-ink-muted">
          {PLATFORM_NAMES[review.platform]} · {formatting.date(review.createdAt)}
          {review.locationName !== null && ` · ${review.locationName}`}
        </p>
        {review.title && <p className="font-medium break-words">{review.title}</p>}
        {review.content ? (
          <p lang={review.language ?? undefined} dir="auto" className="break-words whitespace-pre-line">
            {review.content}
          </p>
        ) : (
          <p className="text-ink-muted">{t('noText')}</p>
        )}
      </div>
    </section>
  )
}
