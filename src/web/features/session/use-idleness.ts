import { useEffect, useState } from 'react'
import { idleClock, type Idleness, judgeIdleness } from '#web/kernel/session/idle-clock.ts'

const CHECK_EVERY_MS = 1000
const MINUTE_MS = 60_000

interface IdleState {
  idleness: Idleness
  secondsLeft: number
}

function look(timeoutMinutes: number): IdleState {
  const timeoutMs = timeoutMinutes * MINUTE_MS
  const idleMs = idleClock.getIdleMs()
  return {
    idleness: judgeIdleness(idleMs, timeoutMs),
    secondsLeft: Math.max(0, Math.ceil((timeoutMs - idleMs) / CHECK_EVERY_MS)),
  }
}

/** How things stand with the timeout, from what any tab did last. */
export function useIdleness(timeoutMinutes: number): IdleState {
  const [state, setState] = useState(() => look(timeoutMinutes))

  useEffect(() => {
    idleClock.setTimeoutMinutes(timeoutMinutes)
    const check = () =>
      setState((before) => {
        const now = look(timeoutMinutes)
        // The seconds matter only once they are shown.
        return now.idleness === 'active' && before.idleness === 'active' ? before : now
      })
    check()
    const timer = setInterval(check, CHECK_EVERY_MS)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [timeoutMinutes])

  return state
}
