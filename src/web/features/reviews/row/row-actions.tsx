import { useInfiniteQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, CheckCheck, ExternalLink, Flag, FlagOff, PenLine, RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Review } from '#shared/contracts/reviews.ts'
import type { Me } from '#shared/contracts/session.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { can } from '#web/kernel/session/me.ts'
import { Button, buttonClasses } from '#web/ui/index.ts'
import { PlanActions } from '../plan-actions.tsx'
import { scheduledResponsesQuery } from '../scheduled.queries.ts'
import { useReviewActions } from '../list/review-actions.ts'
import { DisputeLink } from './dispute-link.tsx'
import { offerOf } from './row-offer.ts'

interface RowActionsProps {
  review: Review
  me: Me
}

export function RowActions({ review, me }: RowActionsProps) {
  const t = useTranslations('reviews.row')
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-0.5 pointer-fine:[&_:is(a,button)]:min-h-7">
      <AnswerActions review={review} me={me} />
      <AnalyzeButton review={review} />
      {can(me, 'reviews.manage') && <TriageActions review={review} />}
      <DisputeLink review={review} />
      {review.url !== null && (
        <a
          href={review.url}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'quiet', size: 'small' })}
        >
          <ExternalLink aria-hidden />
          {t('viewOn', { platform: PLATFORM_NAMES[review.platform] })}
        </a>
      )}
    </div>
  )
}

function AnswerActions({ review, me }: RowActionsProps) {
  const offer = offerOf(review, { canDraft: can(me, 'replies.draft'), canPublish: can(me, 'replies.publish') })
  if (offer === null) return null
  return offer === 'plan' ? <PlannedActions review={review} /> : <ComposeButton review={review} offer={offer} />
}

/** Those of the table of plans. A plan that the table has not loaded is changed where replies are written. */
function PlannedActions({ review }: { review: Review }) {
  const { editPlan } = useReviewActions()
  const { data } = useInfiniteQuery(scheduledResponsesQuery)
  const plan = data?.pages.flatMap((page) => page.items).find(({ id }) => id === review.planned?.id)
  if (!plan) return <ComposeButton review={review} offer="compose" />
  return <PlanActions scheduled={plan} onEdit={() => editPlan(plan)} />
}

function ComposeButton({ review, offer }: { review: Review; offer: 'compose' | 'edit' }) {
  const t = useTranslations('reviews.row')
  const { respond } = useReviewActions()
  return (
    <Button size="small" icon={<PenLine aria-hidden />} onClick={() => respond(review)}>
      {t(offer)}
    </Button>
  )
}

function AnalyzeButton({ review }: { review: Review }) {
  const t = useTranslations('reviewsAnalysis')
  const { analyze } = useReviewActions()
  return (
    <Button size="small" variant="quiet" icon={<ChartNoAxesColumn aria-hidden />} onClick={() => analyze(review)}>
      {t('analyze')}
    </Button>
  )
}

function TriageActions({ review }: { review: Review }) {
  const t = useTranslations('reviews.row')
  const { flag, finish } = useReviewActions()
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={review.isFlagged ? <FlagOff aria-hidden /> : <Flag aria-hidden />}
        onClick={() => flag(review)}
      >
        {t(review.isFlagged ? 'unflag' : 'flag')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={review.isDone ? <RotateCcw aria-hidden /> : <CheckCheck aria-hidden />}
        onClick={() => finish(review)}
      >
        {t(review.isDone ? 'reopen' : 'markDone')}
      </Button>
    </>
  )
}
