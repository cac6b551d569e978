import { useEffect, useEffectEvent } from 'react'
import { singleKeys } from './single-keys.ts'

interface Shortcut {
  /** As the keyboard layout writes it, so that it works on every layout. */
  key: string
  isWithCommand?: boolean
}

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO))
}

function isPressed(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const hasCommand = event.ctrlKey || event.metaKey
  // Filling in a form by itself, a browser sends key events without a key.
  const key = (event.key as string | undefined)?.toLowerCase()
  if (key !== shortcut.key || hasCommand !== Boolean(shortcut.isWithCommand)) return false
  if (event.altKey || event.isComposing) return false
  return hasCommand || (singleKeys.areOn() && !isTyping(event.target))
}

export function useShortcut(shortcut: Shortcut, run: () => void) {
  const { key, isWithCommand = false } = shortcut
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPressed({ key, isWithCommand }, event)) return
    event.preventDefault()
    run()
  })

  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
