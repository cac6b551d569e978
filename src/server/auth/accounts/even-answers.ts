import { setTimeout as sleep } from 'node:timers/promises'
import type { AuthDeps } from '#server/auth/auth-deps.ts'

/** Answers after the same time whatever was found, so that the time does not tell whether an address is known. */
export async function answerEvenly<T>(deps: AuthDeps, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(deps.evenAnswerMs)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** The same where a refusal alone could tell: whoever is let in need not wait. */
export async function refuseEvenly<T>(deps: AuthDeps, work: () => Promise<T>): Promise<T> {
  const floor = sleep(deps.evenAnswerMs, undefined, { ref: false })
  try {
    return await work()
  } catch (error) {
    await floor
    throw error
  }
}
