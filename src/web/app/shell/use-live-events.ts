import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveEventType } from '#shared/contracts/live-events.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'
import { shareLiveEvents } from '#web/kernel/live-events/live-events.ts'
import { QUERIES_CHANGED_BY } from '#web/kernel/query-keys.ts'
import { session } from '#web/kernel/session/session.ts'

const GATHER_MS = 200

/** A burst of events, as a sync makes it, asks for each list once. */
function gatherInvalidations(queryClient: QueryClient) {
  const types = new Set<LiveEventType>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush() {
    timer = undefined
    for (const queryKey of [...types].flatMap((type) => QUERIES_CHANGED_BY[type])) {
      void queryClient.invalidateQueries({ queryKey })
    }
    types.clear()
  }

  return {
    add(type: LiveEventType) {
      types.add(type)
      timer ??= setTimeout(flush, GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/** While the shell is open, what others do shows without a reload. */
export function useLiveEvents() {
  const queryClient = useQueryClient()

  useEffect(() => {
    const invalidations = gatherInvalidations(queryClient)
    const stopListening = shareLiveEvents(session, {
      onEvent: (event) => {
        invalidations.add(event.type)
        liveEventListeners.tell(event)
      },
      onCatchUp: () => {
        void queryClient.invalidateQueries()
        liveEventListeners.tellOfGap()
      },
    })
    return () => {
      stopListening()
      invalidations.stop()
    }
  }, [queryClient])
}
