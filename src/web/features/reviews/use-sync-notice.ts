import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useErrorSentence, useFetchFaultSentence } from '#web/components/failures/use-error-sentence.ts'
import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { startSync } from '#shared/contracts/integrations.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { call } from '#web/kernel/api/call.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { integrationsQuery } from '#web/components/options.queries.ts'
import type { SyncNotice } from './sync-banner.tsx'
import { type SyncOutcome, judgeRuns } from './sync-outcome.ts'

interface SyncSettings {
  onEnd: (outcome: SyncOutcome) => void
  onFailed: (error: Error) => void
}

/** Events may be late or lost; nobody looks at a spinner for ever because of one. */
const ASK_AGAIN_MS = 3000
const LONGEST_WAIT_MS = 55_000
const mutationKey = ['sync-reviews']

/** Busy until every run that the button started has ended, also for who leaves the screen and comes back. */
function useSync({ onEnd, onFailed }: SyncSettings) {
  const queryClient = useQueryClient()
  const canWatch = can(useMe(), 'integrations.view')
  const isBusy = useIsMutating({ mutationKey }) > 0
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (): Promise<SyncOutcome> => {
      const { runs } = await call(startSync, {})
      if (runs.length === 0) return { kind: 'nothing-connected' }
      return canWatch
        ? waitForRuns(
            queryClient,
            runs.map((run) => run.id),
          )
        : { kind: 'started' }
    },
    onSuccess: (outcome) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.reviews })
      onEnd(outcome)
    },
    onError: onFailed,
  })
  return { start: () => mutate(), isBusy }
}

async function waitForRuns(queryClient: QueryClient, runIds: readonly string[]): Promise<SyncOutcome> {
  const giveUpAt = Date.now() + LONGEST_WAIT_MS
  for (;;) {
    const progress = waitForProgress()
    const { items } = await queryClient.fetchQuery({ ...integrationsQuery, staleTime: 0 })
    const outcome = judgeRuns(items, runIds, { isTimeUp: Date.now() > giveUpAt })
    if (outcome) return outcome
    await progress
  }
}

/** Until the stream tells of a step, or for a while. */
function waitForProgress(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stopListening()
      resolve()
    }
    const timer = setTimeout(finish, ASK_AGAIN_MS)
    const stopListening = liveEventListeners.add({
      onGap: finish,
      onEvent: ({ type }) => {
        if (type === 'sync.progressed' || type === 'integration.changed') finish()
      },
    })
  })
}

/** The sync and what it came to, in words. */
export function useSyncNotice() {
  const t = useTranslations('reviews')
  const format = useFormatter()
  const sentenceFor = useErrorSentence()
  const fetchFaultSentence = useFetchFaultSentence()
  const [notice, setNotice] = useState<SyncNotice | null>(null)
  const say = (tone: SyncNotice['tone'], text: string, needsReconnect = false) =>
    setNotice((last) => ({ tone, text, needsReconnect, id: (last?.id ?? 0) + 1 }))

  const tell = (outcome: SyncOutcome) => {
    if (outcome.kind === 'synced') say('good', t('synced', { count: outcome.added }))
    else if (outcome.kind === 'stopped') say('info', t('syncStopped', { count: outcome.added }))
    else if (outcome.kind === 'partly') {
      const platforms = format.list(outcome.silent.map((platform) => PLATFORM_NAMES[platform]))
      say('info', t('syncPartly', { synced: outcome.synced, platforms, silent: outcome.silent.length }))
    } else if (outcome.kind === 'started') say('info', t('syncStarted'))
    else if (outcome.kind === 'nothing-connected') say('info', t('nothingConnected'))
    else {
      const { fault, platform, needsReconnect } = outcome
      const message = fault === null ? t('syncUnfinished') : fetchFaultSentence(fault, platform)
      say('bad', t('syncFailed', { message }), needsReconnect)
    }
  }
  const sync = useSync({
    onEnd: tell,
    onFailed: (error) => say('bad', t('syncFailed', { message: sentenceFor(error) })),
  })
  return { sync, notice, dismissNotice: () => setNotice(null) }
}
