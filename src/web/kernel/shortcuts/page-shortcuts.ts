import { createStore } from '#web/kernel/store.ts'

export interface PageShortcut {
  action: string
  label: string
  defaultKey: string
  /** Keys such as Enter stay what they are. */
  isFixed?: boolean
}

interface PageShortcuts {
  title: string
  shortcuts: readonly PageShortcut[]
}

/** The keys of the screen that is open, for the sheet that explains them. */
export const pageShortcuts = createStore<PageShortcuts | null>(null)

/** Which action a key stands for, with what the person has chosen. */
export function findAction(
  shortcuts: readonly Omit<PageShortcut, 'label'>[],
  choices: Readonly<Record<string, string>>,
  key: string,
): string | undefined {
  const pressed = normalizeKey(key)
  return shortcuts.find(({ action, defaultKey }) => (choices[action] ?? defaultKey) === pressed)?.action
}

/** Shift and caps lock do not make another key of a letter; `?` and `/` are what the layout writes. */
export function normalizeKey(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key
}
