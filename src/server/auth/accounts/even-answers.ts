import { setTimeout as sleep } from 'node:timers/promises'
import type { AuthParts } from '../auth-parts.ts'

/** Answers after the same time whatever was found, so that the time does not tell whether an address is known. */
export async function answerEvenly<T>(parts: AuthParts, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(parts.evenAnswerMs)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** The same where a refusal alone could tell: whoever is let in need not wait. */
export async function refuseEvenly<T>(parts: AuthParts, work: () => Promise<T>): Promise<T> {
  const floor = sleep(parts.evenAnswerMs, undefined, { ref: false })
  try {
    return await work()
  } catch (error) {
    await floor
    throw error
  }
}
