import { forget, recall, remember } from '#web/kernel/browser-memory.ts'
import { createStore } from '#web/kernel/store.ts'

const STORAGE_KEY = 'goodword-single-keys'

const store = createStore(true)

/** Shortcuts of one key without a modifier can be switched off (WCAG 2.1.4). */
export const singleKeys = {
  areOn: store.get,
  subscribe: store.subscribe,

  start() {
    store.set(recall(STORAGE_KEY) !== 'off')
  },

  switchTo(isOn: boolean) {
    if (isOn) forget(STORAGE_KEY)
    else remember(STORAGE_KEY, 'off')
    store.set(isOn)
  },
}
