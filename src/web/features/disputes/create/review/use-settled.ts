import { useEffect, useState } from 'react'

const SETTLED_AFTER_MS = 250

/** What somebody types, once they pause: the server is not asked for every letter. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
