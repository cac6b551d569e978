import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ActivityEntry } from '#shared/contracts/activity.ts'
import { BrandMark } from '#web/components/brand-mark.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { useIsBuilt } from '#web/components/use-is-built.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { Avatar, joinClasses, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { groupActivity, listEach, type ActivityGroup } from './activity-groups.ts'
import { ActivitySentence } from './activity-sentence.tsx'

type More = (entry: ActivityEntry) => ReactNode

const ROW_CLASSES = 'flex min-h-14 items-center gap-3 px-5 py-2.5'

/** The first of a day says which: as part of the row, so that the list holds as many rows as there are entries. */
function ActivityRow({ group: { entry, count, startsDay }, more }: { group: ActivityGroup; more: More | undefined }) {
  return (
    <li className="border-b border-line last:border-b-0">
      {startsDay !== null && (
        <h3 className="bg-inset px-5 py-1.5 text-sm font-medium text-ink-muted first-letter:uppercase">{startsDay}</h3>
      )}
      <Place link={entry.link}>
        {entry.actorName === null ? (
          <BrandMark className="size-7 shrink-0" />
        ) : (
          <Avatar name={entry.actorName} size="small" />
        )}
        <div className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
          <div className="min-w-0">
            <ActivitySentence entry={entry} count={count} />
            {more?.(entry)}
          </div>
          <RelativeTime at={entry.createdAt} className="shrink-0 text-sm text-ink-muted" />
        </div>
      </Place>
    </li>
  )
}

/** Leads to the subject where there is a way for this person. */
function Place({ link, children }: { link: string | null; children: ReactNode }) {
  const isBuilt = useIsBuilt()
  if (link === null || !isBuilt(link)) return <div className={ROW_CLASSES}>{children}</div>
  return (
    <ProductLink href={link} className={`${ROW_CLASSES} hover:bg-inset focus-visible:-outline-offset-2`}>
      {children}
    </ProductLink>
  )
}

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

interface ActivityListProps {
  entries: readonly ActivityEntry[]
  isStale: boolean
  /** What is told of each besides its sentence; then each stands on its own. */
  more?: More
}

export function ActivityList({ entries, isStale, more }: ActivityListProps) {
  const formatting = useFormatting()
  const now = useNow()
  const gather = more ? listEach : groupActivity
  return (
    <ol className={joinClasses('border-t border-line transition-opacity', isStale && 'opacity-60')}>
      {gather(entries, (at) => formatting.day(at, now)).map((group) => (
        <ActivityRow key={group.key} group={group} more={more} />
      ))}
    </ol>
  )
}
