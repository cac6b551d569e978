import { useEffectEvent, useLayoutEffect } from 'react'
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

/** A key by itself, for whoever has not switched such keys off, and not part of what is being written. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  // A browser that fills in a form sends key events without a key.
  return Boolean(event.key as string | undefined) && singleKeys.areOn() && !isTyping(event.target)
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

  // With what is shown: a key pressed the moment the screen is there must not be lost.
  useLayoutEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
