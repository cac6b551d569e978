import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/domain/locales.ts'
import { recall, remember } from '#web/kernel/browser-memory.ts'
import { loadChunk } from '#web/kernel/load-chunk.ts'
import { createStore } from '#web/kernel/store.ts'
import type { Catalogue, SourceCatalogue } from './catalogue.ts'

const STORAGE_KEY = 'goodword-language'

/**
 * Found by their place. A screen waits for what it says and no more, so the build makes a file of each of these for each
 * language (vite.config.ts): what the app says wherever one is and on the dashboard, what its lower half tells, what the doors say, and all the rest.
 * The start has its own. The rest is named in a file for each language, or every screen would begin with a list of all of them.
 */
const TEXTS = {
  first: import.meta.glob<Partial<Catalogue>>('../../i18n/{common,shell,dashboard}/*.ts'),
  activity: import.meta.glob<Partial<Catalogue>>('../../i18n/activity/*.ts'),
  doors: import.meta.glob<Partial<Catalogue>>('../../i18n/{failures,session}/*.ts'),
}
const REST = import.meta.glob<Record<string, Partial<Catalogue>>>('./rest/*.ts', { import: 'rest' })
type Texts = keyof typeof TEXTS | 'rest'

/** Said on any screen, but only once something went wrong: the sentences come with that. */
const prepareFailures = () => ({ errorCodes: {}, faults: {}, refusals: {}, authFailures: {} })

async function loadTexts(locale: Locale, names: readonly Texts[]): Promise<Partial<Catalogue>[]> {
  const parts = await Promise.all(
    names.map(async (name) => {
      if (name === 'rest') return Object.values((await REST[`./rest/${locale}.ts`]?.()) ?? {})
      const own = Object.entries(TEXTS[name]).filter(([path]) => path.endsWith(`/${locale}.ts`))
      return Promise.all(own.map(([, load]) => load()))
    }),
  )
  return parts.flat()
}

interface LoadedLanguage {
  locale: Locale
  /** Typed as the English ones: the library reads from their words which values a message takes. */
  messages: SourceCatalogue
  texts: Set<Texts>
}

const store = createStore<LoadedLanguage | null>(null)
let wanted: Locale | null = null
const wantedTexts = new Set<Texts>(['first'])

const isShown = (locale: Locale, texts: readonly Texts[]) => {
  const shown = store.get()
  return shown?.locale === locale && texts.every((name) => shown.texts.has(name))
}

async function show(locale: Locale): Promise<void> {
  const texts = [...wantedTexts]
  const parts = await loadChunk(() => loadTexts(locale, texts))
  // Asked for another one or for more meanwhile, which may have arrived first.
  if (wanted !== locale || isShown(locale, texts)) return
  const shown = store.get()
  if (shown?.locale === locale) return addTo(shown, parts, texts)
  document.documentElement.lang = locale
  const messages = prepareFailures() as unknown as SourceCatalogue
  const loaded = { locale, messages, texts: new Set<Texts>() }
  addTo(loaded, parts, texts)
  store.set(loaded)
}

/** What comes later is said by what comes with it. Nothing on screen says anything else than before, so nothing is drawn anew. */
function addTo(
  { messages, texts }: LoadedLanguage,
  parts: readonly Partial<Catalogue>[],
  names: readonly Texts[],
): void {
  const known = messages as unknown as Record<string, object>
  for (const [namespace, said] of parts.flatMap((part) => Object.entries(part))) {
    // Whoever has asked for the sentences of failures already keeps what was there then.
    known[namespace] = Object.assign(known[namespace] ?? {}, said)
  }
  for (const name of names) texts.add(name)
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
