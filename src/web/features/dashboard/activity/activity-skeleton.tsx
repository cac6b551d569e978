import { useTranslations } from 'use-intl'
import { Skeleton, SkeletonGroup } from '#web/ui/index.ts'

const ROW_WIDTHS = ['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5', 'w-1/2'] as const

/** Rows as high as the feed's own, so that nothing moves when they arrive. */
export function ActivitySkeleton() {
  const t = useTranslations('common')
  return (
    <SkeletonGroup label={t('loading')} className="border-t border-line">
      {ROW_WIDTHS.map((width, row) => (
        <div key={row} className="flex min-h-14 items-center gap-3 border-b border-line px-5 py-2.5 last:border-b-0">
          <Skeleton isRound className="size-7 shrink-0" />
          <div className="flex min-w-0 flex-1 items-center justify-between gap-4">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3 w-16 shrink-0" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
