import { useTranslations } from 'use-intl'
import type { AiUsage } from '#shared/contracts/assistant.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Badge, Table } from '#web/ui/index.ts'
import { sumByFeature, type UsageRow } from './sum-usage.ts'

export function UsageTable({ days }: Pick<AiUsage, 'days'>) {
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
