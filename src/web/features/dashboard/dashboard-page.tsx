import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Onboarding } from '#shared/contracts/dashboard.ts'
import { Page } from '#web/components/page.tsx'
import { useMe } from '#web/kernel/session/me.ts'
import { Card } from '#web/ui/index.ts'
import { ActivityFeed } from './activity/activity-feed.tsx'
import { CourseCard } from './course/course-card.tsx'
import { type DashboardAddress, useDashboardAddress } from './dashboard-address.ts'
import { DashboardControls } from './dashboard-controls.tsx'
import { dashboardQuery, locationsQuery, needsQuery, onboardingQuery } from './dashboard.queries.ts'
import { Figures } from './figures/figures.tsx'
import { NeedsCard, NeedsSkeleton } from './needs/needs-card.tsx'
import { FirstSteps, ShowFirstSteps } from './onboarding/first-steps.tsx'

export function DashboardPage() {
  const t = useTranslations('dashboard')
  const { customer } = useMe()
  const { change, period, location: wanted } = useDashboardAddress()
  const { data: locations } = useQuery(locationsQuery)
  // A place that is gone is no place; until they are known, the address is believed.
  const location = locations && !locations.some(({ id }) => id === wanted) ? undefined : wanted
  const dashboard = useQuery(dashboardQuery({ period, location }))
  const onboarding = useQuery(onboardingQuery)
  const isNew = onboarding.data?.steps.some(({ step, isDone }) => step === 'sync' && !isDone) ?? false
  return (
    <Page
      title={t('title')}
      {...(customer && { subtitle: t('subtitle', { company: customer.companyName }) })}
      actions={<DashboardControls period={period} location={location} locations={locations ?? []} onChange={change} />}
    >
      <Figures query={dashboard} isNew={isNew} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Duties location={location} onboarding={onboarding} />
        <div className="flex min-w-0 flex-col gap-6">
          <CourseCard query={dashboard} isNew={isNew} />
          <ActivityFeed />
        </div>
      </div>
    </Page>
  )
}

interface DutiesProps extends Pick<DashboardAddress, 'location'> {
  onboarding: UseQueryResult<Onboarding>
}

/** Both at once: what comes first in the column must not push down what is already read. */
function Duties({ location, onboarding }: DutiesProps) {
  const t = useTranslations('dashboardOverview.needs')
  const needs = useQuery(needsQuery(location))
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {onboarding.isPending ? (
        <Card title={t('title')} isFlush>
          <NeedsSkeleton />
        </Card>
      ) : (
        <>
          {onboarding.data && <FirstSteps onboarding={onboarding.data} />}
          <NeedsCard query={needs} />
          <ShowFirstSteps onboarding={onboarding.data} />
        </>
      )}
    </div>
  )
}
