import type { LiveEvent } from '#shared/contracts/live-events.ts'

interface LiveEventListener {
  onEvent: (event: LiveEvent) => void
  /** Events may have been missed. */
  onGap: () => void
}

const listeners = new Set<LiveEventListener>()

/** For the few screens that need to know which thing changed; the rest ask again by query key. */
export const liveEventListeners = {
  add(listener: LiveEventListener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  tell(event: LiveEvent) {
    for (const listener of listeners) listener.onEvent(event)
  },
  tellOfGap() {
    for (const listener of listeners) listener.onGap()
  },
}
