import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Onboarding } from '#shared/contracts/dashboard.ts'
import { Page } from '#web/components/page.tsx'
import { useMe } from '#web/kernel/session/me.ts'
import { Card, Select, joinClasses, Skeleton, SkeletonGroup } from '#web/ui/index.ts'
import { PERIODS } from '#shared/domain/periods.ts'
import { reviewOptionsQuery } from '#web/components/review-options.queries.ts'
import { Suspense, useId } from 'react'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { language } from '#web/kernel/i18n/language.ts'
import { loadChunk } from '#web/kernel/load-chunk.ts'
import { TrendSkeleton } from './trend-skeleton.tsx'
import { type DashboardAddress, useDashboardAddress } from './dashboard-address.ts'
import { dashboardQuery, needsQuery, onboardingQuery } from './dashboard.queries.ts'
import { NeedsCard, NeedsSkeleton } from './needs-card.tsx'
import { FirstSteps, ShowFirstSteps } from './first-steps.tsx'
import { FigureCard } from './figure-card.tsx'
import type { ShownDashboard } from './figure-links.ts'
import { type FigureSources, useFigures } from './use-figures.ts'

const DashboardHistory = lazyRouteComponent(async () => {
  const [history] = await Promise.all([loadChunk(() => import('./dashboard-history.tsx')), language.add('activity')])
  return history
}, 'DashboardHistory')

const GRID = 'grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1 sm:gap-4 xl:grid-cols-4'

interface FiguresProps {
  query: UseQueryResult<ShownDashboard>
  /** Nobody has reviewed the business yet, in whichever period. */
  isNew: boolean
}

function Figures({ query, isNew }: FiguresProps) {
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

export function DashboardPage() {
  const t = useTranslations('dashboard')
  const { customer } = useMe()
  const { change, period, location: wanted } = useDashboardAddress()
  const { data: locations } = useQuery({ ...reviewOptionsQuery, select: (options) => options.locations })
  // A place that is gone is no place; until they are known, the address is believed.
  const location = locations && !locations.some(({ id }) => id === wanted) ? undefined : wanted
  const dashboard = useQuery(dashboardQuery({ period, location }))
  const onboarding = useQuery(onboardingQuery)
  const isNew = onboarding.data?.steps.some(({ step, isDone }) => step === 'sync' && !isDone) ?? false
  const beginning = onboarding.data?.isEmpty ? onboarding.data : null
  return (
    <Page
      title={t('title')}
      {...(customer?.isNamed && { subtitle: t('subtitle', { company: customer.companyName }) })}
      actions={<DashboardControls period={period} location={location} locations={locations ?? []} onChange={change} />}
    >
      {beginning && <FirstSteps onboarding={beginning} />}
      {onboarding.isPending ? <FiguresSkeleton /> : <Figures query={dashboard} isNew={isNew} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Duties location={location} onboarding={onboarding} />
        <div className="flex min-w-0 flex-col gap-6">
          <Suspense fallback={<CourseSkeleton />}>
            <DashboardHistory query={dashboard} isNew={isNew} />
          </Suspense>
        </div>
      </div>
    </Page>
  )
}

function CourseSkeleton() {
  const t = useTranslations('dashboardOverview.trend')
  return (
    <Card title={t('title')} isFlush>
      <TrendSkeleton />
    </Card>
  )
}

interface DutiesProps extends Pick<DashboardAddress, 'location'> {
  onboarding: UseQueryResult<Onboarding>
}

/**
 * Both at once: what comes first in the column must not push down what is already read. Where nothing is there yet, the
 * first steps stand above everything else.
 */
function Duties({ location, onboarding }: DutiesProps) {
  const t = useTranslations('dashboardOverview.needs')
  const needs = useQuery(needsQuery(location))
  const isEmpty = onboarding.data?.isEmpty ?? false
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {onboarding.isPending ? (
        <Card title={t('title')} isFlush>
          <NeedsSkeleton />
        </Card>
      ) : (
        <>
          {onboarding.data && !isEmpty && <FirstSteps onboarding={onboarding.data} />}
          <NeedsCard query={needs} isNothingConnected={isEmpty} />
          <ShowFirstSteps onboarding={onboarding.data} />
        </>
      )}
    </div>
  )
}

interface DashboardControlsProps extends DashboardAddress {
  locations: readonly { id: string; name: string }[]
  onChange: (change: Partial<DashboardAddress>) => void
}

/** Whoever has one place never hears of places. */
function DashboardControls({ period, location, locations, onChange }: DashboardControlsProps) {
  const t = useTranslations('dashboardOverview.controls')
  return (
    <div className="flex gap-2 max-sm:w-[calc(100vw-2rem)] max-sm:*:min-w-0 max-sm:*:flex-1">
      {locations.length > 1 && (
        <Select
          aria-label={t('location')}
          value={location ?? ''}
          placeholder={t('allLocations')}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target: { value } }) => onChange({ location: value === '' ? undefined : value })}
          className="sm:max-w-60"
        />
      )}
      <Select
        aria-label={t('period')}
        value={period}
        options={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={({ target: { value } }) => {
          const chosen = PERIODS.find((known) => known === value)
          if (chosen) onChange({ period: chosen })
        }}
      />
    </div>
  )
}
