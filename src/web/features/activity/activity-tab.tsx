import { useInfiniteQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { exportActivity } from '#shared/contracts/activity.ts'
import { ActivityList, ActivitySkeleton } from '#web/components/activity/activity-list.tsx'
import { QueryState } from '#web/components/failures/query-state.tsx'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { NextPage } from '#web/components/next-page.tsx'
import { downloadFile } from '#web/kernel/api/download.ts'
import { holds, useMe } from '#web/kernel/session/me.ts'
import { Button, Card, EmptyState, useToast } from '#web/ui/index.ts'
import { auditQuery, isNarrowed, type AuditFilter } from './activity.queries.ts'
import { AuditFilters } from './audit-filters.tsx'
import { LineDetails } from './line-details.tsx'

interface ActivityTabProps {
  filter: AuditFilter
  onChange: (change: AuditFilter) => void
}

const NO_FILTER: Required<AuditFilter> = { actor: undefined, subject: undefined, from: undefined, to: undefined }

/** Who did what, when and from where, in the whole of the workspace. */
export function ActivityTab({ filter, onChange }: ActivityTabProps) {
  const t = useTranslations('activityTab')
  const me = useMe()
  const lines = useInfiniteQuery(auditQuery(filter))
  const first = useRef<HTMLSelectElement>(null)
  // The button that was pressed may be gone with what it cleared.
  const clear = () => {
    onChange(NO_FILTER)
    first.current?.focus()
  }

  return (
    <Card
      title={t('title')}
      subtitle={t('description')}
      actions={holds(me, 'team.manage') && <DownloadButton filter={filter} />}
      isFlush
    >
      <AuditFilters ref={first} filter={filter} onChange={onChange} onClear={clear} />
      <QueryState
        query={lines}
        failedTitle={t('failed')}
        skeleton={<ActivitySkeleton />}
        isEmpty={({ pages }) => pages.every((page) => page.items.length === 0)}
        empty={<NoLines isFiltered={isNarrowed(filter)} onClear={clear} />}
      >
        {({ pages }) => (
          <>
            <ActivityList
              entries={pages.flatMap((page) => page.items)}
              isStale={lines.isPlaceholderData}
              more={(entry) => <LineDetails entry={entry} />}
            />
            <NextPage query={lines} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

function NoLines({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations('activityTab')
  if (!isFiltered) return <EmptyState kind="first-use" title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <EmptyState
      kind="nothing-matches"
      title={t('nothingTitle')}
      text={t('nothingText')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  )
}

function DownloadButton({ filter }: { filter: AuditFilter }) {
  const t = useTranslations('activityTab')
  const language = useLocale()
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const { attempt, isBusy } = useAttempt()
  const download = () =>
    void attempt(async () => {
      try {
        await downloadFile({
          endpoint: exportActivity,
          input: { ...filter, subject: [...(filter.subject ?? [])], language },
          fileName: `activity-${new Date().toISOString().slice(0, 10)}.csv`,
          onProgress: () => undefined,
          signal: new AbortController().signal,
        })
      } catch (error) {
        toast({ kind: 'export', tone: 'bad', title: t('downloadFailed'), text: sentenceFor(error) })
      }
    })
  return (
    <Button icon={<FileDown aria-hidden />} isBusy={isBusy} busyLabel={t('downloading')} onClick={download}>
      {t('download')}
    </Button>
  )
}
