import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ReviewDetail } from '#shared/contracts/reviews.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { Button, EmptyState, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import type { useTriage } from '../triage/use-triage.ts'
import { SheetContent } from './sheet-content.tsx'

interface SheetStateProps {
  query: UseQueryResult<ReviewDetail>
  triage: ReturnType<typeof useTriage>
  onRespond: () => void
  onAnalyze: () => void
  onClose: () => void
}

/** An address that makes no sense leads nowhere either. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'invalid-input')
}

export function SheetState({ query, triage, onRespond, onAnalyze, onClose }: SheetStateProps) {
  const t = useTranslations('reviewsDetail')
  if (isGone(query.error)) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t('goneTitle')}
        text={t('goneText')}
        action={<Button onClick={onClose}>{t('close')}</Button>}
      />
    )
  }
  return (
    <QueryState query={query} failedTitle={t('failed')} skeleton={<SheetSkeleton />}>
      {(detail) => <SheetContent key={detail.review.id} {...{ detail, triage, onRespond, onAnalyze }} />}
    </QueryState>
  )
}

function SheetSkeleton() {
  const t = useTranslations('reviewsDetail')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="mt-6 h-5 w-1/4" />
        <Skeleton className="h-20 w-full" />
      </div>
    </SkeletonGroup>
  )
}
