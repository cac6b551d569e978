import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { keyChoices } from './key-choices.ts'
import { findAction, type PageShortcut } from './page-shortcuts.ts'
import { isSingleKey } from './use-shortcut.ts'

/** What lies on top has its own keys. */
function findLayer(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[role="dialog"], [role="menu"], [role="listbox"]') : null
}

interface LayerShortcuts {
  /** Anything inside the sheet or dialog whose keys they are. */
  content: RefObject<HTMLElement | null>
  shortcuts: readonly Omit<PageShortcut, 'label'>[]
  /** Those that can be done now, by the shortcuts' names. */
  actions: Readonly<Record<string, (() => void) | undefined>>
}

/** The keys of a list go on working in the sheet that lies over it, with whatever the person has chosen for them. */
export function useLayerShortcuts({ content, shortcuts, actions }: LayerShortcuts) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isSingleKey(event)) return
    const layer = findLayer(content.current)
    if (layer === null || findLayer(event.target) !== layer) return
    const run = actions[findAction(shortcuts, keyChoices.get(), event.key) ?? '']
    if (!run) return
    event.preventDefault()
    run()
  })

  useLayoutEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
