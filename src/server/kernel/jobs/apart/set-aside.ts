const LEFT_MS = 30_000

/** What the queue refused: it is left for a while, so that everybody else's goes on. */
export interface SetAside {
  add(id: string): void
  ids(): string[]
}

export function createSetAside(): SetAside {
  const left = new Map<string, number>()
  return {
    add: (id) => void left.set(id, Date.now() + LEFT_MS),
    ids() {
      for (const [id, until] of left) if (until < Date.now()) left.delete(id)
      return [...left.keys()]
    },
  }
}
