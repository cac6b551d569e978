import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormSubscribe } from 'react-hook-form'

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
