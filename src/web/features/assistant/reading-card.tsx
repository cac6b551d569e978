import { RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { AssistantState } from '#shared/contracts/assistant.ts'
import { ProblemBanner } from '#web/components/problem-banner.tsx'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { useNow } from '#web/kernel/formatting/use-now.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, Button, Card, ProgressBar } from '#web/ui/index.ts'
import { useStartReanalysis } from './assistant.queries.ts'

/** Which version reads reviews, how many it has still to read, and the way to have it do so. */
export function ReadingCard({ state }: { state: AssistantState }) {
  const t = useTranslations('assistant.reading')
  const canManage = can(useMe(), 'settings.manage')
  const start = useStartReanalysis()
  const { outdatedCount, waitingCount, reanalysis } = state
  const isRunning = reanalysis?.state === 'running'
  return (
    <Card title={t('title')}>
      <div className="flex flex-col items-start gap-3">
        <div className="flex flex-col gap-1">
          <p>{t('version', { version: state.analysisVersion })}</p>
          {outdatedCount > 0 && <p>{t('outdated', { count: outdatedCount })}</p>}
          {waitingCount > 0 && <p>{t('waiting', { count: waitingCount })}</p>}
          {outdatedCount === 0 && waitingCount === 0 && <p className="text-ink-muted">{t('upToDate')}</p>}
        </div>
        <Progress reanalysis={reanalysis} />
        {canManage && !isRunning && (
          <>
            <p className="text-ink-muted">{t('correctionsStay')}</p>
            <Button
              icon={<RefreshCw aria-hidden />}
              isBusy={start.isPending}
              busyLabel={t('starting')}
              onClick={() => start.mutate()}
            >
              {t(outdatedCount > 0 ? 'start' : 'startAll')}
            </Button>
          </>
        )}
        <ProblemBanner error={start.error} fallback={t('startFailed')} />
      </div>
    </Card>
  )
}

function Progress({ reanalysis }: Pick<AssistantState, 'reanalysis'>) {
  const t = useTranslations('assistant.reading')
  const formatting = useFormatting()
  const now = useNow()
  if (!reanalysis) return null
  const { state, done, total, finishedAt, startedAt } = reanalysis
  const time = formatting.relativeTime(finishedAt ?? startedAt, now)
  if (state === 'failed') return <Banner tone="bad">{t('runFailed', { done, total, time })}</Banner>
  if (state === 'done') return <output className="text-ink-muted">{t('done', { total, time })}</output>
  return (
    <div className="flex w-full flex-col gap-2">
      <p className="tabular-nums">{t('progress', { done, total })}</p>
      <ProgressBar label={t('progress', { done, total })} value={done} max={total} />
      <p className="text-sm text-ink-muted">{t('running')}</p>
    </div>
  )
}
