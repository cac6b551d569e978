import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { DisputeStats as Stats } from '#shared/contracts/dispute-stats.ts'
import { MarkedPlatform } from '#web/components/platform-mark.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { Card, Table, type TableColumn } from '#web/ui/index.ts'
import { disputeStatsQuery } from './disputes.queries.ts'

/** What became of disputes, so that nobody files hopeless ones. Shut at first; asked for when it is opened. */
export function DisputeStats() {
  const t = useTranslations('disputes.stats')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card isFlush>
      <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-card px-5 font-semibold [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-ink-muted transition-transform duration-120 group-open:rotate-90"
          />
          <h2>{t('title')}</h2>
        </summary>
        {isOpen && <StatsState />}
      </details>
    </Card>
  )
}

function StatsState() {
  const t = useTranslations('disputes.stats')
  const stats = useQuery(disputeStatsQuery)
  return (
    <QueryState query={stats} failedTitle={t('failed')}>
      {(found) => (
        <>
          <Totals stats={found} />
          {found.rows.some(isDecided) ? (
            <Rows rows={found.rows} />
          ) : (
            <p className="px-5 pb-4 text-ink-muted">{t('empty')}</p>
          )}
        </>
      )}
    </QueryState>
  )
}

type Row = Stats['rows'][number]

const isDecided = ({ resolved, rejected }: Row) => resolved + rejected > 0

function Totals({ stats }: { stats: Stats }) {
  const t = useTranslations('disputes.stats')
  const formatting = useFormatting()
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 px-5 pt-1 pb-4">
      <Total term={t('open')}>{formatting.number(stats.open)}</Total>
      <Total term={t('filed')}>{formatting.number(stats.filed)}</Total>
      <Total term={t('medianDays')}>
        {stats.medianDays === null ? t('none') : t('days', { days: Math.round(stats.medianDays) })}
      </Total>
    </dl>
  )
}

function Total({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('disputes.stats')
  const columns = useColumns()
  return (
    <Table
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ platform, reason }) => `${platform ?? ''}-${reason}`}
    />
  )
}

function useColumns(): TableColumn<Row>[] {
  const t = useTranslations('disputes')
  const format = useFormatter()
  const share = ({ resolved, withdrawn, rejected }: Row) => {
    // What was withdrawn says nothing of how a platform decides.
    const won = resolved - withdrawn
    return won + rejected > 0 ? format.number(won / (won + rejected), { style: 'percent' }) : '–'
  }
  return [
    {
      key: 'platform',
      header: t('stats.platform'),
      cell: ({ platform }) => (platform ? <MarkedPlatform platform={platform} /> : t('stats.noPlatform')),
      isRowHeader: true,
    },
    { key: 'reason', header: t('stats.reason'), cell: ({ reason }) => t(`reasons.${reason}`) },
    { key: 'open', header: t('stats.open'), cell: ({ open }) => format.number(open), align: 'end' },
    { key: 'resolved', header: t('stats.resolved'), cell: ({ resolved }) => format.number(resolved), align: 'end' },
    { key: 'rejected', header: t('stats.rejected'), cell: ({ rejected }) => format.number(rejected), align: 'end' },
    { key: 'share', header: t('stats.share'), cell: share, align: 'end' },
  ]
}
