import { useTranslations } from 'use-intl'
import type { ImportPreview, ImportPreviewRow } from '#shared/contracts/review-import.ts'
import { isPlatform, PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import type { DateOrder } from '#shared/domain/csv-import.ts'
import { importFieldsOn } from '#shared/domain/review-import.ts'
import { ColumnChoices, DateOrderChoice } from '#web/components/csv/column-choices.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { Badge, Table, type TableColumn } from '#web/ui/index.ts'
import { PreviewFailure } from './file-step.tsx'
import { RowFaults } from './row-faults.tsx'
import type { CsvImport } from './use-csv-import.ts'
import { useDay } from './use-day.ts'
import { Verdict } from './verdict.tsx'

/** How the file is read, and what comes of it; each change reads it anew. */
export function ColumnsStep({ csv, shown }: { csv: CsvImport; shown: ImportPreview }) {
  const t = useTranslations('reviewImport.columns')
  const { counts } = shown
  const { mapping, dateOrder } = { ...shown, ...csv.reading }
  // What went wrong is shown below.
  const look = (change: { mapping?: ImportPreview['mapping']; dateOrder?: DateOrder }) =>
    void csv.look(change).catch(() => undefined)

  return (
    <div className="flex flex-col gap-5">
      <ColumnChoices
        fields={fieldsOn(csv.choices.platform, mapping).map((field) => ({
          field,
          label: t(`fields.${field}`),
          isRequired: field === 'date',
        }))}
        columns={shown.columns}
        mapping={mapping}
        onChange={(changed) => look({ mapping: changed })}
      />
      <DateOrderChoice value={dateOrder} onChange={(order) => look({ dateOrder: order })} />
      <PreviewFailure error={csv.preview.error} />
      <output className="font-medium">{mapping.date === undefined ? t('dateMissing') : t('counts', counts)}</output>
      {mapping.date !== undefined && <WhatComesOfIt shown={shown} />}
      <ProblemBanner error={csv.start.error} fallback={t('startFailed')} />
    </div>
  )
}

function WhatComesOfIt({ shown: { counts, rows, faults, mapping } }: { shown: ImportPreview }) {
  const t = useTranslations('reviewImport.columns')
  if (counts.good + counts.duplicates + counts.bad === 0) return <p>{t('noLines')}</p>
  return (
    <>
      {counts.rounded > 0 && <p>{t('rounded', { count: counts.rounded })}</p>}
      <PreviewRows rows={rows} showsPlatform={mapping.platform !== undefined} />
      <RowFaults faults={faults} total={counts.bad} />
    </>
  )
}

const fieldsOn = (platform: string, mapping: ImportPreview['mapping']) =>
  importFieldsOn(isPlatform(platform) ? platform : 'google', mapping)

interface PreviewRowsProps {
  rows: readonly ImportPreviewRow[]
  showsPlatform: boolean
}

function PreviewRows({ rows, showsPlatform }: PreviewRowsProps) {
  const t = useTranslations('reviewImport')
  const writeDay = useDay()
  if (rows.length === 0) return <p>{t('columns.nothing')}</p>

  const verdict = rows.some(({ isRecommended }) => isRecommended !== null) ? 'recommendation' : 'rating'
  const columns: TableColumn<ImportPreviewRow>[] = [
    { key: 'line', header: t('columns.line'), cell: (row) => <Line row={row} />, isRowHeader: true },
    { key: 'day', header: t('columns.fields.date'), cell: ({ day }) => writeDay(day) },
    ...(showsPlatform ? [platformColumn(t('columns.fields.platform'))] : []),
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

const platformColumn = (header: string): TableColumn<ImportPreviewRow> => ({
  key: 'platform',
  header,
  cell: ({ platform }) => PLATFORM_NAMES[platform],
})

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
      <span dir="auto" className="line-clamp-2 break-words">
        {[title, content].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}
