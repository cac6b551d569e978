import { useState } from 'react'

/** One action at a time, and what went wrong with the last one. */
export function useAttempt() {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function attempt(action: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setError(null)
    try {
      await action()
    } catch (caught) {
      setError(caught)
    } finally {
      setIsBusy(false)
    }
  }

  return { attempt, isBusy, error }
}
