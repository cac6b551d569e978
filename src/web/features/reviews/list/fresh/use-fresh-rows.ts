import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ReviewFilter } from '#shared/contracts/reviews.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'
import { createRowFreshener } from './row-freshener.ts'

/** Answers whom to tell which rows are on screen. */
export function useFreshRows(filter: ReviewFilter) {
  const queryClient = useQueryClient()
  const [freshener] = useState(() => createRowFreshener(queryClient))
  const filterKey = JSON.stringify(filter)
  const watch = useEffectEvent(() => freshener.watch(filter))

  useEffect(() => watch(), [filterKey])
  useEffect(() => {
    const stopListening = liveEventListeners.add(freshener)
    return () => {
      stopListening()
      freshener.stop()
    }
  }, [freshener])
  return freshener.see
}
