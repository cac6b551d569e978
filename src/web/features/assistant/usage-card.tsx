import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { AiUsage } from '#shared/contracts/assistant.ts'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { USAGE_RANGES } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { Card, EmptyState, Select, Banner, ProgressBar, Badge, Table } from '#web/ui/index.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { aiUsageQuery } from './assistant.queries.ts'
import { sumByDay, sumByFeature, type UsageRow } from './sum-usage.ts'
import { UsageChart } from './usage-chart.tsx'

const DAY_MS = 86_400_000

function Allowance({ usage: { dailyCap, spentToday, to } }: { usage: AiUsage }) {
  const t = useTranslations('assistant.usage')
  const formatting = useFormatting()
  // Nobody is paid by the token, and nobody was.
  if (dailyCap === null && spentToday === 0) return null
  const words =
    dailyCap === null ? t('unlimited', { spent: spentToday }) : t('spent', { spent: spentToday, cap: dailyCap })
  // A day is one of UTC, and `to` is today.
  const time = formatting.dateTime(new Date(Date.parse(to) + DAY_MS))
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('allowance')}</h3>
      <p className="tabular-nums">{words}</p>
      {dailyCap !== null && <ProgressBar label={t('allowance')} value={spentToday} max={dailyCap} />}
      {dailyCap !== null && <Left left={dailyCap - spentToday} time={time} />}
      <p className="text-sm text-ink-muted">{t('allowanceText')}</p>
    </div>
  )
}

function Left({ left, time }: { left: number; time: string }) {
  const t = useTranslations('assistant.usage')
  if (left <= 0) return <Banner tone="warn">{t('usedUp', { time })}</Banner>
  return <p className="text-sm text-ink-muted tabular-nums">{t('left', { left, time })}</p>
}

type Range = (typeof USAGE_RANGES)[number]

function useRange(): [Range, (days: Range | undefined) => void] {
  const { days: range = 30 } = useSearch({ from: '/shell/settings' })
  const navigate = useNavigate()
  return [
    range,
    (days) =>
      void navigate({ to: paths.settings, search: { tab: 'assistant', days }, replace: true, resetScroll: false }),
  ]
}

export function UsageCard() {
  const t = useTranslations('assistant.usage')
  const [range, showRange] = useRange()
  const usage = useQuery(aiUsageQuery(range))
  return (
    <Card
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Select
          aria-label={t('range')}
          options={USAGE_RANGES.map((days) => ({ value: String(days), label: t(`ranges.d${days}`) }))}
          value={String(range)}
          onChange={(event) => showRange(USAGE_RANGES.find((days) => String(days) === event.target.value))}
        />
      }
    >
      <QueryState query={usage} failedTitle={t('failed')}>
        {(found) => <Usage usage={found} />}
      </QueryState>
    </Card>
  )
}

function Usage({ usage }: { usage: AiUsage }) {
  const t = useTranslations('assistant.usage')
  return (
    <div className="flex flex-col gap-6">
      <Allowance usage={usage} />
      {usage.days.length === 0 ? (
        <EmptyState kind="first-use" title={t('empty')} text={t('emptyText')} />
      ) : (
        <>
          <UsageChart days={sumByDay(usage)} />
          <UsageTable days={usage.days} />
        </>
      )}
    </div>
  )
}

function UsageTable({ days }: Pick<AiUsage, 'days'>) {
  const t = useTranslations('assistant.usage')
  const formatting = useFormatting()
  return (
    <Table
      caption={t('title')}
      rows={sumByFeature(days)}
      rowKey={({ feature, model }) => `${feature} ${model ?? ''}`}
      columns={[
        { key: 'feature', header: t('feature'), isRowHeader: true, cell: (row) => t(`features.${row.feature}`) },
        {
          key: 'by',
          header: t('by'),
          cell: ({ model }) => (model === null ? t('builtIn') : t('model', { model })),
        },
        { key: 'calls', header: t('calls'), align: 'end', cell: (row) => formatting.number(row.calls) },
        { key: 'tokens', header: t('tokens'), align: 'end', cell: (row) => <Tokens row={row} /> },
      ]}
    />
  )
}

/** Whoever wrote it did not always say how many there were. */
function Tokens({ row: { tokens, estimatedTokens } }: { row: UsageRow }) {
  const t = useTranslations('assistant.usage')
  const formatting = useFormatting()
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      {formatting.number(tokens)}
      {estimatedTokens > 0 && <Badge>{t(estimatedTokens < tokens ? 'partlyEstimated' : 'estimated')}</Badge>}
    </span>
  )
}
