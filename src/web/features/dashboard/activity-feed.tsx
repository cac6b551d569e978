import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BrandMark } from '#web/components/brand-mark.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Avatar, Card, EmptyState } from '#web/ui/index.ts'
import { activityQuery } from './activity.queries.ts'
import { type ActivityGroup, groupActivity } from './activity-groups.ts'
import { ActivitySentence } from './activity-sentence.tsx'
import { ActivitySkeleton } from './activity-skeleton.tsx'

export function ActivityFeed() {
  const t = useTranslations('dashboard')
  const activity = useInfiniteQuery(activityQuery)

  return (
    <Card title={t('recentActivity')} isFlush>
      <QueryState
        query={activity}
        failedTitle={t('failed')}
        skeleton={<ActivitySkeleton />}
        isEmpty={({ pages }) => pages.every((page) => page.items.length === 0)}
        empty={<EmptyState kind="first-use" title={t('emptyTitle')} text={t('emptyText')} />}
      >
        {({ pages }) => (
          <>
            <ol className="border-t border-line">
              {groupActivity(pages.flatMap((page) => page.items)).map((group) => (
                <ActivityRow key={group.key} group={group} />
              ))}
            </ol>
            <NextPage query={activity} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

function ActivityRow({ group: { entry, count } }: { group: ActivityGroup }) {
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line px-5 py-2.5 last:border-b-0">
      {entry.actorName === null ? (
        <BrandMark className="size-7 shrink-0" />
      ) : (
        <Avatar name={entry.actorName} size="small" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
        <ActivitySentence entry={entry} count={count} />
        <RelativeTime at={entry.createdAt} className="shrink-0 text-sm text-ink-muted" />
      </div>
    </li>
  )
}
