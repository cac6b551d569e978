import { setTimeout as sleep } from 'node:timers/promises'
import { AuthError } from '../auth-error.ts'

/** Nobody waits longer for an answer; what was begun may still be finished. */
export async function answerInTime<T>(work: Promise<T>, longestMs: number): Promise<T> {
  const waiting = new AbortController()
  const late = sleep(longestMs, undefined, { signal: waiting.signal, ref: false }).then(() => {
    throw new AuthError(504, 'request_timeout', 'Processing this request timed out, please retry after a moment.')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    waiting.abort()
    late.catch(() => undefined)
  }
}
