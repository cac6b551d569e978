import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ScheduledResponse } from '#shared/contracts/scheduled-responses.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { OriginBadge } from '#web/components/origin-badge.tsx'
import { MarkedPlatform } from '#web/components/platform-mark.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { canSchedule, useMe } from '#web/kernel/session/me.ts'
import { Badge, Card, Table, type TableColumn } from '#web/ui/index.ts'
import { ReviewRating } from '#web/components/review-rating.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlannedTime } from './planned-time.tsx'
import { scheduledResponsesQuery } from './scheduled.queries.ts'

const SHOWN = 50

/** The first fifty characters of a text, as people count them. */
function firstCharacters(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text
}

interface ScheduledResponsesProps {
  onEdit: (scheduled: ScheduledResponse) => void
}

/** What waits for its time, the next one first. */
export function ScheduledResponses({ onEdit }: ScheduledResponsesProps) {
  const t = useTranslations('reviews.scheduled')
  const scheduled = useInfiniteQuery(scheduledResponsesQuery)
  const columns = useColumns(onEdit)
  return (
    <Card title={t('title')} isFlush>
      <QueryState
        query={scheduled}
        failedTitle={t('failed')}
        isEmpty={({ pages }) => pages.every((page) => page.items.length === 0)}
        empty={<p className="border-t border-line px-5 py-8 text-center text-ink-muted">{t('empty')}</p>}
      >
        {({ pages }) => (
          <>
            <Table
              caption={t('title')}
              columns={columns}
              rows={pages.flatMap((page) => page.items)}
              rowKey={(row) => row.id}
            />
            <NextPage query={scheduled} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

function useColumns(onEdit: ScheduledResponsesProps['onEdit']): TableColumn<ScheduledResponse>[] {
  const t = useTranslations('reviews.scheduled')
  const canPublish = canSchedule(useMe())
  const columns: TableColumn<ScheduledResponse>[] = [
    { key: 'review', header: t('review'), isRowHeader: true, cell: (row) => <ReviewCell row={row} /> },
    { key: 'response', header: t('response'), cell: (row) => <ResponseCell row={row} /> },
    {
      key: 'time',
      header: t('time'),
      cell: (row) => <PlannedTime plan={row} isReminder={row.review.replyWay === 'by-hand'} />,
    },
  ]
  if (!canPublish) return columns
  return [
    ...columns,
    {
      key: 'actions',
      header: t('actions'),
      align: 'end',
      cell: (row) => <PlanActions scheduled={row} onEdit={() => onEdit(row)} />,
    },
  ]
}

function ReviewCell({ row: { review } }: { row: ScheduledResponse }) {
  const t = useTranslations('reviews.row')
  return (
    <span className="flex flex-col gap-0.5">
      <ReviewRating rating={review.rating} isRecommended={review.isRecommended} />
      <span>{review.author ?? t('anonymous')}</span>
      <span className="text-sm font-normal text-ink-muted">
        <MarkedPlatform platform={review.platform} />
      </span>
    </span>
  )
}

function ResponseCell({ row }: { row: ScheduledResponse }) {
  const t = useTranslations('reviews.scheduled')
  const { aiGenerated, draftOrigin } = row
  const isByModel = aiGenerated && draftOrigin?.engine !== 'template'
  return (
    <span className="flex min-w-0 flex-col items-start gap-1 break-words">
      <span dir="auto" className="max-w-full">
        {firstCharacters(row.responseText)}
      </span>
      <span className="flex max-w-full flex-wrap gap-1.5 empty:hidden">
        {isByModel && <Badge tone="info">{t('aiGenerated')}</Badge>}
        {(isByModel || draftOrigin?.engine === 'template') && draftOrigin && <OriginBadge origin={draftOrigin} />}
      </span>
    </span>
  )
}
