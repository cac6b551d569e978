import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { startSync } from '#shared/contracts/integrations.ts'
import { call } from '#web/kernel/api/call.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { can, useMe } from '#web/kernel/session/me.ts'
import { integrationsQuery } from '#web/components/options.queries.ts'
import { judgeRuns, type SyncOutcome } from './sync-outcome.ts'

interface SyncSettings {
  onEnd: (outcome: SyncOutcome) => void
  onFailed: (error: Error) => void
}

/** Events may be late or lost; nobody looks at a spinner for ever because of one. */
const ASK_AGAIN_MS = 3000
const mutationKey = ['sync-reviews']

/** Busy until every run that the button started has ended, also for who leaves the screen and comes back. */
export function useSync({ onEnd, onFailed }: SyncSettings) {
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
  for (;;) {
    const progress = waitForProgress()
    const { items } = await queryClient.fetchQuery({ ...integrationsQuery, staleTime: 0 })
    const outcome = judgeRuns(items, runIds)
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
