import { useTranslations } from 'use-intl'
import { Skeleton, SkeletonGroup, SkeletonRows } from '#web/ui/index.ts'

/** The shape of a page while its code or its guard is still under way. */
export function PagePending() {
  const t = useTranslations('common')
  return (
    <div className="flex flex-col gap-6">
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-2">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-4 w-72 max-w-full" />
      </SkeletonGroup>
      <SkeletonRows label={t('loading')} />
    </div>
  )
}
