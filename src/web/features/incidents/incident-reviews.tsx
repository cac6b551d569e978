import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { IncidentDetail } from '#shared/contracts/incidents.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, Checkbox, SheetSection, buttonClasses, VisuallyHidden } from '#web/ui/index.ts'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { paths } from '#shared/domain/paths.ts'
import { DisputeChosen } from './dispute-chosen.tsx'

/** The reviews that came, and those of them that shall be disputed. */
export function IncidentReviews({ incident }: { incident: IncidentDetail }) {
  const t = useTranslations('incidents.reviews')
  const me = useMe()
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const [isStarting, setIsStarting] = useState(false)
  const mayDispute = can(me, 'disputes.create') && can(me, 'reviews.manage')
  const open = incident.reviews.filter(({ disputeId }) => disputeId === null)
  // One that got a dispute meanwhile is not chosen any more.
  const chosen = open.filter(({ id }) => chosenIds.includes(id))
  const toggle = (id: string, isChosen: boolean) =>
    setChosenIds((ids) => (isChosen ? [...ids, id] : ids.filter((each) => each !== id)))

  return (
    <SheetSection title={t('title', { count: incident.reviewCount })}>
      {mayDispute && open.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label={t('chooseAll')}
            checked={chosen.length === open.length}
            isIndeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={(event) => setChosenIds(event.target.checked ? open.map(({ id }) => id) : [])}
          />
          <Button disabled={chosen.length === 0} onClick={() => setIsStarting(true)}>
            {t('start', { count: chosen.length })}
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-2">
        {incident.reviews.map((review) => (
          <IncidentReview
            key={review.id}
            review={review}
            isChosen={chosen.some(({ id }) => id === review.id)}
            onChoose={mayDispute ? (isChosen) => toggle(review.id, isChosen) : undefined}
          />
        ))}
      </ul>
      {isStarting && (
        <DisputeChosen
          incident={incident}
          ids={chosen.map(({ id }) => id)}
          onClose={() => setIsStarting(false)}
          onStarted={() => setChosenIds([])}
        />
      )}
    </SheetSection>
  )
}

interface IncidentReviewProps {
  review: IncidentDetail['reviews'][number]
  isChosen: boolean
  /** Left out for those who may not dispute. */
  onChoose: ((isChosen: boolean) => void) | undefined
}

function IncidentReview({ review, isChosen, onChoose }: IncidentReviewProps) {
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
          <p dir="auto" className="line-clamp-4 break-words whitespace-pre-line">
            {review.content}
          </p>
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
