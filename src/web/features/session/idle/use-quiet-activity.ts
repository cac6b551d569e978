import { useEffect } from 'react'
import { humanInput } from '#web/kernel/session/idle/human-input.ts'
import { idleClock } from '#web/kernel/session/idle/idle-clock.ts'

const MINUTE_MS = 60_000

/**
 * Whoever reads and types for long without a call to the server is not idle: before a third of the timeout has gone by
 * unnoticed there, `tell` says so.
 */
export function useQuietActivity(timeoutMinutes: number, tell: () => Promise<void>) {
  useEffect(() => {
    let isTelling = false
    return humanInput.subscribe(() => {
      if (isTelling || idleClock.getIdleMs() < (timeoutMinutes * MINUTE_MS) / 3) return
      isTelling = true
      void tell().finally(() => {
        isTelling = false
      })
    })
  }, [timeoutMinutes, tell])
}
