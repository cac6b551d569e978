import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration, LiveReview } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Badge, Button, Dialog, EmptyState, Stars, TEXT_LINK_CLASSES } from '#web/ui/index.ts'
import { liveReviewsQuery } from './integrations.queries.ts'

/** For platforms that do not let their reviews be kept. */
export function LiveReviewsPart({ integration }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const [isOpen, setIsOpen] = useState(false)
  const platform = PLATFORM_NAMES[integration.type]
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button>{t('live.open')}</Button>}
      title={t('live.title', { name: integration.name })}
      description={t('live.text', { platform })}
      size="large"
    >
      <LiveReviews integrationId={integration.id} platform={platform} />
    </Dialog>
  )
}

function LiveReviews({ integrationId, platform }: { integrationId: string; platform: string }) {
  const t = useTranslations('integrations')
  const reviews = useQuery(liveReviewsQuery(integrationId))
  return (
    <QueryState
      query={reviews}
      failedTitle={t('live.failed')}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState kind="first-use" title={t('live.empty')} />}
    >
      {({ items, total }) => (
        <div className="flex flex-col gap-3">
          {total !== null && (
            <p className="text-sm text-ink-muted">{t('live.shown', { shown: items.length, total })}</p>
          )}
          <ul className="flex flex-col divide-y divide-line">
            {items.map((review) => (
              <LiveReviewRow key={review.id} review={review} platform={platform} />
            ))}
          </ul>
        </div>
      )}
    </QueryState>
  )
}

function LiveReviewRow({ review, platform }: { review: LiveReview; platform: string }) {
  const t = useTranslations('integrations')
  return (
    <li className="flex flex-col gap-1.5 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium break-words">{review.author ?? t('live.anonymous')}</span>
        <Verdict review={review} />
        <RelativeTime at={review.createdAt} className="text-sm text-ink-muted" />
      </p>
      {review.title !== null && <p className="font-medium break-words">{review.title}</p>}
      {review.content !== null && (
        <p dir="auto" className="break-words whitespace-pre-line">
          {review.content}
        </p>
      )}
      {review.response !== null && (
        <div className="rounded-control bg-inset p-3">
          <p className="text-sm text-ink-muted">{t('live.response')}</p>
          <p dir="auto" className="break-words whitespace-pre-line">
            {review.response}
          </p>
        </div>
      )}
      {review.url !== null && (
        <a href={review.url} target="_blank" rel="noopener noreferrer" className={TEXT_LINK_CLASSES}>
          {t('live.source', { platform })}
        </a>
      )}
    </li>
  )
}

function Verdict({ review: { rating, isRecommended } }: { review: LiveReview }) {
  const t = useTranslations('integrations')
  if (rating !== null) return <Stars value={rating} label={t('live.stars', { rating: String(rating) })} size="small" />
  if (isRecommended === null) return null
  return (
    <Badge tone={isRecommended ? 'good' : 'bad'}>
      {isRecommended ? t('live.recommended') : t('live.notRecommended')}
    </Badge>
  )
}
