import { Link, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ANALYTICS_TABS } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { AnalyticsPage } from '#web/features/campaigns/analytics/analytics-page.tsx'
import { CompetitorsPage } from '#web/features/competitors/competitors-page.tsx'
import { ReputationPage } from '#web/features/reputation/reputation-page.tsx'
import { joinClasses } from '#web/ui/index.ts'

type Tab = (typeof ANALYTICS_TABS)[number]

/** What campaigns bring, what people say, and how others stand. */
export function AnalyticsScreen() {
  const { tab = 'campaigns' } = useSearch({ from: '/shell/analytics' })
  const tabs = <AnalyticsTabs current={tab} />
  if (tab === 'competitors') return <CompetitorsPage tabs={tabs} />
  return tab === 'reputation' ? <ReputationPage tabs={tabs} /> : <AnalyticsPage tabs={tabs} />
}

function AnalyticsTabs({ current }: { current: Tab }) {
  const t = useTranslations('reputation.tabs')
  return (
    <nav aria-label={t('label')} className="flex gap-1 overflow-x-auto border-b border-line">
      {ANALYTICS_TABS.map((tab) => (
        <Link
          key={tab}
          to={paths.analytics}
          search={tab === 'campaigns' ? {} : { tab }}
          {...(tab === current && { 'aria-current': 'page' })}
          className={joinClasses(
            'flex h-10 items-center border-b-2 px-3 font-medium whitespace-nowrap hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:h-11',
            tab === current ? 'border-accent text-ink' : 'border-transparent text-ink-muted',
          )}
        >
          {t(tab)}
        </Link>
      ))}
    </nav>
  )
}
