import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Dispute } from '#shared/contracts/disputes.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { PlatformMark } from '#web/components/platform-mark.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { paths } from '#shared/domain/paths.ts'
import { FileText, Gauge, Send } from 'lucide-react'
import { isOpen } from '#shared/domain/dispute-status.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button } from '#web/ui/index.ts'
import { DisputeBadges } from './dispute-badges.tsx'
import { RowCase } from './row-case.tsx'
import type { DisputeActions } from './use-dispute-actions.ts'

interface DisputeRowProps {
  dispute: Dispute
  actions: DisputeActions
}

export function DisputeRow({ dispute, actions }: DisputeRowProps) {
  const titleId = `dispute-title-${dispute.id}`
  return (
    <li className="scroll-mt-20 scroll-mb-24">
      <article aria-labelledby={titleId} className="flex gap-3 border-b border-line px-4 py-3 sm:px-5">
        <span className="max-sm:hidden">
          {dispute.platform ? <PlatformMark platform={dispute.platform} /> : <span className="block size-9" />}
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <RowHeader dispute={dispute} titleId={titleId} />
          <DisputedReview dispute={dispute} />
          <p dir="auto" className="line-clamp-2 break-words whitespace-pre-line">
            {dispute.description}
          </p>
          <RowCase dispute={dispute} />
          <RowActions dispute={dispute} actions={actions} />
        </div>
      </article>
    </li>
  )
}

function RowHeader({ dispute, titleId }: { dispute: Dispute; titleId: string }) {
  const t = useTranslations('disputes')
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 id={titleId} className="min-w-0 text-base font-semibold">
        <Link
          to={paths.disputes}
          from={paths.disputes}
          search={(now) => ({ ...now, dispute: dispute.id })}
          resetScroll={false}
          className="break-words underline-offset-4 hover:underline pointer-coarse:py-2"
        >
          {t(`reasons.${dispute.reason}`)}
        </Link>
      </h3>
      <DisputeBadges dispute={dispute} />
      <RelativeTime at={dispute.createdAt} className="text-sm text-ink-muted sm:ml-auto" />
    </header>
  )
}

/** Which review it is about, as far as one has to know to recognise it. */
function DisputedReview({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('disputes.row')
  const { review } = dispute
  if (!review) return <StatedReview dispute={dispute} />
  return (
    <div className="flex flex-col gap-0.5 border-l-2 border-line-strong pl-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-ink-muted">
        <span className="font-medium break-words text-ink">{review.author ?? t('anonymous')}</span>
        <ReviewRating rating={review.rating} isRecommended={review.isRecommended} />
        <span>{PLATFORM_NAMES[review.platform]}</span>
      </p>
      <p dir="auto" className="line-clamp-1 break-words text-ink-muted">
        {review.content || t('noText')}
      </p>
    </div>
  )
}

/** As somebody told of it. */
function StatedReview({ dispute: { platform, stated } }: { dispute: Dispute }) {
  const t = useTranslations('disputes.row')
  return (
    <div className="flex flex-col gap-0.5 text-sm text-ink-muted">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
        {platform && <span>{PLATFORM_NAMES[platform]}</span>}
        {stated && <ReviewRating rating={stated.rating} isRecommended={null} />}
        <span>{t('noReview')}</span>
      </p>
      {stated?.content && (
        <p dir="auto" className="line-clamp-1 break-words">
          {stated.content}
        </p>
      )}
    </div>
  )
}

interface RowActionsProps {
  dispute: Dispute
  actions: DisputeActions
}

function RowActions({ dispute, actions }: RowActionsProps) {
  const t = useTranslations('disputes')
  const me = useMe()
  const author = dispute.review?.author ?? t('row.anonymous')
  return (
    <div className="-ml-2.5 flex flex-wrap items-center gap-x-1 gap-y-0.5">
      <Button
        size="small"
        variant="quiet"
        icon={<FileText aria-hidden />}
        aria-label={t('row.openOf', { reason: t(`reasons.${dispute.reason}`), author })}
        onClick={() => actions.open(dispute)}
      >
        {t('row.open')}
      </Button>
      {((can(me, 'disputes.create') && isOpen(dispute.status)) || dispute.priority) && (
        <Button size="small" variant="quiet" icon={<Gauge aria-hidden />} onClick={() => actions.prioritize(dispute)}>
          {t(dispute.priority ? 'row.priority' : 'row.prioritize')}
        </Button>
      )}
      {can(me, 'disputes.file') && dispute.status === 'pending' && <FileAction dispute={dispute} actions={actions} />}
    </div>
  )
}

/** Where it can be done for a person it is done at once; elsewhere they are led through it. */
function FileAction({ dispute, actions }: RowActionsProps) {
  const t = useTranslations('disputes.row')
  const { platform, filingState } = dispute
  if (platform === null || dispute.filingWay === 'none') {
    return <span className="px-2.5 text-sm text-ink-muted">{t('notLinked')}</span>
  }
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<Send aria-hidden />}
      isBusy={filingState === 'queued' || filingState === 'filing'}
      busyLabel={t('filing')}
      onClick={() => actions.file(dispute)}
    >
      {t('fileWith', { platform: PLATFORM_NAMES[platform] })}
    </Button>
  )
}
