import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { stopSync } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { integrationsQuery } from '#web/components/options.queries.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { call } from '#web/kernel/api/call.ts'
import { useChange } from '#web/kernel/api/queries.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { Banner, Button } from '#web/ui/index.ts'
import { ReconnectPart } from './replies/connect-link.tsx'
import { listAwaited } from './sync-outcome.ts'

const SHOWN_FOR_MS = 5000

export interface SyncNotice {
  tone: 'good' | 'bad' | 'info'
  text: string
  needsReconnect: boolean
  /** A new one for each sync, so that the time of the second begins anew. */
  id: number
}

export function SyncBanner({ notice, onDismiss }: { notice: SyncNotice | null; onDismiss: () => void }) {
  if (!notice) return null
  return (
    <Banner
      key={notice.id}
      tone={notice.tone}
      autoHideAfterMs={SHOWN_FOR_MS}
      onDismiss={onDismiss}
      {...(notice.needsReconnect && { action: <ReconnectPart /> })}
    >
      {notice.text}
    </Banner>
  )
}

/** Which platforms a sync waits for, since when, and the way to end the waiting. */
export function AwaitedBanner({ isBusy }: { isBusy: boolean }) {
  const t = useTranslations('reviews')
  const formatting = useFormatting()
  const me = useMe()
  const { data, dataUpdatedAt } = useQuery({ ...integrationsQuery, enabled: can(me, 'integrations.view') })
  const [dismissed, setDismissed] = useState('')
  const stop = useStopRuns()
  const awaited = listAwaited(data?.items ?? [], { now: dataUpdatedAt, isAsked: isBusy })
  const runIds = awaited.flatMap((one) => one.runIds)
  const shown = runIds.join()
  if (shown === '' || shown === dismissed) return null
  return (
    <Banner
      onDismiss={() => setDismissed(shown)}
      {...(can(me, 'reviews.manage') && {
        action: (
          <Button size="small" isBusy={stop.isPending} onClick={() => stop.mutate(runIds)}>
            {t('bulk.stop')}
          </Button>
        ),
      })}
    >
      {awaited.map(({ platform, since }) => (
        <p key={platform}>{t('syncWaiting', { platform: PLATFORM_NAMES[platform], time: formatting.time(since) })}</p>
      ))}
    </Banner>
  )
}

function useStopRuns() {
  const t = useTranslations('reviews')
  const sayFailed = useFailureToast()
  const stopAll = async (runIds: readonly string[]) => {
    for (const runId of runIds) {
      try {
        await call(stopSync, { runId })
      } catch (error) {
        const hasEnded = error instanceof ApiProblem && error.refusal?.reason === 'sync-ended'
        if (!hasEnded) throw error
      }
    }
  }
  return useChange(stopAll, {
    renews: [queryKeys.integrations],
    onError: (error) => sayFailed(t('syncStopFailed'), error),
  })
}
