import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import {
  type CampaignFigures,
  type CampaignSummary,
  exportCampaignFigures,
} from '#shared/contracts/campaign-analytics.ts'
import { CAMPAIGN_RANGES, CAMPAIGN_WAYS } from '#shared/domain/campaign-figures.ts'
import { paths } from '#shared/domain/paths.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { FilterSelect } from '#web/components/forms/filter-row.tsx'
import { NextPage } from '#web/components/next-page.tsx'
import { Page } from '#web/components/page.tsx'
import { PlansButton } from '#web/components/plans-link.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { hasInPlan, useMe } from '#web/kernel/session/me.ts'
import {
  Banner,
  Button,
  Card,
  EmptyState,
  joinClasses,
  Table,
  TEXT_LINK_CLASSES,
  VisuallyHidden,
} from '#web/ui/index.ts'
import { useCampaignDay } from '../campaign-facts.tsx'
import { useDownload } from '#web/components/use-download.ts'
import { type AnalyticsFilter, figuresQuery, summaryQuery } from './analytics.queries.ts'
import { FigureCard, FigureCards, FigureCardsSkeleton, usePercent } from './figure-cards.tsx'
import { RangeBar } from './range-bar.tsx'
import { useTypeWords } from './use-type-words.ts'

const USUAL_RANGE = '30d'

/** Both choices live in the address alone. */
function useAnalyticsAddress() {
  const { range = USUAL_RANGE, type } = useSearch({ from: '/shell/analytics' })
  const navigate = useNavigate()
  const filter: AnalyticsFilter = { range, type }
  const change = (wanted: Partial<AnalyticsFilter>) => {
    const next = { ...filter, ...wanted }
    const search = {
      ...(next.range !== USUAL_RANGE && { range: next.range }),
      ...(next.type !== undefined && { type: next.type }),
    }
    void navigate({ to: paths.analytics, search, replace: true, resetScroll: false })
  }
  return { filter, change }
}

/** The tabs are what else there is to see of the business. */
export function AnalyticsPage({ tabs }: { tabs: ReactNode }) {
  const t = useTranslations('campaignAnalytics')
  const { filter, change } = useAnalyticsAddress()
  const summary = useQuery(summaryQuery(filter))
  const isAdvanced = hasInPlan(useMe(), 'advanced-analytics')
  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={isAdvanced && <ExportButton filter={filter} />}>
      {tabs}
      {!isAdvanced && <Banner action={<PlansButton />}>{t('advanced')}</Banner>}
      <RangeBar ranges={CAMPAIGN_RANGES} value={filter.range} onChoose={(range) => change({ range })}>
        <FilterSelect
          label={t('type')}
          all={t('allTypes')}
          options={CAMPAIGN_WAYS}
          nameOf={(way) => t(`ways.${way}`)}
          value={filter.type}
          onChoose={(type) => change({ type })}
        />
      </RangeBar>
      <QueryState query={summary} failedTitle={t('failed')} skeleton={<FigureCardsSkeleton label={t('loading')} />}>
        {(shown) => <Summary summary={shown} />}
      </QueryState>
      <Performance filter={filter} />
    </Page>
  )
}

function ExportButton({ filter }: { filter: AnalyticsFilter }) {
  const t = useTranslations('campaignAnalytics')
  const language = useLocale()
  const { download, isBusy } = useDownload(t('exportFailed'))
  const fileName = 'campaign-analytics.csv'
  return (
    <Button
      icon={<FileDown aria-hidden />}
      isBusy={isBusy}
      busyLabel={t('exporting')}
      onClick={() => download({ endpoint: exportCampaignFigures, input: { ...filter, language }, fileName })}
    >
      {t('export')}
    </Button>
  )
}

const RATES = ['open', 'click', 'response'] as const

