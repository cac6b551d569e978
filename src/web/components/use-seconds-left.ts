import { useEffect, useState } from 'react'

const SECOND_MS = 1000

const countSeconds = (until: string | null, now: number) =>
  until === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND_MS))

/** Counts down to zero, and then stands still. A clock that is behind does not promise more than there is. */
export function useSecondsLeft(until: string | null, mostSeconds: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (countSeconds(until, Date.now()) === 0) return undefined
    const timer = setInterval(() => {
      setNow(Date.now())
      if (countSeconds(until, Date.now()) === 0) clearInterval(timer)
    }, SECOND_MS / 4)
    return () => clearInterval(timer)
  }, [until])
  return Math.min(countSeconds(until, now), mostSeconds)
}
