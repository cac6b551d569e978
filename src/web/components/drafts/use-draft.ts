import { useState } from 'react'
import { forget } from '#web/kernel/browser-memory.ts'
import { useMe } from '#web/kernel/session/me.ts'
import { findDraft, keepDraft } from './form-draft.ts'

export type Draft<Values extends object> = ReturnType<typeof useDraft<Values>>

/** Keeps what this person typed into a form of this workspace until it is saved or discarded. `blank`: as the form is at first. */
export function useDraft<Values extends object>(name: string, blank: Values) {
  const { user, customer } = useMe()
  const key = ['goodword-draft', user.id, customer?.id, name].join('-')
  const [isKept, setIsKept] = useState(() => findDraft(key, blank) !== null)
  const [round, setRound] = useState(0)

  function clear() {
    forget(key)
    setIsKept(false)
  }

  return {
    isKept,
    /** The form's key: another one makes it begin anew. */
    round,
    begin: () => findDraft(key, blank) ?? blank,
    keep: (values: Values) => setIsKept(keepDraft(key, values, blank)),
    clear,
    discard: () => {
      clear()
      setRound(round + 1)
    },
  }
}
