import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ActivityEntry } from '#shared/contracts/activity.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { Button, Card, EmptyState, joinClasses, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { countFilters, useActivityFilter } from './activity-address.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { activityQuery } from './activity.queries.ts'
import { groupActivity } from './activity-groups.ts'
import { ActivityRow } from './activity-row.tsx'

const ROW_WIDTHS = ['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5', 'w-1/2'] as const

/** Rows as high as the feed's own, so that nothing moves when they arrive. */
function ActivitySkeleton() {
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

export function ActivityFeed() {
  const t = useTranslations('dashboard')
  const { filter, change, clear } = useActivityFilter()
  const filterButton = useRef<HTMLButtonElement>(null)
  const activity = useInfiniteQuery(activityQuery(filter))
  // The button that was pressed is gone with what it cleared.
  const clearAndStay = () => {
    clear()
    filterButton.current?.focus()
  }

  return (
    <Card
      title={t('recentActivity')}
      actions={<ActivityFilters ref={filterButton} filter={filter} onChange={change} onClear={clear} />}
      isFlush
    >
      <QueryState
        query={activity}
        failedTitle={t('failed')}
        skeleton={<ActivitySkeleton />}
        isEmpty={({ pages }) => pages.every((page) => page.items.length === 0)}
        empty={<NoActivity isFiltered={countFilters(filter) > 0} onClear={clearAndStay} />}
      >
        {({ pages }) => (
          <>
            <ActivityList entries={pages.flatMap((page) => page.items)} isStale={activity.isPlaceholderData} />
            <NextPage query={activity} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

function ActivityList({ entries, isStale }: { entries: readonly ActivityEntry[]; isStale: boolean }) {
  const formatting = useFormatting()
  const now = useNow()
  return (
    <ol className={joinClasses('border-t border-line transition-opacity', isStale && 'opacity-60')}>
      {groupActivity(entries, (at) => formatting.day(at, now)).map((group) => (
        <ActivityRow key={group.key} group={group} />
      ))}
    </ol>
  )
}

function NoActivity({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations('dashboard')
  if (!isFiltered) return <EmptyState kind="first-use" title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <EmptyState
      kind="nothing-matches"
      title={t('nothingTitle')}
      text={t('nothingText')}
      action={<Button onClick={onClear}>{t('filters.clear')}</Button>}
    />
  )
}
