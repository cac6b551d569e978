import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { DisputeDetail } from '#shared/contracts/disputes.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { SheetContent } from './sheet-content.tsx'

interface SheetStateProps {
  query: UseQueryResult<DisputeDetail>
  onClose: () => void
}

export function SheetState({ query, onClose }: SheetStateProps) {
  const t = useTranslations('disputesDetail')
  const gone = { title: t('goneTitle'), text: t('goneText'), close: t('close'), onClose }
  return (
    <QueryState query={query} failedTitle={t('failed')} gone={gone} skeleton={<SheetSkeleton />}>
      {(dispute) => <SheetContent key={dispute.id} dispute={dispute} />}
    </QueryState>
  )
}

function SheetSkeleton() {
  const t = useTranslations('disputesDetail')
  return (
    <SkeletonGroup label={t('loading')}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="mt-6 h-4 w-1/4" />
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </SkeletonGroup>
  )
}
