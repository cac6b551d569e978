import { useTranslations } from 'use-intl'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, EmptyState, Skeleton, SkeletonGroup } from '#web/ui/index.ts'

const SKELETONS = [0, 1, 2, 3]

export function DisputeListSkeleton() {
  const t = useTranslations('disputes')
  return (
    <SkeletonGroup label={t('loading')}>
      <p aria-hidden className="px-5 pt-4 text-sm text-ink-muted">
        {t('loading')}
      </p>
      {SKELETONS.map((row) => (
        <div key={row} className="flex gap-3 border-b border-line px-5 py-4 last:border-b-0">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-8 w-40" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

interface DisputeListEmptyProps {
  isFiltered: boolean
  onClear: () => void
  onNew: () => void
}

/** Nothing matches, or nothing has been disputed yet. */
export function DisputeListEmpty({ isFiltered, onClear, onNew }: DisputeListEmptyProps) {
  const t = useTranslations('disputes')
  const canCreate = can(useMe(), 'disputes.create')
  if (isFiltered) {
    return (
      <EmptyState kind="nothing-matches" title={t('empty')} action={<Button onClick={onClear}>{t('clear')}</Button>} />
    )
  }
  return (
    <EmptyState
      kind="first-use"
      title={t('empty')}
      text={t('firstText')}
      action={
        canCreate && (
          <Button variant="primary" onClick={onNew}>
            {t('new')}
          </Button>
        )
      }
    />
  )
}
