import { useEffect, useRef } from 'react'

interface LeafSettings {
  ids: readonly string[]
  openId: string | undefined
  open: (id: string) => void
}

/**
 * The step from the open one to the one before or behind it, where there is one. Steps count from the one asked for
 * last: a person may press faster than the page follows.
 */
export function useLeaf({ ids, openId, open }: LeafSettings): (steps: 1 | -1) => (() => void) | undefined {
  const askedId = useRef(openId)
  useEffect(() => {
    askedId.current = openId
  }, [openId])
  return (steps) => {
    const index = openId === undefined ? -1 : ids.indexOf(openId)
    if (index === -1 || ids[index + steps] === undefined) return undefined
    return () => {
      const askedIndex = ids.indexOf(askedId.current ?? '')
      const nextId = ids[(askedIndex === -1 ? index : askedIndex) + steps]
      if (nextId === undefined) return
      askedId.current = nextId
      open(nextId)
    }
  }
}
