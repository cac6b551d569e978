import { useState } from 'react'
import { forget, recall, remember } from '#web/kernel/browser-memory.ts'
import { useMe } from '#web/kernel/session/me.ts'

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

/** What was typed before and not saved. `null` when there is nothing, or what there is does not fit the form any more. */
export function findDraft<Values extends object>(key: string, blank: Values): Values | null {
  try {
    const kept: unknown = JSON.parse(recall(key) ?? 'null')
    return isLike(kept, blank) ? kept : null
  } catch {
    return null
  }
}

/** Answers whether there is anything to keep: a form that is as it was needs no draft. */
export function keepDraft<Values extends object>(key: string, values: Values, blank: Values): boolean {
  const text = JSON.stringify(values)
  const isTyped = text !== JSON.stringify(blank)
  if (isTyped) remember(key, text)
  else forget(key)
  return isTyped
}

function isLike<Model>(value: unknown, model: Model): value is Model {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return Object.entries(model).every(([name, part]) => isLike(fields[name], part))
}
