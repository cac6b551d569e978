import { setTimeout as sleep } from 'node:timers/promises'

/** Whether the condition came true within the time. */
export async function waitUntil(isDone: () => boolean, timeoutMs: number): Promise<boolean> {
  const giveUpAt = Date.now() + timeoutMs
  while (!isDone()) {
    if (Date.now() > giveUpAt) return false
    await sleep(15)
  }
  return true
}
