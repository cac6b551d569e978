interface Pace {
  /** What comes within this time is told together. */
  gatherMs: number
  /** Never told more often than this. */
  atMostEveryMs: number
}

/** Takes a burst together. The first of it does not wait longer than it must, and the last is never lost. */
export function gatherChanges<Change>({ gatherMs, atMostEveryMs }: Pace, tell: (changes: Set<Change>) => void) {
  let changes = new Set<Change>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let toldAt = Number.NEGATIVE_INFINITY

  function flush() {
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
