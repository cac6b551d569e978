import { useTranslations } from 'use-intl'
import type { ImportPreviewRow } from '#shared/contracts/review-import.ts'
import { Badge, Table, type TableColumn } from '#web/ui/index.ts'
import { useDay } from '../use-day.ts'
import { Verdict } from '../verdict.tsx'

export function PreviewRows({ rows }: { rows: readonly ImportPreviewRow[] }) {
  const t = useTranslations('reviewImport')
  const writeDay = useDay()
  if (rows.length === 0) return <p>{t('columns.nothing')}</p>

  const verdict = rows.some(({ isRecommended }) => isRecommended !== null) ? 'recommendation' : 'rating'
  const columns: TableColumn<ImportPreviewRow>[] = [
    { key: 'line', header: t('columns.line'), cell: ({ line }) => line, isRowHeader: true },
    { key: 'day', header: t('columns.fields.date'), cell: ({ day }) => writeDay(day) },
    { key: 'author', header: t('columns.fields.author'), cell: ({ author }) => author ?? t('noAuthor') },
    { key: 'verdict', header: t(`columns.fields.${verdict}`), cell: (row) => <Verdict {...row} /> },
    { key: 'said', header: t('columns.said'), cell: (row) => <Said row={row} /> },
  ]
  return (
    <div className="rounded-control border border-line">
      <Table
        caption={t('columns.previewOf')}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => String(line)}
        phoneLayout="scroll"
      />
    </div>
  )
}

function Said({ row: { state, title, content } }: { row: ImportPreviewRow }) {
  const t = useTranslations('reviewImport')
  return (
    <span className="flex max-w-64 flex-col gap-1">
      {state === 'duplicate' && <Badge className="self-start">{t('columns.isDuplicate')}</Badge>}
      <span className="truncate">{[title, content].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
