import { useRef, useState } from 'react'

/** One action at a time, and what went wrong with the last one. */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false)
  // A second click comes before the first one is drawn.
  const isUnderWay = useRef(false)
  const [error, setError] = useState<unknown>(null)

  async function attempt(action: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setError(null)
    try {
      await action()
    } catch (caught) {
      setError(caught)
    } finally {
      isUnderWay.current = false
      setIsBusy(false)
    }
  }

  return { attempt, isBusy, error }
}
