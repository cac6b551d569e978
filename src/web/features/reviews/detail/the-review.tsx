import { ExternalLink } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Banner, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { ReviewBadges } from '../row/review-marks.tsx'
import { useOwnDrafts } from '../replies/draft-badge.tsx'

interface TheReviewProps {
  review: Review
  /** When its writer last changed it. */
  changedAt: string | undefined
}

export function TheReview({ review, changedAt }: TheReviewProps) {
  const t = useTranslations('reviewsDetail.theReview')
  const row = useTranslations('reviews.row')
  const formatting = useFormatting()
  const platform = PLATFORM_NAMES[review.platform]
  return (
    <div className="flex flex-col gap-3">
      {review.vanishedAt !== null && (
        <Banner tone="warn">{t('vanished', { platform, date: formatting.date(review.vanishedAt) })}</Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <ReviewRating rating={review.rating} isRecommended={review.isRecommended} />
        <ReviewBadges review={review} hasDraft={useOwnDrafts().includes(review.id)} />
      </div>
      <article lang={review.language ?? undefined} className="flex flex-col gap-1">
        {review.title && <p className="text-base font-semibold break-words">{review.title}</p>}
        {review.content && (
          <p dir="auto" className="text-base break-words whitespace-pre-line">
            {review.content}
          </p>
        )}
      </article>
      {!review.content && !review.title && <p className="text-ink-muted">{row('noText')}</p>}
      <MediaLinks media={review.media} />
      <ReviewFacts review={review} changedAt={changedAt} />
    </div>
  )
}

function ReviewFacts({ review, changedAt }: TheReviewProps) {
  const t = useTranslations('reviewsDetail.theReview')
  const formatting = useFormatting()
  const locale = useLocale()
  const language = review.language && new Intl.DisplayNames([locale], { type: 'language' }).of(review.language)
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-muted">
      <time dateTime={review.createdAt} title={formatting.dateTime(review.createdAt)}>
        {t('written', { date: formatting.date(review.createdAt) })}
      </time>
      {changedAt !== undefined && (
        <time dateTime={changedAt} title={formatting.dateTime(changedAt)}>
          {t('changed', { date: formatting.date(changedAt) })}
        </time>
      )}
      {language && <span>{t('language', { language })}</span>}
      {review.authorUrl !== null && (
        <a href={review.authorUrl} target="_blank" rel="noreferrer" className={TEXT_LINK_CLASSES}>
          {t('profile', { platform: PLATFORM_NAMES[review.platform] })}
        </a>
      )}
    </p>
  )
}

/** They lie with the platform, which would learn who looks at them if they were shown here. */
function MediaLinks({ media }: { media: readonly string[] }) {
  const t = useTranslations('reviewsDetail.theReview')
  if (media.length === 0) return null
  return (
    <ul aria-label={t('media')} className="flex flex-wrap gap-2">
      {media.map((url, index) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line px-2.5 text-sm hover:bg-inset pointer-coarse:min-h-11"
          >
            <ExternalLink aria-hidden className="size-3.5" />
            {t('mediaItem', { number: String(index + 1) })}
          </a>
        </li>
      ))}
    </ul>
  )
}
