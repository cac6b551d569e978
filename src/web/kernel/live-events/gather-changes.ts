interface Pace {
  /** What comes within this time is told together. */
  gatherMs: number
  /** Never told more often than this. */
  atMostEveryMs: number
  /** While it says so, nothing is told, for two seconds at most. */
  isHeld?: () => boolean
}

const LONGEST_HOLD_MS = 2000

/** Takes a burst together. The first of it does not wait longer than it must, and the last is never lost. */
export function gatherChanges<Change>(
  { gatherMs, atMostEveryMs, isHeld = () => false }: Pace,
  tell: (changes: Set<Change>) => void,
) {
  let changes = new Set<Change>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let toldAt = Number.NEGATIVE_INFINITY

  function flush(heldMs = 0) {
    if (heldMs < LONGEST_HOLD_MS && isHeld()) {
      timer = setTimeout(flush, gatherMs, heldMs + gatherMs)
      return
    }
    timer = undefined
    toldAt = Date.now()
    const told = changes
    changes = new Set()
    tell(told)
  }

  return {
    add(change: Change) {
      changes.add(change)
      timer ??= setTimeout(flush, Math.max(gatherMs, toldAt + atMostEveryMs - Date.now()))
    },
    stop: () => clearTimeout(timer),
  }
}
