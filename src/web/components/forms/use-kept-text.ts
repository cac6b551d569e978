import { useState, useEffect, useEffectEvent } from 'react'
import { forget, recall, remember } from '#web/kernel/browser-memory.ts'
import { useMe } from '#web/kernel/session/me.ts'
import type { FieldValues, UseFormSubscribe } from 'react-hook-form'

/** What a person has begun to write about something stays with it, also when the sheet closes or the page is left. */
export function useKeptText(name: string, id: string): [text: string, keep: (text: string) => void] {
  const { user } = useMe()
  const key = `goodword-${name}-${user.id}-${id}`
  const [text, setText] = useState(() => recall(key) ?? '')
  const keep = (typed: string) => {
    setText(typed)
    if (typed.trim() === '') forget(key)
    else remember(key, typed)
  }
  return [text, keep]
}

/** Hands over what the form holds whenever the person changes it, and not when it is sent or filled by us. */
export function useKeeping<Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  keep: (values: Values) => void,
): void {
  const keepLatest = useEffectEvent(keep)
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === 'change') keepLatest(values)
        },
      }),
    [subscribe],
  )
}
