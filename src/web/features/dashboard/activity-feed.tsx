import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type ActivityEntry, listActivity } from '#shared/contracts/activity.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { Button, Card, EmptyState, joinClasses, Skeleton, SkeletonGroup, Avatar } from '#web/ui/index.ts'
import { BrandMark } from '#web/components/brand-mark.tsx'
import { ProductLink } from '#web/components/product-link.tsx'
import { RelativeTime } from '#web/components/relative-time.tsx'
import type { ActivityAction } from '#shared/domain/activity-actions.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { pagedQuery } from '#web/kernel/api/queries.ts'
import { countFilters, useActivityFilter, type ActivityFilter } from './activity-address.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { groupActivity, readReviewLabel, type ActivityGroup } from './activity-groups.ts'
import { useIsBuilt } from './use-is-built.ts'

const activityQuery = ({ subject, actor }: ActivityFilter) => ({
  ...pagedQuery([...queryKeys.activity, subject, actor], listActivity, { subject: [...subject], actor }),
  placeholderData: keepPreviousData,
})

/** A new action needs a line here and a sentence in each language. */
const SENTENCES = {
  'workspace.created': 'workspaceCreated',
  'workspace.renamed': 'workspaceRenamed',
  'member.signed-in': 'memberSignedIn',
  'member.invited': 'memberInvited',
  'member.joined': 'memberJoined',
  'sso.changed': 'ssoChanged',
  'sso.removed': 'ssoRemoved',
  'integration.connected': 'integrationConnected',
  'integration.disconnected': 'integrationDisconnected',
  'integration.broken': 'integrationBroken',
  'review.arrived': 'reviewArrived',
  'review.flagged': 'reviewFlagged',
  'review.unflagged': 'reviewUnflagged',
  'review.assigned': 'reviewAssigned',
  'reply.submitted': 'replySubmitted',
  'reply.undone': 'replyUndone',
  'reply.awaits-approval': 'replyAwaitsApproval',
  'reply.returned': 'replyReturned',
  'reply.live': 'replyLive',
  'reply.rejected': 'replyRejected',
  'reply.failed': 'replyFailed',
  'reply.deleted': 'replyDeleted',
  'reply.scheduled': 'replyScheduled',
  'reply.schedule-cancelled': 'replyScheduleCancelled',
  'reply.held': 'replyHeld',
  'integration.removed': 'integrationRemoved',
  'import.done': 'importDone',
  'import.undone': 'importUndone',
  'review.added': 'reviewAdded',
  'review.edited': 'reviewEdited',
  'review.removed': 'reviewRemoved',
  'dispute.opened': 'disputeOpened',
  'dispute.filed': 'disputeFiled',
  'dispute.filing-failed': 'disputeFilingFailed',
  'dispute.resolved': 'disputeResolved',
  'dispute.rejected': 'disputeRejected',
  'dispute.reopened': 'disputeReopened',
  'dispute.appealed': 'disputeAppealed',
  'incident.opened': 'incidentOpened',
  'incident.closed': 'incidentClosed',
  'qr-code.created': 'qrCodeCreated',
  'qr-code.changed': 'qrCodeChanged',
  'qr-code.activated': 'qrCodeActivated',
  'qr-code.deactivated': 'qrCodeDeactivated',
  'qr-code.deleted': 'qrCodeDeleted',
  'qr-code.restored': 'qrCodeRestored',
  'review.sentiment-corrected': 'reviewSentimentCorrected',
  'assistant.voice-changed': 'assistantVoiceChanged',
} as const satisfies Record<ActivityAction, string>

const emphasise = (chunks: ReactNode) => <span className="font-medium text-ink">{chunks}</span>

/** A workspace is set up before anybody says what the business is called. */
const findSentence = ({ action, subjectLabel }: ActivityEntry) =>
  action === 'workspace.created' && subjectLabel === '' ? 'workspaceSetUp' : SENTENCES[action]

function ActivitySentence({ entry, count }: { entry: ActivityEntry; count: number }) {
  const t = useTranslations('dashboard.sentences')
  const common = useTranslations('common')
  const row = useTranslations('reviews.row')
  // All are given the same values. Which of them takes which is more than the compiler can hold, so it looks at one.
  const sentence = findSentence(entry) as 'memberSignedIn'
  const values = {
    by: entry.actorName === null ? 'product' : 'person',
    actor: entry.actorName ?? '',
    // Nobody had said yet what the business is called.
    subject: entry.subjectLabel || common('yourBusiness'),
    ...readReviewLabel(entry.subjectLabel, row('anonymous')),
    count,
    amount: entry.amount ?? 0,
    who: emphasise,
    what: emphasise,
  }
  return <p className="min-w-0 break-words text-ink-muted">{t.rich(sentence, values)}</p>
}

