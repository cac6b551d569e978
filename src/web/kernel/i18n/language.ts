import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/domain/locales.ts'
import { recall, remember } from '#web/kernel/browser-memory.ts'
import { loadChunk } from '#web/kernel/load-chunk.ts'
import { createStore } from '#web/kernel/store.ts'
import type { Catalogue, SourceCatalogue } from './catalogue.ts'

const STORAGE_KEY = 'goodword-language'

/**
 * Found by their place. A screen waits for what it says and no more, so the build makes a file of each of these for each
 * language (vite.config.ts): what the app says wherever one is and on the dashboard, what its lower half tells, what the doors say, and all the rest.
 * The start has its own.
 */
const TEXTS = {
  first: import.meta.glob<Partial<Catalogue>>('../../i18n/{common,shell,dashboard}/*.ts'),
  activity: import.meta.glob<Partial<Catalogue>>('../../i18n/activity/*.ts'),
  doors: import.meta.glob<Partial<Catalogue>>('../../i18n/session/*.ts'),
  rest: import.meta.glob<Partial<Catalogue>>([
    '../../i18n/*/*.ts',
    '!../../i18n/{startup,common,shell,dashboard,activity,session}/*.ts',
  ]),
}
type Texts = keyof typeof TEXTS

/** Said on any screen, but only once something went wrong: the sentences come with that. */
const NOT_YET = { refusals: {}, authFailures: {} }

async function loadTexts(locale: Locale, names: readonly Texts[]): Promise<Catalogue> {
  const files = names.flatMap((name) => Object.entries(TEXTS[name]))
  const own = files.filter(([path]) => path.endsWith(`/${locale}.ts`))
  const parts = await Promise.all(own.map(([, load]) => load()))
  return Object.assign({}, NOT_YET, ...parts) as Catalogue
}

interface LoadedLanguage {
  locale: Locale
  /** Typed as the English ones: the library reads from their words which values a message takes. */
  messages: SourceCatalogue
  texts: readonly Texts[]
}

const store = createStore<LoadedLanguage | null>(null)
let wanted: Locale | null = null
const wantedTexts = new Set<Texts>(['first'])

const isShown = (locale: Locale, texts: readonly Texts[]) => {
  const shown = store.get()
  return shown?.locale === locale && texts.every((name) => shown.texts.includes(name))
}

async function show(locale: Locale): Promise<void> {
  const texts = [...wantedTexts]
  const messages = await loadChunk(() => loadTexts(locale, texts))
  // Asked for another one or for more meanwhile, which may have arrived first.
  if (wanted !== locale || isShown(locale, texts)) return
  document.documentElement.lang = locale
  store.set({ locale, messages: messages as SourceCatalogue, texts })
}

/** The first of the wished-for languages that the product speaks. */
export function pickLocale(wishes: readonly (string | null | undefined)[]): Locale {
  for (const wish of wishes) {
    const language = wish?.toLowerCase().split('-')[0]
    if (isLocale(language)) return language
  }
  return DEFAULT_LOCALE
}

export function detectLocale(): Locale {
  return pickLocale([recall(STORAGE_KEY), ...navigator.languages])
}

/** The language of the screens. A person's saved language arrives with `/api/v1/me` and wins over this browser's. */
export const language = {
  get: store.get,
  subscribe: store.subscribe,

  async use(locale: Locale): Promise<void> {
    wanted = locale
    if (store.get()?.locale === locale) return
    await show(locale)
  },

  /** Adds what else is to be said; from then on it belongs to every language. */
  async add(...texts: Texts[]): Promise<void> {
    for (const name of texts) wantedTexts.add(name)
    while (wanted !== null && !isShown(wanted, texts)) await show(wanted)
  },

  complete: () => language.add('activity', 'doors', 'rest'),

  /** Uses it and keeps it for this browser's next visit. */
  async choose(locale: Locale): Promise<void> {
    await language.use(locale)
    if (wanted === locale) remember(STORAGE_KEY, locale)
  },
}
