import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type BulkRun, startBulkAction } from '#shared/contracts/review-bulk.ts'
import { useErrorSentence, useRefusalSentence, useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { paths } from '#shared/domain/paths.ts'
import { Banner, Button, useToast } from '#web/ui/index.ts'
import { call } from '#web/kernel/api/call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { nameOfAction } from './bulk-action-name.ts'
import { bulkRunsQuery, useRetryBulk, useStopBulk } from './bulk.queries.ts'
import type { StartedBulk } from './use-bulk.ts'
import type { BulkStep } from './reverse-bulk.ts'

/** The stream tells of every step; this is for when it does not. */
const ASK_AGAIN_MS = 5000

interface BulkProgressProps {
  /** The one this tab has started last. */
  started: StartedBulk | null
  onEnd: () => void
  /** One that failed goes on. */
  onStarted: (started: StartedBulk) => void
}

/** Numbers while it runs, also for the colleague who did not start it, and what came of it. */
export function BulkProgress({ started, onEnd, onStarted }: BulkProgressProps) {
  const { data } = useQuery({
    ...bulkRunsQuery,
    refetchInterval: (query) => (query.state.data?.items.some(isRunning) ? ASK_AGAIN_MS : false),
  })
  const runs = data?.items ?? []
  const own = started && (runs.find((run) => run.id === started.run.id) ?? started.run)
  const hasEnded = own !== null && !isRunning(own)
  const showEnd = useEndToast(onStarted)
  const tell = useEffectEvent(() => {
    if (!started || !own) return
    showEnd({ ...started, run: own })
    onEnd()
  })
  useEffect(() => {
    if (hasEnded) tell()
  }, [hasEnded])
  return runs.filter(isRunning).map((run) => <RunningBanner key={run.id} run={run} />)
}

function isRunning(run: BulkRun): boolean {
  return run.state === 'running'
}

function RunningBanner({ run }: { run: BulkRun }) {
  const t = useTranslations('reviews.bulk')
  const stop = useStopBulk()
  const done = run.done + run.skipped
  return (
    <Banner
      action={
        <Button size="small" isBusy={stop.isPending} onClick={() => stop.mutate(run.id)}>
          {t('stop')}
        </Button>
      }
    >
      <span className="flex flex-wrap items-center gap-3 tabular-nums">
        {t('running', { done, total: run.total })}
        <progress
          aria-label={t('running', { done, total: run.total })}
          value={done}
          max={Math.max(1, run.total)}
          className="h-2 w-40 accent-accent"
        />
      </span>
    </Banner>
  )
}

const TONES = { done: 'good', stopped: 'info' } as const

/** What came of it, with the way back where there is one; whatever could be undone before cannot any more. */
function useEndToast(onStarted: BulkProgressProps['onStarted']) {
  const t = useTranslations('reviews')
  const toast = useToast()
  const care = useTranslations('disputeCare')
  const undo = useUndoBulk()
  const navigate = useNavigate()
  const showDisputes = () => void navigate({ to: paths.disputes })
  const showDrafts = () => void navigate({ to: paths.reviews, search: { draft: 'yes' } })
  const sayWhy = useSkipSentence()
  const showFailure = useRunFailure(onStarted)
  return (started: StartedBulk) => {
    const { run, action, reverse } = started
    if (run.state === 'running') return
    if (run.state === 'failed') return showFailure(started)
    const { state, done, total } = run
    toast({
      kind: 'review-change',
      tone: TONES[state],
      title:
        state === 'done' ? t(`bulk.outcomes.${nameOfAction(action)}`, { done }) : t('bulk.stopped', { done, total }),
      ...(run.skipped > 0 && { text: sayWhy(run) }),
      ...(reverse.length > 0 && { action: { label: t('triage.undo'), onAction: () => undo(reverse) } }),
      ...(action.kind === 'draft' && done > 0 && { action: { label: t('bulk.showDrafts'), onAction: showDrafts } }),
      ...(action.kind === 'dispute' && done > 0 && { action: { label: care('showDisputes'), onAction: showDisputes } }),
    })
  }
}

/** How many were left out, and why where that is known. */
function useSkipSentence() {
  const t = useTranslations('reviews.bulk')
  const locale = useLocale()
  return ({ skipped, skips }: BulkRun) => {
    if (skips.length === 0) return t('skipped', { skipped })
    const reasons = skips.map(({ reason, count }) => t(`skips.${reason}`, { count }))
    return t('skippedBecause', { skipped, reasons: new Intl.ListFormat(locale).format(reasons) })
  }
}

/** Why, and once more from where it was. Stays until it was read. */
function useRunFailure(onStarted: BulkProgressProps['onStarted']) {
  const t = useTranslations('reviews.bulk')
  const common = useTranslations('common')
  const toast = useToast()
  const sentenceFor = useErrorSentence()
  const sayFailed = useFailureToast()
  const refusalSentence = useRefusalSentence()
  const retry = useRetryBulk()
  return ({ run, action }: StartedBulk) => {
    const goOn = () =>
      retry.mutate(run.id, {
        onSuccess: (again) => onStarted({ run: again, action, reverse: [] }),
        onError: (problem) => sayFailed(t('failed'), problem, 'review-change'),
      })
    toast({
      kind: 'review-change',
      tone: 'bad',
      title: t('runFailed', { done: run.done, total: run.total }),
      text: refusalSentence(run) ?? sentenceFor(null),
      action: { label: common('tryAgain'), onAction: goOn },
    })
  }
}

/** Brings the reviews back to how they were, group by group. */
function useUndoBulk() {
  const t = useTranslations('reviews')
  const toast = useToast()
  const sayFailed = useFailureToast()
  const undo = async (steps: readonly BulkStep[]) => {
    for (const { action, ids } of steps) await call(startBulkAction, { action, on: { ids } })
  }
  return useChange(undo, {
    renews: [queryKeys.reviews],
    onSuccess: () => toast({ kind: 'review-change', tone: 'good', title: t('bulk.undone') }),
    onError: (error) => sayFailed(t('triage.failed'), error, 'review-change'),
  }).mutate
}
