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
    { key: 'line', header: t('columns.line'), cell: (row) => <Line row={row} />, isRowHeader: true },
    { key: 'day', header: t('columns.fields.date'), cell: ({ day }) => writeDay(day) },
    { key: 'author', header: t('columns.fields.author'), cell: ({ author }) => author ?? t('noAuthor') },
    { key: 'verdict', header: t(`columns.fields.${verdict}`), cell: (row) => <ReadVerdict row={row} /> },
    { key: 'said', header: t('columns.said'), cell: (row) => <Said row={row} /> },
  ]
  return (
    <div className="rounded-control border border-line">
      <Table caption={t('columns.previewOf')} columns={columns} rows={rows} rowKey={({ line }) => String(line)} />
    </div>
  )
}

/** Where rows are stacked, no header says that it is the line. */
function Line({ row }: { row: ImportPreviewRow }) {
  const t = useTranslations('reviewImport.columns')
  return (
    <>
      <span className="sm:hidden">{t('lineOf', { line: String(row.line) })}</span>
      <span className="max-sm:hidden">{row.line}</span>
    </>
  )
}

function ReadVerdict({ row }: { row: ImportPreviewRow }) {
  const t = useTranslations('reviewImport.columns')
  return (
    <span className="flex flex-col max-sm:items-end">
      <Verdict {...row} />
      {row.roundedFrom !== null && (
        <span className="text-sm text-ink-muted">{t('roundedFrom', { written: row.roundedFrom })}</span>
      )}
    </span>
  )
}

function Said({ row: { state, title, content } }: { row: ImportPreviewRow }) {
  const t = useTranslations('reviewImport')
  return (
    <span className="flex max-w-64 min-w-0 flex-col gap-1">
      {state === 'duplicate' && <Badge className="self-start">{t('columns.isDuplicate')}</Badge>}
      <span className="line-clamp-2 break-words">{[title, content].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
