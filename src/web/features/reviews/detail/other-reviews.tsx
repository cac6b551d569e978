import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ReviewDetail } from '#shared/contracts/reviews.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { paths } from '#shared/domain/paths.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { SheetSection } from '#web/ui/index.ts'

interface OtherReviewsProps {
  author: string | null
  others: ReviewDetail['others']
}

export function OtherReviews({ author, others }: OtherReviewsProps) {
  const t = useTranslations('reviewsDetail.others')
  const formatting = useFormatting()
  if (author === null || others.length === 0) return null
  return (
    <SheetSection title={t('title', { author, count: others.length })}>
      <ul className="flex flex-col gap-2">
        {others.map((other) => (
          <li key={other.id}>
            <Link
              to={paths.reviews}
              from={paths.reviews}
              search={(now) => ({ ...now, review: other.id })}
              replace
              resetScroll={false}
              className="flex flex-col gap-1 rounded-control border border-line px-3 py-2 hover:bg-inset"
            >
              <span className="flex flex-wrap items-center gap-x-3">
                <ReviewRating rating={other.rating} isRecommended={other.isRecommended} />
                <span className="text-sm text-ink-muted">{formatting.date(other.createdAt)}</span>
              </span>
              <span className="line-clamp-2 break-words">{other.content || t('noText')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
