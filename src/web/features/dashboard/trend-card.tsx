import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Platform, PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { MarkedPlatform } from '#web/components/platform-mark.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { Card, EmptyState, joinClasses, Switch, Table, type TableColumn } from '#web/ui/index.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import type { ShownDashboard } from './figure-links.ts'
import { TrendSkeleton } from './trend-skeleton.tsx'
import { TrendChart } from './trend-chart.tsx'
import { type Trend, buildTrend, averageOf, type TrendStep, sumOver } from './trend-steps.ts'
import { SERIES_SWATCH } from './series-colours.ts'
import { useTrendWords } from './use-trend-words.ts'

/** Rating and volume over time. */
export function TrendCard({ query, isNew }: { query: UseQueryResult<ShownDashboard>; isNew: boolean }) {
  const t = useTranslations('dashboardOverview.trend')
  const [isTable, setIsTable] = useState(false)
  const trend = query.data && buildTrend(query.data)
  const isEmpty = trend?.steps.length === 0
  return (
    <Card
      title={t('title')}
      isFlush
      {...(trend && !isEmpty && { subtitle: t(`grains.${trend.grain}`) })}
      actions={
        trend &&
        !isEmpty && (
          <Switch label={t('asTable')} checked={isTable} onChange={({ target }) => setIsTable(target.checked)} />
        )
      }
    >
      <div className={joinClasses('transition-opacity duration-150', query.isPlaceholderData && 'opacity-60')}>
        <QueryState query={query} failedTitle={t('failed')} skeleton={<TrendSkeleton />}>
          {({ period }) =>
            trend && !isEmpty ? (
              <TrendContent trend={trend} isTable={isTable} />
            ) : (
              <EmptyState
                kind="first-use"
                title={t(isNew || period === 'all' ? 'emptyEver' : 'empty')}
                text={t(isNew || period === 'all' ? 'emptyEverText' : 'emptyText')}
              />
            )
          }
        </QueryState>
      </div>
    </Card>
  )
}

function TrendContent({ trend, isTable }: { trend: Trend; isTable: boolean }) {
  const [hidden, setHidden] = useState<readonly Platform[]>([])
  const visible = trend.platforms.filter((platform) => !hidden.includes(platform))
  // With the last one gone, too, there is nothing left to look at: then all are meant again.
  const platforms = visible.length > 0 ? visible : trend.platforms
  const toggle = (platform: Platform) =>
    setHidden(
      platforms.includes(platform)
        ? trend.platforms.filter((other) => !platforms.includes(other) || other === platform)
        : hidden.filter((other) => other !== platform),
    )
  return (
    <>
      <div className="flex flex-col gap-3 px-5 pb-4">
        {trend.platforms.length > 1 && (
          <PlatformLegend platforms={trend.platforms} shown={platforms} onToggle={toggle} />
        )}
        {!isTable && <TrendChart trend={trend} platforms={platforms} />}
      </div>
      {isTable && (
        <div className="border-t border-line">
          <TrendTable trend={trend} platforms={platforms} />
        </div>
      )}
    </>
  )
}

interface PlatformLegendProps {
  platforms: readonly Platform[]
  shown: readonly Platform[]
  onToggle: (platform: Platform) => void
}

/** Which colour is which, and each can be left out. */
function PlatformLegend({ platforms, shown, onToggle }: PlatformLegendProps) {
  const t = useTranslations('dashboardOverview.trend')
  return (
    <fieldset aria-label={t('platforms')} className="-mx-2 flex min-w-0 flex-wrap gap-x-1">
      {platforms.map((platform) => {
        const isShown = shown.includes(platform)
        return (
          <button
            key={platform}
            type="button"
            aria-pressed={isShown}
            onClick={() => onToggle(platform)}
            className={joinClasses(
              'inline-flex min-h-8 items-center gap-2 rounded-control px-2 text-sm hover:bg-inset pointer-coarse:min-h-11',
              !isShown && 'text-ink-muted line-through',
            )}
          >
            <span
              aria-hidden
              className={joinClasses(
                'size-3 shrink-0 rounded-full',
                isShown ? SERIES_SWATCH[platform] : 'border border-line-strong',
              )}
            />
            <MarkedPlatform platform={platform} />
          </button>
        )
      })}
    </fieldset>
  )
}

interface TrendTableProps {
  trend: Trend
  platforms: readonly Platform[]
}

/** The same as the chart, newest first. */
function TrendTable({ trend, platforms }: TrendTableProps) {
  const t = useTranslations('dashboardOverview.trend')
  const formatting = useFormatting()
  const words = useTrendWords(trend.grain)
  const averageIn = (step: TrendStep) => {
    const average = averageOf(sumOver(step, platforms))
    return average === null ? '–' : words.rating(average)
  }
  const columns: TableColumn<TrendStep>[] = [
    { key: 'when', header: t('when'), cell: ({ first }) => words.whole(first), isRowHeader: true },
    { key: 'rating', header: t('rating'), cell: averageIn, align: 'end' },
    {
      key: 'reviews',
      header: t('reviews'),
      cell: (step) => formatting.number(sumOver(step, platforms).reviewCount),
      align: 'end',
    },
    ...(platforms.length > 1 ? platforms : []).map((platform): TableColumn<TrendStep> => ({
      key: platform,
      header: PLATFORM_NAMES[platform],
      cell: (step) => (step.sums.has(platform) ? words.summary(sumOver(step, [platform])) : '–'),
      align: 'end',
    })),
  ]
  return (
    <Table
      caption={t('caption')}
      columns={columns}
      rows={trend.steps.toReversed()}
      rowKey={({ first }) => first}
      phoneLayout="scroll"
      isDense
    />
  )
}
