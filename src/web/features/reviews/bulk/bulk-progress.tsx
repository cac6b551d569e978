import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { BulkRun } from '#shared/contracts/review-bulk.ts'
import { Banner, Button, useToast } from '#web/ui/index.ts'
import { nameOfAction } from './bulk-action-name.ts'
import { bulkRunsQuery, useStopBulk } from './bulk.queries.ts'
import type { StartedBulk } from './use-bulk.ts'
import { useUndoBulk } from './use-undo-bulk.ts'

/** The stream tells of every step; this is for when it does not. */
const ASK_AGAIN_MS = 5000

interface BulkProgressProps {
  /** The one this tab has started last. */
  started: StartedBulk | null
  onEnd: () => void
}

/** Numbers while it runs, also for the colleague who did not start it, and what came of it. */
export function BulkProgress({ started, onEnd }: BulkProgressProps) {
  const { data } = useQuery({
    ...bulkRunsQuery,
    refetchInterval: (query) => (query.state.data?.items.some(isRunning) ? ASK_AGAIN_MS : false),
  })
  const runs = data?.items ?? []
  const own = started && (runs.find((run) => run.id === started.run.id) ?? started.run)
  const hasEnded = own !== null && !isRunning(own)
  const tellOfEnd = useTellOfEnd()
  const tell = useEffectEvent(() => {
    if (!started || !own) return
    tellOfEnd({ ...started, run: own })
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

const TONES = { done: 'good', stopped: 'info', failed: 'bad' } as const

/** What came of it, with the way back where there is one; whatever could be undone before cannot any more. */
function useTellOfEnd() {
  const t = useTranslations('reviews')
  const toast = useToast()
  const undo = useUndoBulk()
  return ({ run, action, reverse }: StartedBulk) => {
    if (run.state === 'running') return
    const { state, done, skipped, total } = run
    toast({
      kind: 'review-change',
      tone: TONES[state],
      title:
        state === 'done' ? t(`bulk.outcomes.${nameOfAction(action)}`, { done }) : t(SENTENCES[state], { done, total }),
      ...(skipped > 0 && { text: t('bulk.skipped', { skipped }) }),
      ...(reverse.length > 0 && { action: { label: t('triage.undo'), onAction: () => undo(reverse) } }),
      // What went wrong stays until it was read.
      ...(state === 'failed' && { durationMs: 0 }),
    })
  }
}

const SENTENCES = { stopped: 'bulk.stopped', failed: 'bulk.runFailed' } as const
