import { useTranslations } from 'use-intl'
import { Skeleton, SkeletonGroup, SkeletonRow } from '#web/ui/index.ts'

/** The shape of a page while its code or its guard is still under way. */
export function PagePending() {
  const t = useTranslations('common')
  return (
    <SkeletonGroup label={t('loading')}>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="mt-2 mb-6 h-4 w-72 max-w-full" />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </SkeletonGroup>
  )
}
