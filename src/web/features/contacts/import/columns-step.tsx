import { useTranslations } from 'use-intl'
import type { ContactImportPreview, ContactImportPreviewRow } from '#shared/contracts/contact-import.ts'
import { CONTACT_FIELDS } from '#shared/domain/contact-import.ts'
import { ColumnChoices, DateOrderChoice } from '#web/components/csv/column-choices.tsx'
import { ProblemBanner } from '#web/components/failures/problem-banner.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Checkbox, ProgressBar, Table, type TableColumn, writeDay } from '#web/ui/index.ts'
import { RefusedRows } from './refused-rows.tsx'
import type { ContactImportState } from './use-contact-import.ts'

/** How the file is read, shown by its first rows; each change reads them anew. */
export function ColumnsStep({ state, shown }: { state: ContactImportState; shown: ContactImportPreview }) {
  const t = useTranslations('contacts.import.columns')
  const { reading, rows, faults } = shown
  const { mapping } = reading
  // What went wrong is shown below.
  const look = (change: Parameters<typeof state.look>[0]) => void state.look(change).catch(() => undefined)
  return (
    <div className="flex flex-col gap-5">
      <Checkbox
        label={t('hasHeadings')}
        checked={reading.hasHeadings}
        onChange={({ target }) => look({ hasHeadings: target.checked })}
      />
      <ColumnChoices
        fields={CONTACT_FIELDS.map((field) => ({ field, label: t(`fields.${field}`) }))}
        columns={reading.columns}
        mapping={mapping}
        onChange={(changed) => look({ mapping: changed })}
      />
      {reading.hasHeadings && (
        <Checkbox
          label={t('keepsOthers')}
          checked={reading.keepsOthers}
          onChange={({ target }) => look({ keepsOthers: target.checked })}
        />
      )}
      {mapping.lastVisit !== undefined && (
        <DateOrderChoice value={reading.dateOrder} onChange={(dateOrder) => look({ dateOrder })} />
      )}
      <ProblemBanner error={state.preview.error} fallback={t('failed')} />
      {mapping.email === undefined && mapping.phone === undefined ? (
        <output className="font-medium">{t('unreachable')}</output>
      ) : (
        <>
          <PreviewRows rows={rows} />
          <RefusedRows faults={faults} total={faults.length} />
        </>
      )}
      {state.uploading.isPending && <Checking {...state.progress} />}
      <ProblemBanner error={state.uploading.error} fallback={t('checkFailed')} />
    </div>
  )
}

function Checking({ share, read }: { share: number; read: number }) {
  const t = useTranslations('contacts.import.columns')
  return (
    <output className="flex flex-col gap-2 tabular-nums">
      <ProgressBar label={t('checking')} value={share} max={1} />
      {t('rowsRead', { count: read })}
    </output>
  )
}

function PreviewRows({ rows }: { rows: readonly ContactImportPreviewRow[] }) {
  const t = useTranslations('contacts.import.columns')
  const { datePattern } = useFormatting()
  if (rows.length === 0) return <p>{t('nothing')}</p>
  const columns: TableColumn<ContactImportPreviewRow>[] = [
    {
      key: 'name',
      header: t('fields.name'),
      cell: ({ name, line }) => name || t('lineOf', { line }),
      isRowHeader: true,
    },
    { key: 'email', header: t('fields.email'), cell: ({ email }) => email ?? '' },
    { key: 'phone', header: t('fields.phone'), cell: ({ phone }) => phone ?? '' },
    { key: 'tags', header: t('fields.tags'), cell: ({ tags }) => tags.join(', ') },
    {
      key: 'lastVisit',
      header: t('fields.lastVisit'),
      cell: ({ lastVisit }) => (lastVisit ? writeDay(lastVisit, datePattern) : ''),
    },
  ]
  return (
    <div className="rounded-control border border-line">
      <Table caption={t('previewOf')} columns={columns} rows={rows} rowKey={({ line }) => String(line)} />
    </div>
  )
}
