import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Integration, SyncRun } from '#shared/contracts/integrations.ts'
import { Button } from '#web/ui/index.ts'
import { RefusalBanner } from '../refusal-banner.tsx'
import { useStopSync } from '../integrations.queries.ts'
import { isUnderWay } from './is-under-way.ts'
import { useHandOnFocus } from './use-hand-on-focus.ts'

interface SyncProgressProps {
  integration: Integration
  canStop: boolean
  findNext: () => HTMLElement | null | undefined
}

/** There while a sync is under way: how far it is, and a way to stop it. */
export function SyncProgress({ integration, canStop, findNext }: SyncProgressProps) {
  const { lastRun, name } = integration
  if (!lastRun || !isUnderWay(lastRun)) return null
  return (
    <div className="flex flex-col gap-3 rounded-control bg-inset p-4">
      <Amount run={lastRun} name={name} />
      {canStop && <StopPart runId={lastRun.id} findNext={findNext} />}
    </div>
  )
}

function Amount({ run, name }: { run: SyncRun; name: string }) {
  const t = useTranslations('integrations')
  const words = useAmountWords(run)
  const isMeasured = run.total !== null && run.total > 0
  return (
    <div className="flex flex-col gap-1.5">
      <progress
        aria-label={t('sync.progress', { name })}
        className="h-2 w-full accent-accent"
        {...(isMeasured && { value: Math.min(run.seen, run.total ?? 0), max: run.total ?? 0 })}
      />
      <p className="tabular-nums">{words}</p>
      <p className="text-sm text-ink-muted">{t('sync.goesOn')}</p>
    </div>
  )
}

function useAmountWords({ state, seen, total }: SyncRun): string {
  const t = useTranslations('integrations')
  if (state === 'queued' && seen === 0) return t('sync.waiting')
  return total === null ? t('sync.seen', { seen }) : t('sync.seenOfTotal', { seen, total })
}

function StopPart({ runId, findNext }: { runId: string; findNext: SyncProgressProps['findNext'] }) {
  const t = useTranslations('integrations')
  const place = useRef<HTMLDivElement>(null)
  const stop = useStopSync()
  useHandOnFocus(place, findNext)
  return (
    <div ref={place} className="flex flex-col items-start gap-3">
      <Button
        size="small"
        isBusy={stop.isPending}
        busyLabel={t('sync.stopping')}
        onClick={() => stop.mutate({ runId })}
      >
        {t('sync.stop')}
      </Button>
      <RefusalBanner error={stop.error} fallback={t('sync.stopFailed')} />
    </div>
  )
}
