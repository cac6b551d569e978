import { useTranslations } from 'use-intl'
import { Skeleton, SkeletonGroup } from '#web/ui/index.ts'

/** As high as the chart with its legend. */
export function TrendSkeleton() {
  const t = useTranslations('common')
  return (
    <SkeletonGroup label={t('loading')} className="flex flex-col gap-4 px-5 pb-4">
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-53 w-full" />
    </SkeletonGroup>
  )
}
