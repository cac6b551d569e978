import { forget, recall, remember } from './browser-memory.ts'
import { createStore } from './store.ts'

export const THEME_CHOICES = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

const STORAGE_KEY = 'goodword-theme'
const DARK_QUERY = '(prefers-color-scheme: dark)'

function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEME_CHOICES.some((choice) => choice === value)
}

function readStoredChoice(): ThemeChoice {
  const stored = recall(STORAGE_KEY)
  return isThemeChoice(stored) ? stored : 'system'
}

const store = createStore<ThemeChoice>('system')

function applyTheme() {
  const choice = store.get()
  const systemTheme = matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
  document.documentElement.dataset['theme'] = choice === 'system' ? systemTheme : choice
}

/** The chosen theme, and the system's own live where the choice is to follow it. */
export const theme = {
  get: store.get,
  subscribe: store.subscribe,

  start() {
    store.set(readStoredChoice())
    applyTheme()
    matchMedia(DARK_QUERY).addEventListener('change', applyTheme)
    // Another tab changed it.
    addEventListener('storage', (event) => {
      if (event.key !== STORAGE_KEY) return
      store.set(readStoredChoice())
      applyTheme()
    })
  },

  choose(choice: ThemeChoice) {
    // "system" is the absence of a choice: the script that runs before the first paint reads only light and dark.
    if (choice === 'system') forget(STORAGE_KEY)
    else remember(STORAGE_KEY, choice)
    store.set(choice)
    applyTheme()
  },
}
