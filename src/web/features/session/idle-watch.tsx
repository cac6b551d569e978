import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { getMe } from '#shared/contracts/session.ts'
import { call } from '#web/kernel/api/call.ts'
import { idleClock, type Idleness, judgeIdleness } from '#web/kernel/session/idle-clock.ts'
import { meQuery, useMe } from '#web/kernel/session/me.ts'
import { session } from '#web/kernel/session/session.ts'
import { language } from '#web/kernel/i18n/language.ts'
import { createChunk } from '#web/kernel/load-chunk.ts'
import { useChunk } from '#web/kernel/use-chunk.ts'
import { humanInput } from '#web/kernel/session/human-input.ts'

const CHECK_EVERY_MS = 1000
const MINUTE_MS = 60_000

/** Fetched long before anybody is asked. */
const question = createChunk(async () => {
  const [part] = await Promise.all([import('./idle-dialog.tsx'), language.complete()])
  return part
})

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
function useIdleness(timeoutMinutes: number): IdleState {
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

/**
 * Whoever reads and types for long without a call to the server is not idle: before a third of the timeout has gone by
 * unnoticed there, `tell` says so.
 */
function useQuietActivity(timeoutMinutes: number, tell: () => Promise<void>) {
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

/** Any call counts as activity; this one brings nothing new. */
function useStay(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    queryClient.setQueryData(meQuery.queryKey, await call(getMe, {}))
    idleClock.noteActivity()
  }, [queryClient])
}

/** Asks two minutes before the end whether anybody is there, and ends the session when nobody answers. */
export function IdleWatch() {
  const { timeoutMinutes } = useMe().session
  const { idleness, secondsLeft } = useIdleness(timeoutMinutes)
  const stay = useStay()
  const stayQuietly = useCallback(() => stay().catch(() => {}), [stay])
  useQuietActivity(timeoutMinutes, stayQuietly)

  useEffect(() => {
    if (idleness === 'over') void session.lapse()
  }, [idleness])

  const isEnding = idleness === 'ending'
  const loaded = useChunk(question, isEnding)
  return loaded && <loaded.IdleDialog isOpen={isEnding} secondsLeft={secondsLeft} onStay={stay} />
}
