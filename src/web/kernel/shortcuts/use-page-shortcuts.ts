import { useEffect, useEffectEvent } from 'react'
import { keyChoices } from './key-choices.ts'
import { findAction, type PageShortcut, pageShortcuts } from './page-shortcuts.ts'
import { isSingleKey } from './use-shortcut.ts'

interface PageShortcutsSettings {
  userId: string
  title: string
  shortcuts: readonly PageShortcut[]
  /** Answers whether it did something: else the key keeps its own meaning. */
  onAction: (action: string, event: KeyboardEvent) => boolean
}

const CONTROLS = 'button, a, summary, select, input, textarea'
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** What is on top has its own keys. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(LAYERS) !== null
}

function isForControl({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.matches(CONTROLS)
}

/** The keys of a screen. They come before the shell's, so that `/` is this screen's search. */
export function usePageShortcuts({ userId, title, shortcuts, onAction }: PageShortcutsSettings) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event) || isElsewhere(event.target) || isForControl(event)) return
    const action = findAction(shortcuts, keyChoices.get(), event.key)
    if (action !== undefined && onAction(action, event)) event.preventDefault()
  })

  useEffect(() => keyChoices.startFor(userId), [userId])
  useEffect(() => {
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  useEffect(() => {
    pageShortcuts.set({ title, shortcuts })
    return () => pageShortcuts.set(null)
  }, [title, shortcuts])
}
