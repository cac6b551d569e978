import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ReviewImport } from '#shared/contracts/review-import.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { Badge } from '#web/ui/index.ts'
import { importsQuery, isUnderWay } from '../review-import.queries.ts'
import { PastFaults } from './past-faults.tsx'
import { UndoImport } from './undo-import.tsx'

const TONES = { queued: 'info', running: 'info', done: 'good', failed: 'bad', undone: 'neutral' } as const

/** Nothing shows as long as nothing was imported. */
export function PastImports({ canManage }: { canManage: boolean }) {
  const t = useTranslations('reviewImport.past')
  const imports = useInfiniteQuery(importsQuery)
  return (
    <QueryState
      query={imports}
      failedTitle={t('failed')}
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={null}
    >
      {({ pages }) => (
        <div>
          <h3 className="mb-1 font-medium">{t('title')}</h3>
          <ul className="divide-y divide-line">
            {pages
              .flatMap((page) => page.items)
              .map((item) => (
                <li key={item.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
                  <PastImport item={item} />
                  {canManage && <UndoImport item={item} />}
                </li>
              ))}
          </ul>
          <NextPage query={imports} />
        </div>
      )}
    </QueryState>
  )
}

function PastImport({ item }: { item: ReviewImport }) {
  const t = useTranslations('reviewImport')
  const { fileName, platform, locationName, state, done, total, added, duplicates, refused, removed } = item
  const counts = isUnderWay(item)
    ? [t('running.lines', { done, total })]
    : [
        t('running.added', { count: added }),
        ...(duplicates > 0 ? [t('running.duplicates', { count: duplicates })] : []),
        ...(refused > 0 ? [t('running.refused', { count: refused })] : []),
        ...(state === 'undone' ? [t('past.removed', { count: removed })] : []),
      ]
  return (
    <div className="flex min-w-0 flex-1 basis-56 flex-col gap-0.5">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 font-medium break-words">{fileName}</span>
        <Badge tone={TONES[state]}>{t(`past.states.${state}`)}</Badge>
      </p>
      <p className="text-sm text-ink-muted">
        {[PLATFORM_NAMES[platform], locationName].filter(Boolean).join(' · ')} · <RelativeTime at={item.createdAt} />
      </p>
      <p className="text-sm">{counts.join(', ')}</p>
      {refused > 0 && !isUnderWay(item) && <PastFaults item={item} />}
    </div>
  )
}
