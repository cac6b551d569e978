import { useTranslations } from 'use-intl'
import type { PageResults } from '#shared/contracts/page-responses.ts'
import { Card, Table, type TableColumn } from '#web/ui/index.ts'
import { useResultWords } from './results-figures.tsx'

interface CountedRow extends Pick<PageResults, 'visitors' | 'responses' | 'averageStars' | 'nps'> {
  key: string
  name: string
}

interface CountedTableProps {
  title: string
  header: string
  rows: readonly CountedRow[]
  /** A page that asks nothing only has visitors. */
  isAsking: boolean
}

/** Without the columns that nobody ever answered. */
export function CountedTable({ title, header, rows, isAsking }: CountedTableProps) {
  const t = useTranslations('pageResponses.figures')
  const words = useResultWords()
  const columns: (TableColumn<CountedRow> | false)[] = [
    { key: 'name', header, cell: ({ name }) => name, isRowHeader: true },
    { key: 'visitors', header: t('visitors'), cell: ({ visitors }) => words.number(visitors), align: 'end' },
    isAsking && {
      key: 'responses',
      header: t('responses'),
      cell: ({ responses }) => words.number(responses),
      align: 'end',
    },
    isAsking && { key: 'rate', header: t('rate'), cell: words.rate, align: 'end' },
    rows.some(({ averageStars }) => averageStars !== null) && {
      key: 'average',
      header: t('average'),
      cell: ({ averageStars }) => words.average(averageStars),
      align: 'end',
    },
    rows.some(({ nps }) => nps !== null) && {
      key: 'nps',
      header: t('nps'),
      cell: ({ nps }) => words.nps(nps),
      align: 'end',
    },
  ]
  return (
    <Table
      caption={t('inNumbers', { title })}
      phoneLayout="scroll"
      isDense
      rowKey={({ key }) => key}
      rows={rows}
      columns={columns.filter((column) => column !== false)}
    />
  )
}

/** Where visitors came from: each only where there is more than one to compare. */
export function PlaceTables({ results, isAsking }: { results: PageResults; isAsking: boolean }) {
  const t = useTranslations('pageResponses.places')
  const locations = results.byLocation.map(({ location, ...counted }) => ({
    key: location?.id ?? '',
    name: location?.name ?? t('noLocation'),
    ...counted,
  }))
  const codes = results.byQrCode.map(({ qrCode, ...counted }) => ({
    key: qrCode?.id ?? '',
    name: qrCode?.name ?? t('noQrCode'),
    ...counted,
  }))
  const isWorthwhile = (rows: readonly CountedRow[]) => rows.some(({ key }) => key !== '')
  return (
    <>
      {isWorthwhile(locations) && (
        <Card title={t('byLocation')} isFlush>
          <CountedTable title={t('byLocation')} header={t('location')} rows={locations} isAsking={isAsking} />
        </Card>
      )}
      {isWorthwhile(codes) && (
        <Card title={t('byQrCode')} isFlush>
          <CountedTable title={t('byQrCode')} header={t('qrCode')} rows={codes} isAsking={isAsking} />
        </Card>
      )}
    </>
  )
}
