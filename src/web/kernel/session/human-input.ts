const EVENTS = ['pointerdown', 'keydown', 'click', 'wheel', 'touchstart'] as const
const RECENT_MS = 60_000

let lastAt = 0
const listeners = new Set<() => void>()

function note() {
  lastAt = Date.now()
  for (const listener of listeners) listener()
}

/** Whether somebody sits in front of this tab. Calls that the app makes by itself do not show that. */
export const humanInput = {
  /** Opening the page is the first sign. */
  start() {
    note()
    for (const event of EVENTS) document.addEventListener(event, note, { capture: true, passive: true })
  },
  isRecent: () => Date.now() - lastAt < RECENT_MS,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