const ROW_CLASSES = 'flex min-h-14 items-center gap-3 px-5 py-2.5'

/** The first of a day says which: as part of the row, so that the list holds as many rows as there are entries. */
function ActivityRow({ group: { entry, count, startsDay } }: { group: ActivityGroup }) {
  return (
    <li className="border-b border-line last:border-b-0">
      {startsDay !== null && (
        <h3 className="bg-inset px-5 py-1.5 text-sm font-medium text-ink-muted first-letter:uppercase">{startsDay}</h3>
      )}
      <Place link={entry.link}>
        {entry.actorName === null ? (
          <BrandMark className="size-7 shrink-0" />
        ) : (
          <Avatar name={entry.actorName} size="small" />
        )}
        <div className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:items-baseline sm:justify-between">
          <ActivitySentence entry={entry} count={count} />
          <RelativeTime at={entry.createdAt} className="shrink-0 text-sm text-ink-muted" />
        </div>
      </Place>
    </li>
  )
}

/** Leads to the subject where there is a way for this person. */
function Place({ link, children }: { link: string | null; children: ReactNode }) {
  const isBuilt = useIsBuilt()
  if (link === null || !isBuilt(link)) return <div className={ROW_CLASSES}>{children}</div>
  return (
    <ProductLink href={link} className={`${ROW_CLASSES} hover:bg-inset focus-visible:-outline-offset-2`}>
      {children}
    </ProductLink>
  )
}

const ROW_WIDTHS = ['w-2/5', 'w-1/2', 'w-1/3', 'w-2/5', 'w-1/2'] as const

/** Rows as high as the feed's own, so that nothing moves when they arrive. */
function ActivitySkeleton() {
  const t = useTranslations('common')
  return (
    <SkeletonGroup label={t('loading')} className="border-t border-line">
      {ROW_WIDTHS.map((width, row) => (
        <div key={row} className="flex min-h-14 items-center gap-3 border-b border-line px-5 py-2.5 last:border-b-0">
          <Skeleton isRound className="size-7 shrink-0" />
          <div className="flex min-w-0 flex-1 items-center justify-between gap-4">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3 w-16 shrink-0" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}

export function ActivityFeed() {
  const t = useTranslations('dashboard')
  const { filter, change, clear } = useActivityFilter()
  const filterButton = useRef<HTMLButtonElement>(null)
  const activity = useInfiniteQuery(activityQuery(filter))
  // The button that was pressed is gone with what it cleared.
  const clearAndStay = () => {
    clear()
    filterButton.current?.focus()
  }

  return (
    <Card
      title={t('recentActivity')}
      actions={<ActivityFilters ref={filterButton} filter={filter} onChange={change} onClear={clear} />}
      isFlush
    >
      <QueryState
        query={activity}
        failedTitle={t('failed')}
        skeleton={<ActivitySkeleton />}
        isEmpty={({ pages }) => pages.every((page) => page.items.length === 0)}
        empty={<NoActivity isFiltered={countFilters(filter) > 0} onClear={clearAndStay} />}
      >
        {({ pages }) => (
          <>
            <ActivityList entries={pages.flatMap((page) => page.items)} isStale={activity.isPlaceholderData} />
            <NextPage query={activity} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

function ActivityList({ entries, isStale }: { entries: readonly ActivityEntry[]; isStale: boolean }) {
  const formatting = useFormatting()
  const now = useNow()
  return (
    <ol className={joinClasses('border-t border-line transition-opacity', isStale && 'opacity-60')}>
      {groupActivity(entries, (at) => formatting.day(at, now)).map((group) => (
        <ActivityRow key={group.key} group={group} />
      ))}
    </ol>
  )
}

function NoActivity({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations('dashboard')
  if (!isFiltered) return <EmptyState kind="first-use" title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <EmptyState
      kind="nothing-matches"
      title={t('nothingTitle')}
      text={t('nothingText')}
      action={<Button onClick={onClear}>{t('filters.clear')}</Button>}
    />
  )
}
