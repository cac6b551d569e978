import { useState } from 'react'
import { forget, recall, remember } from '#web/kernel/browser-memory.ts'
import { useMe } from '#web/kernel/session/me.ts'

/** What a person has begun to write stays with the dispute, also when the sheet closes or the page is left. */
export function useKeptText(disputeId: string, field: string): [text: string, keep: (text: string) => void] {
  const { user } = useMe()
  const key = `goodword-dispute-${field}-${user.id}-${disputeId}`
  const [text, setText] = useState(() => recall(key) ?? '')
  const keep = (typed: string) => {
    setText(typed)
    if (typed.trim() === '') forget(key)
    else remember(key, typed)
  }
  return [text, keep]
}
