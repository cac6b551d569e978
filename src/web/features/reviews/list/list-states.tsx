import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#web/kernel/paths.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Button, buttonClasses, EmptyState, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { integrationsQuery } from '../reviews.queries.ts'

const SKELETONS = [0, 1, 2, 3, 4]

export function ReviewListSkeleton() {
  const t = useTranslations('reviews')
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
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-8 w-40" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** Nothing matches, or nothing has ever come. */
export function ReviewListEmpty({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations('reviews')
  const me = useMe()
  const integrations = useQuery({ ...integrationsQuery, enabled: can(me, 'integrations.view') && !isFiltered })
  const isConnected = integrations.data?.items.some(({ status }) => status === 'connected') ?? false
  if (isFiltered) {
    return (
      <EmptyState kind="nothing-matches" title={t('empty')} action={<Button onClick={onClear}>{t('clear')}</Button>} />
    )
  }
  if (isConnected) return <EmptyState kind="nothing-matches" title={t('empty')} />
  return <FirstUse canConnect={can(me, 'integrations.manage')} />
}

function FirstUse({ canConnect }: { canConnect: boolean }) {
  const t = useTranslations('reviews')
  return (
    <EmptyState
      kind="first-use"
      title={t('firstTitle')}
      text={t(canConnect ? 'firstText' : 'firstTextMember')}
      action={
        canConnect && (
          <Link
            to={paths.settings}
            search={{ tab: 'integrations' } as never}
            className={buttonClasses({ variant: 'primary' })}
          >
            {t('connect')}
          </Link>
        )
      }
    />
  )
}
