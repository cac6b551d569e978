import { setTimeout as sleep } from 'node:timers/promises'

/** Counts begin anew with every window. Who is about to fill one waits where too little of it is left. */
export async function waitForRoom(windowMs: number, neededMs: number): Promise<void> {
  const leftMs = windowMs - (Date.now() % windowMs)
  if (leftMs < neededMs) await sleep(leftMs + 50)
}
