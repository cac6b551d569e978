import { useEffect, useState } from 'react'
import { forget, recall, remember } from '#web/kernel/browser-memory.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { beginWords, type DisputedReview, type DisputeWords, readWords } from './dispute-words.ts'

/** What a person types stays, also when the window closes or the page is left: for each review apart. */
export function useDisputeWords(start: string, review: DisputedReview | undefined) {
  const { user, customer } = useMe()
  const key = ['goodword-dispute', user.id, customer?.id, start].join('-')
  const [typed, setTyped] = useState(() => readWords(recall(key)))
  const [isRestored, setIsRestored] = useState(typed !== null)
  const blank = beginWords(review)

  useEffect(() => {
    if (typed === null) forget(key)
    else remember(key, JSON.stringify(typed))
  }, [key, typed])

  const update = (change: (now: DisputeWords) => DisputeWords) => setTyped((now) => change(now ?? blank))
  return {
    ...(typed ?? blank),
    isRestored,
    update,
    put: (change: Partial<DisputeWords>) => update((now) => ({ ...now, ...change })),
    /** It has been sent: nothing of it is to come back. */
    forget: () => forget(key),
    discard: () => {
      setTyped(null)
      setIsRestored(false)
    },
  }
}

export type TypedDispute = ReturnType<typeof useDisputeWords>
