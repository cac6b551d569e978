import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { IncidentDetail } from '#shared/contracts/incidents.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { paths } from '#shared/domain/paths.ts'
import { buttonClasses, Checkbox, VisuallyHidden } from '#web/ui/index.ts'

interface IncidentReviewProps {
  review: IncidentDetail['reviews'][number]
  isChosen: boolean
  /** Left out for those who may not dispute. */
  onChoose: ((isChosen: boolean) => void) | undefined
}

export function IncidentReview({ review, isChosen, onChoose }: IncidentReviewProps) {
  const t = useTranslations('incidents.reviews')
  const formatting = useFormatting()
  const author = review.author ?? t('anonymous')
  return (
    <li className="flex gap-3 rounded-control border border-line px-3 py-2.5">
      {onChoose && review.disputeId === null && (
        <Checkbox
          label={<VisuallyHidden>{t('choose', { author })}</VisuallyHidden>}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <ReviewRating rating={review.rating} isRecommended={null} />
          <span className="font-medium break-words">{author}</span>
          <time dateTime={review.createdAt} className="text-sm text-ink-muted">
            {formatting.dateTime(review.createdAt)}
          </time>
        </p>
        {review.content ? (
          <p className="line-clamp-4 break-words whitespace-pre-line">{review.content}</p>
        ) : (
          <p className="text-ink-muted">{t('noText')}</p>
        )}
        <Ways review={review} />
      </div>
    </li>
  )
}

function Ways({ review }: Pick<IncidentReviewProps, 'review'>) {
  const t = useTranslations('incidents.reviews')
  const looks = buttonClasses({ size: 'small', variant: 'quiet' })
  return (
    <p className="-mx-2 flex flex-wrap gap-1 empty:hidden">
      {review.disputeId !== null && (
        <Link to={paths.disputes} search={{ dispute: review.disputeId }} className={looks}>
          {t('toDispute')}
        </Link>
      )}
      {review.url !== null && (
        <a href={review.url} target="_blank" rel="noreferrer" className={looks}>
          <ExternalLink aria-hidden />
          {t('viewOn', { platform: PLATFORM_NAMES[review.platform] })}
        </a>
      )}
    </p>
  )
}
