import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration, SyncRun } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { RelativeTime } from '#web/components/relative-time.tsx'
import { ProgressBar } from '#web/ui/index.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { isUnderWay, isWaitingToRetry } from './is-under-way.ts'

const RESULT_SHOWN_FOR_MS = 10 * 60_000

/** How far a sync is; for a while afterwards what it brought; then nothing. */
function useRunWords(run: SyncRun | null): string | null {
  const t = useTranslations('integrations')
  const now = useNow()
  if (!run) return null
  const { state, seen, total, added, finishedAt } = run
  if (isWaitingToRetry(run)) return t('sync.retrying')
  if (isUnderWay(run)) {
    if (seen === 0) return t('sync.waiting')
    return total === null ? t('sync.seen', { seen }) : t('sync.seenOfTotal', { seen, total })
  }
  const isFresh = finishedAt !== null && now.getTime() - Date.parse(finishedAt) < RESULT_SHOWN_FOR_MS
  return state === 'done' && isFresh ? t('sync.result', { added }) : null
}

/** When it last worked, when it goes on, how much of what there is has come; and how far a sync is that is under way. */
export function Health({ integration }: { integration: Integration }) {
  const t = useTranslations('integrations')
  const reviews = useReviewsWords(integration)
  const run = useRunWords(integration.lastRun)
  const { lastSync, nextSyncAt, status, lastRun } = integration
  const isRunning = lastRun !== null && isUnderWay(lastRun)
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        <Fact name={isRunning ? t('sync.running') : t('health.lastSynced')}>
          {!isRunning && (lastSync ? <RelativeTime at={lastSync} /> : t('health.never'))}
          {run !== null && <output className="not-first:before:mx-1.5 not-first:before:content-['·']">{run}</output>}
        </Fact>
        <Fact name={t('health.next')}>
          {status === 'connected' && nextSyncAt ? <RelativeTime at={nextSyncAt} /> : t('health.notPlanned')}
        </Fact>
        <Fact name={t('health.reviews')}>{reviews}</Fact>
      </dl>
      {/* The place is kept while nothing runs, so that nothing moves when a sync starts. */}
      {status === 'connected' && <div className="h-1">{isRunning && <Bar integration={integration} />}</div>}
    </div>
  )
}

function Bar({ integration: { lastRun: run, name } }: { integration: Integration }) {
  const t = useTranslations('integrations')
  if (!run || isWaitingToRetry(run)) return null
  const isMeasured = run.total !== null && run.total > 0 && run.seen > 0
  return (
    <ProgressBar label={t('sync.progress', { name })} {...(isMeasured && { value: run.seen, max: run.total ?? 0 })} />
  )
}

function useReviewsWords({ type, capabilities, reviewsSeen: seen, totalOnPlatform: total }: Integration): string {
  const t = useTranslations('integrations')
  const platform = PLATFORM_NAMES[type]
  if (capabilities?.keepDays === 0) {
    return total === null ? t('health.notKeptUnknown') : t('health.notKept', { total, platform })
  }
  return total === null ? t('health.reviewsSeen', { seen }) : t('health.reviewsOfTotal', { seen, total, platform })
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  )
}
