import type { ReactNode } from 'react'
import { BrandMark } from '#web/components/brand-mark.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Avatar } from '#web/ui/index.ts'
import { useIsBuilt } from '../use-is-built.ts'
import type { ActivityGroup } from './activity-groups.ts'
import { ActivitySentence } from './activity-sentence.tsx'

const ROW_CLASSES = 'flex min-h-14 items-center gap-3 px-5 py-2.5'

/** The first of a day says which: as part of the row, so that the list holds as many rows as there are entries. */
export function ActivityRow({ group: { entry, count, startsDay } }: { group: ActivityGroup }) {
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
          <ActivitySentence entry={entry} count={count} />
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
