import { useSyncExternalStore } from 'react'

const TICK_MS = 20_000

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  now = new Date()
  for (const listener of listeners) listener()
}

/** One clock for the whole page; it stands still while nobody looks at it. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = new Date()
    timer = setInterval(tick, TICK_MS)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now)
}
