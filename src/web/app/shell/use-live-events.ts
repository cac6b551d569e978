import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveEventType } from '#shared/contracts/live-events.ts'
import { gatherChanges } from '#web/kernel/live-events/gather-changes.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'
import { shareLiveEvents } from '#web/kernel/live-events/live-events.ts'
import { ADDED_UP, QUERIES_CHANGED_BY } from '#web/kernel/live-events/queries-changed-by.ts'
import { session } from '#web/kernel/session/session.ts'

/** A burst of events, as a sync makes it, asks for each list once. */
const LISTS = { gatherMs: 200, atMostEveryMs: 200 }
const SUMS = { gatherMs: 200, atMostEveryMs: 1000 }

type QueryKey = readonly string[]

function gatherInvalidations(queryClient: QueryClient) {
  const invalidate = (queryKeys: Set<QueryKey>) => {
    for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
  }
  // One's own change is on its way: it renews what it touches, and what it deletes is asked for by nobody once its answer is there.
  const isHeld = () => queryClient.isMutating() > 0
  const lists = gatherChanges<QueryKey>({ ...LISTS, isHeld }, invalidate)
  const sums = gatherChanges<QueryKey>({ ...SUMS, isHeld }, invalidate)

  return {
    add(type: LiveEventType) {
      for (const queryKey of QUERIES_CHANGED_BY[type]) (ADDED_UP.includes(queryKey) ? sums : lists).add(queryKey)
    },
    stop() {
      lists.stop()
      sums.stop()
    },
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
