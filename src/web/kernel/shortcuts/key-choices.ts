import { forget, recall, remember } from '#web/kernel/browser-memory.ts'
import { createStore } from '#web/kernel/store.ts'

/** An action's name and the key that a person has given it in place of its own. */
type KeyChoices = Readonly<Record<string, string>>

const NONE: KeyChoices = {}
const store = createStore(NONE)
let storageKey: string | null = null

function readChoices(text: string | null): KeyChoices {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    if (typeof parsed !== 'object' || parsed === null) return NONE
    return Object.fromEntries(Object.entries(parsed).filter(([, key]) => typeof key === 'string' && key.length === 1))
  } catch {
    return NONE
  }
}

/** Shortcuts of one key can be given another (WCAG 2.1.4). Kept in the browser, for each person apart. */
export const keyChoices = {
  get: store.get,
  subscribe: store.subscribe,

  startFor(userId: string) {
    storageKey = `goodword-keys-${userId}`
    store.set(readChoices(recall(storageKey)))
  },

  choose(action: string, key: string) {
    const choices = { ...store.get(), [action]: key }
    if (storageKey) remember(storageKey, JSON.stringify(choices))
    store.set(choices)
  },

  reset() {
    if (storageKey) forget(storageKey)
    store.set(NONE)
  },
}
