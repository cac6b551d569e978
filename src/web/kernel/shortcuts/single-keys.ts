import { createStore } from '#web/kernel/store.ts'

const STORAGE_KEY = 'goodword-single-keys'

const store = createStore(true)

/** Shortcuts of one key without a modifier can be switched off (WCAG 2.1.4). */
export const singleKeys = {
  areOn: store.get,
  subscribe: store.subscribe,

  start() {
    store.set(localStorage.getItem(STORAGE_KEY) !== 'off')
  },

  switchTo(isOn: boolean) {
    if (isOn) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, 'off')
    store.set(isOn)
  },
}
