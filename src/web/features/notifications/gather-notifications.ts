import type { Notification } from '#shared/contracts/notifications.ts'

/** Long enough for what comes together to be told together. */
const SOON_MS = 1000
/** Nobody is spoken to more often than that, whatever happens. */
const PAUSE_MS = 15_000

/** Which of them were not seen before. One that grew ("12 new reviews") has a new time, and is new again. */
export function createArrivalFinder(): (items: readonly Notification[]) => Notification[] {
  let seen: Set<string> | null = null
  return (items) => {
    const known = seen
    seen = new Set([...(known ?? []), ...items.map(nameOf)])
    // What was there when the page opened is no news.
    return known === null ? [] : items.filter((item) => !item.isRead && !known.has(nameOf(item)))
  }
}

const nameOf = ({ id, createdAt }: Notification) => `${id} ${createdAt}`

/** Tells of what is new soon, but a storm as one and then nothing for a while. */
export function gatherNotifications(tell: (notice: Notification[]) => void) {
  const waiting = new Map<string, Notification>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let toldAt = Number.NEGATIVE_INFINITY

  function flush() {
    timer = undefined
    toldAt = Date.now()
    tell([...waiting.values()])
    waiting.clear()
  }

  return {
    add(notice: readonly Notification[]) {
      for (const item of notice) waiting.set(item.id, item)
      if (waiting.size > 0) timer ??= setTimeout(flush, Math.max(SOON_MS, toldAt + PAUSE_MS - Date.now()))
    },
    stop: () => clearTimeout(timer),
  }
}
