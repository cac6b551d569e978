import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { QueryState } from '#web/components/query-state.tsx'
import { joinClasses, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { FigureCard } from './figure-card.tsx'
import type { ShownDashboard } from './figure-links.ts'
import { type FigureSources, useFigures } from './use-figures.ts'

const GRID = 'grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1 sm:gap-4 xl:grid-cols-4'

interface FiguresProps {
  query: UseQueryResult<ShownDashboard>
  /** Nobody has reviewed the business yet, in whichever period. */
  isNew: boolean
}

export function Figures({ query, isNew }: FiguresProps) {
  const t = useTranslations('dashboardOverview.figures')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="sr-only">
        {t('title')}
      </h2>
      <QueryState query={query} failedTitle={t('failed')} skeleton={<FiguresSkeleton />}>
        {(dashboard) => <Cards sources={{ dashboard, isNew }} isStale={query.isPlaceholderData} />}
      </QueryState>
    </section>
  )
}

function Cards({ sources, isStale }: { sources: FigureSources; isStale: boolean }) {
  const figures = useFigures(sources)
  return (
    <ul aria-busy={isStale} className={joinClasses(GRID, 'transition-opacity duration-150', isStale && 'opacity-60')}>
      {figures.map((figure) => (
        <FigureCard key={figure.key} figure={figure} />
      ))}
    </ul>
  )
}

/** As high as the cards, so that nothing moves when they arrive. */
function FiguresSkeleton() {
  const t = useTranslations('common')
  return (
    <SkeletonGroup label={t('loading')} className={GRID}>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="flex h-36 flex-col gap-2.5 rounded-card border border-line bg-card p-4 max-sm:h-40">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-2 h-7 w-2/5" />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
