import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { AiUsage } from '#shared/contracts/assistant.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { paths } from '#web/kernel/paths.ts'
import { Card, EmptyState, Select } from '#web/ui/index.ts'
import { aiUsageQuery } from '../assistant.queries.ts'
import { Allowance } from './allowance.tsx'
import { sumByDay } from './sum-usage.ts'
import { UsageChart } from './usage-chart.tsx'
import { UsageTable } from './usage-table.tsx'

const RANGES = [7, 30, 90] as const
type Range = (typeof RANGES)[number]

function useRange(): [Range, (days: number) => void] {
  const search: { days?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const range = RANGES.find((days) => days === Number(search.days)) ?? 30
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
          options={RANGES.map((days) => ({ value: String(days), label: t(`ranges.d${days}`) }))}
          value={String(range)}
          onChange={(event) => showRange(Number(event.target.value))}
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
