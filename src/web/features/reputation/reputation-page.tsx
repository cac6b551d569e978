import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Reputation } from '#shared/contracts/reputation.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { paths } from '#shared/domain/paths.ts'
import { PERIODS } from '#shared/domain/periods.ts'
import { PLATFORM_NAMES, PLATFORMS } from '#shared/domain/platforms.ts'
import type { Aspect } from '#shared/domain/sentiment.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterSelect, LocationFilter } from '#web/components/forms/filter-row.tsx'
import { Page } from '#web/components/page.tsx'
import { PlansButton } from '#web/components/plans-link.tsx'
import { can, hasInPlan, useMe } from '#web/kernel/session/me.ts'
import { Banner, Button, buttonClasses, EmptyState, joinClasses } from '#web/ui/index.ts'
import { Course } from './reputation-course.tsx'
import { AnswerTime, Figures, FiguresSkeleton } from './reputation-figures.tsx'
import { Locations } from './reputation-locations.tsx'
import { Distribution, Moods, Platforms } from './reputation-parts.tsx'
import { Score } from './reputation-score.tsx'
import { ShareMenu } from './reputation-sharing.tsx'
import { Targets } from './reputation-targets.tsx'
import { Languages, Themes } from './themes/reputation-themes.tsx'
import { Week } from './themes/reputation-week.tsx'
import { ThemeSheet } from './themes/theme-sheet.tsx'
import { basicReputationQuery, reputationQuery } from './reputation.queries.ts'

const USUAL_PERIOD = '90d'

/** All choices live in the address alone. */
function useReputationAddress() {
  const { period = USUAL_PERIOD, location, platform, theme } = useSearch({ from: '/shell/analytics' })
  const navigate = useNavigate()
  const filter: ReputationFilter = { period, location, platform }
  const change = (wanted: Partial<ReputationFilter> & { theme?: Aspect | undefined }) => {
    const next = { ...filter, theme, ...wanted }
    const search = {
      tab: 'reputation',
      ...(next.period !== USUAL_PERIOD && { period: next.period }),
      ...(next.location !== undefined && { location: next.location }),
      ...(next.platform !== undefined && { platform: next.platform }),
      ...(next.theme !== undefined && { theme: next.theme }),
    } as const
    void navigate({ to: paths.analytics, search, replace: true, resetScroll: false })
  }
  return { filter, theme, change }
}

/** What people say of the business; the tabs are what else there is to see of it. */
export function ReputationPage({ tabs }: { tabs: ReactNode }) {
  const t = useTranslations('reputation')
  const isAdvanced = hasInPlan(useMe(), 'advanced-analytics')
  const { filter, theme, change } = useReputationAddress()
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={isAdvanced && <ShareMenu filter={filter} />}>
      {tabs}
      {isAdvanced ? <WholeReputation filter={filter} theme={theme} change={change} /> : <BasicReputation />}
    </Page>
  )
}

/** What every plan has. */
function BasicReputation() {
  const t = useTranslations('reputation')
  const query = useQuery(basicReputationQuery)
  return (
    <>
      <Banner action={<PlansButton />}>{t('basic')}</Banner>
      <QueryState
        query={query}
        failedTitle={t('failed')}
        skeleton={<FiguresSkeleton />}
        isEmpty={({ now }) => now.reviewCount === 0}
        empty={<EmptyState kind="first-use" title={t('emptyBasic')} text={t('emptyBasicText')} />}
      >
        {({ now, before, days, today, series }) => (
          <>
            <Figures now={now} before={before} counted={{ days }} />
            <Course series={series} days={days} today={today} />
          </>
        )}
      </QueryState>
    </>
  )
}

interface WholeReputationProps {
  filter: ReputationFilter
  change: (wanted: Partial<ReputationFilter> & { theme?: Aspect | undefined }) => void
}

/** `theme`: whose quotes are open. */
function WholeReputation({ filter, theme, change }: WholeReputationProps & { theme: Aspect | undefined }) {
  const t = useTranslations('reputation')
  const query = useQuery(reputationQuery(filter))
  return (
    <>
      <Filters filter={filter} change={change} />
      <Week filter={filter} />
      <div
        aria-busy={query.isPlaceholderData}
        className={joinClasses('flex flex-col gap-6 transition-opacity', query.isPlaceholderData && 'opacity-60')}
      >
        <QueryState
          query={query}
          failedTitle={t('failed')}
          skeleton={<FiguresSkeleton />}
          isEmpty={({ now }) => now.reviewCount === 0}
          empty={<Nothing isNew={query.data?.ever.reviewCount === 0} filter={filter} change={change} />}
        >
          {(shown) => <Parts shown={shown} filter={filter} openTheme={(aspect) => change({ theme: aspect })} />}
        </QueryState>
      </div>
      {theme && <ThemeSheet key={theme} aspect={theme} filter={filter} onClose={() => change({ theme: undefined })} />}
    </>
  )
}

function Filters({ filter, change }: WholeReputationProps) {
  const t = useTranslations('reputation.filters')
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-1 max-sm:*:basis-36">
      <FilterSelect
        label={t('period')}
        options={PERIODS}
        nameOf={(period) => t(`periods.${period}`)}
        value={filter.period}
        onChoose={(period = USUAL_PERIOD) => change({ period })}
      />
      <LocationFilter
        label={t('location')}
        all={t('allLocations')}
        value={filter.location}
        onChoose={(location) => change({ location })}
      />
      <FilterSelect
        label={t('platform')}
        all={t('allPlatforms')}
        options={PLATFORMS}
        nameOf={(platform) => PLATFORM_NAMES[platform]}
        value={filter.platform}
        onChoose={(platform) => change({ platform })}
      />
    </div>
  )
}

/** Before the first review: what it takes to get there. */
function NoReviewsYet() {
  const t = useTranslations('reputation')
  return (
    <EmptyState
      kind="first-use"
      title={t('empty')}
      text={t('emptyText')}
      action={
        can(useMe(), 'integrations.view') && (
          <Link to={paths.settings} search={{ tab: 'integrations' }} className={buttonClasses({ variant: 'primary' })}>
            {t('connect')}
          </Link>
        )
      }
    />
  )
}

/** Nobody has said anything yet, or not within the filters. */
function Nothing({ isNew, filter, change }: WholeReputationProps & { isNew: boolean }) {
  const t = useTranslations('reputation')
  if (isNew && filter.location === undefined && filter.platform === undefined) return <NoReviewsYet />
  return (
    <EmptyState
      kind="nothing-matches"
      title={t('nothingMatches')}
      action={
        <Button onClick={() => change({ period: 'all', location: undefined, platform: undefined })}>
          {t('showAll')}
        </Button>
      }
    />
  )
}

interface PartsProps {
  shown: Reputation
  filter: ReputationFilter
  openTheme: (aspect: Aspect) => void
}

function Parts({ shown, filter, openTheme }: PartsProps) {
  const { now, before, days, today, series } = shown
  const counted = { days, location: filter.location, platform: filter.platform }
  return (
    <>
      <Figures now={now} before={before} counted={counted}>
        <AnswerTime now={now} before={before} counted={counted} />
      </Figures>
      <Course series={series} days={days} today={today} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Distribution shown={shown} counted={counted} />
        <Moods shown={shown} counted={counted} />
      </div>
      <Themes filter={filter} onOpen={openTheme} />
      <Targets filter={filter} />
      <Score shown={shown} />
      <Platforms shown={shown} counted={counted} />
      <Languages filter={filter} />
      {filter.location === undefined && <Locations filter={filter} all={now} />}
    </>
  )
}
