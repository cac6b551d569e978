import { forget, recall, remember } from '#web/kernel/browser-memory.ts'
import { createStore } from '#web/kernel/store.ts'

const MOST = 5
const NONE: readonly string[] = []
const store = createStore(NONE)
let storageKey: string | null = null

function readSearches(text: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(parsed)) return NONE
    return parsed.filter((words): words is string => typeof words === 'string' && words !== '').slice(0, MOST)
  } catch {
    return NONE
  }
}

function keep(searches: readonly string[]) {
  store.set(searches)
  if (storageKey === null) return
  if (searches.length === 0) forget(storageKey)
  else remember(storageKey, JSON.stringify(searches))
}

/** What somebody searched for last, newest first. Kept in the browser, for each person and workspace apart. */
export const recentSearches = {
  get: store.get,
  subscribe: store.subscribe,

  startFor(userId: string, customerId: string) {
    storageKey = `goodword-searches-${userId}-${customerId}`
    store.set(readSearches(recall(storageKey)))
  },

  add(words: string) {
    const others = store.get().filter((known) => known.toLowerCase() !== words.toLowerCase())
    keep([words, ...others].slice(0, MOST))
  },

  remove(words: string) {
    keep(store.get().filter((known) => known !== words))
  },

  clear() {
    keep(NONE)
  },
}
