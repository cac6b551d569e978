import { useState } from 'react'

/** Which rows are chosen: some by name, or all that match. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [total, setTotal] = useState<number | null>(null)
  const choose = (next: ReadonlySet<string>) => {
    setIds(next)
    setTotal(null)
  }
  return {
    ids,
    isAll: total !== null,
    size: total ?? ids.size,
    has: (id: string) => total !== null || ids.has(id),
    toggle: (id: string) => {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      choose(next)
    },
    toggleAll: (shown: readonly string[]) => choose(shown.every((id) => ids.has(id)) ? new Set() : new Set(shown)),
    /** Also those that are not on screen. */
    chooseAll: setTotal,
    clear: () => choose(new Set()),
  }
}

export type ContactSelection = ReturnType<typeof useSelection>
