import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { listActivity } from '#shared/contracts/activity.ts'
import { ActivityList, ActivitySkeleton } from '#web/components/activity/activity-list.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { pagedQuery } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { Button, Card, EmptyState } from '#web/ui/index.ts'
import { countFilters, useActivityFilter, type ActivityFilter } from './activity-address.ts'
import { ActivityFilters } from './activity-filters.tsx'

const activityQuery = ({ subject, actor }: ActivityFilter) => ({
  ...pagedQuery([...queryKeys.activity, subject, actor], listActivity, { subject: [...subject], actor }),
  placeholderData: keepPreviousData,
})

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