function Summary({ summary: { campaigns, sent, averages, weighted } }: { summary: CampaignSummary }) {
  const t = useTranslations('campaignAnalytics')
  const formatting = useFormatting()
  const percent = usePercent()
  return (
    <div className="flex flex-col gap-3">
      <FigureCards label={t('summary')}>
        <FigureCard title={t('totalSent')} value={formatting.number(sent)}>
          <p>{t('inCampaigns', { count: campaigns })}</p>
        </FigureCard>
        {RATES.map((kind) => (
          <FigureCard
            key={kind}
            title={t(`averages.${kind}`)}
            value={percent(averages[kind])}
            rate={campaigns > 0 ? { kind, rate: averages[kind] } : null}
          >
            <p>{t('weighted', { rate: percent(weighted[kind]) })}</p>
          </FigureCard>
        ))}
      </FigureCards>
      <p className="max-w-3xl text-sm text-ink-muted">{t('explained')}</p>
    </div>
  )
}

function Performance({ filter }: { filter: AnalyticsFilter }) {
  const t = useTranslations('campaignAnalytics')
  const list = useInfiniteQuery(figuresQuery(filter))
  return (
    <Card title={t('performance')} isFlush>
      <div className={joinClasses('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
        <QueryState
          query={list}
          failedTitle={t('failed')}
          isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
          empty={<EmptyState kind="nothing-matches" title={t('empty')} />}
        >
          {({ pages }) => (
            <>
              <FiguresTable rows={pages.flatMap(({ items }) => items)} />
              <NextPage query={list} />
            </>
          )}
        </QueryState>
      </div>
    </Card>
  )
}

function FiguresTable({ rows }: { rows: readonly CampaignFigures[] }) {
  const t = useTranslations('campaignAnalytics')
  const formatting = useFormatting()
  const percent = usePercent()
  const dayOf = useCampaignDay()
  const isAdvanced = hasInPlan(useMe(), 'advanced-analytics')
  const figure = (key: string, cell: (row: CampaignFigures) => string) => ({
    key,
    header: t(`columns.${key as 'sent'}`),
    cell,
    align: 'end' as const,
  })
  return (
    <Table
      caption={t('performance')}
      rowKey={({ id }) => id}
      rows={rows}
      isDense
      columns={[
        {
          key: 'campaign',
          header: t('columns.campaign'),
          cell: (row) => <NameAndType row={row} />,
          isRowHeader: true,
          className: 'max-sm:first:pl-0',
        },
        {
          key: 'lastSent',
          header: t('columns.lastSent'),
          cell: ({ lastSentAt }) => (lastSentAt === null ? t('notSent') : dayOf(lastSentAt)),
        },
        figure('sent', ({ sent }) => formatting.number(sent)),
        figure('opens', ({ opens }) => formatting.number(opens)),
        figure('openRate', ({ rates }) => percent(rates.open)),
        figure('clicks', ({ clicks }) => formatting.number(clicks)),
        figure('clickRate', ({ rates }) => percent(rates.click)),
        {
          key: 'view',
          header: <VisuallyHidden>{t('view')}</VisuallyHidden>,
          cell: (row) => isAdvanced && <ViewLink row={row} />,
          align: 'end',
          className: 'max-sm:last:pr-0',
        },
      ]}
    />
  )
}

function NameAndType({ row: { name, type, channels } }: { row: CampaignFigures }) {
  const wordsFor = useTypeWords()
  return (
    <div className="min-w-0 max-sm:text-left">
      <p className="break-words">{name}</p>
      <p className="text-sm font-normal text-ink-muted">{wordsFor(type, channels)}</p>
    </div>
  )
}

function ViewLink({ row: { id, name } }: { row: CampaignFigures }) {
  const t = useTranslations('campaignAnalytics')
  return (
    <Link
      to={paths.campaignAnalytics}
      params={{ campaignId: id }}
      aria-label={t('viewOf', { name })}
      className={TEXT_LINK_CLASSES}
    >
      {t('view')}
    </Link>
  )
}
