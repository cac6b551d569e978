import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ReviewDetail } from '#shared/contracts/reviews.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import type { useTriage } from '../triage/use-triage.ts'
import { SheetContent } from './sheet-content.tsx'

interface SheetStateProps {
  query: UseQueryResult<ReviewDetail>
  triage: ReturnType<typeof useTriage>
  onRespond: () => void
  onAnalyze: () => void
  onClose: () => void
}

export function SheetState({ query, triage, onRespond, onAnalyze, onClose }: SheetStateProps) {
  const t = useTranslations('reviewsDetail')
  const gone = { title: t('goneTitle'), text: t('goneText'), close: t('close'), onClose }
  return (
    <QueryState query={query} failedTitle={t('failed')} gone={gone} skeleton={<SheetSkeleton />}>
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
