import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onEnd` once `durationMs` have passed while not paused; a pause keeps the rest. Without a duration nothing ends.
 */
export function useCountdown(durationMs: number | undefined, isPaused: boolean, onEnd: () => void) {
  const remainingMs = useRef(durationMs)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    remainingMs.current = durationMs
  }, [durationMs])

  useEffect(() => {
    if (isPaused || remainingMs.current === undefined) return undefined

    const startedAt = Date.now()
    const timer = setTimeout(() => end(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      if (remainingMs.current !== undefined) remainingMs.current -= Date.now() - startedAt
    }
  }, [isPaused, durationMs])
}
