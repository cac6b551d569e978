import { DEFAULT_LOCALE, isLocale, type Locale } from '#shared/domain/locales.ts'
import { recall, remember } from '#web/kernel/browser-memory.ts'
import { loadChunk } from '#web/kernel/load-chunk.ts'
import { createStore } from '#web/kernel/store.ts'
import type { Catalogue, SourceCatalogue } from './catalogue.ts'

const STORAGE_KEY = 'goodword-language'

/** Found by their place; the build puts those of one language into one file (vite.config.ts). The start has its own. */
const catalogueFiles = import.meta.glob<Partial<Catalogue>>(['../../i18n/*/*.ts', '!../../i18n/startup/*.ts'])

async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const files = Object.entries(catalogueFiles).filter(([path]) => path.endsWith(`/${locale}.ts`))
  const parts = await Promise.all(files.map(([, load]) => load()))
  return Object.assign({}, ...parts) as Catalogue
}

interface LoadedLanguage {
  locale: Locale
  /** Typed as the English ones: the library reads from their words which values a message takes. */
  messages: SourceCatalogue
}

const store = createStore<LoadedLanguage | null>(null)
let wanted: Locale | null = null

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
    const messages = await loadChunk(() => loadCatalogue(locale))
    // Asked for another one meanwhile, whose catalogue may have arrived first.
    if (wanted !== locale) return
    document.documentElement.lang = locale
    store.set({ locale, messages: messages as SourceCatalogue })
  },

  /** Uses it and keeps it for this browser's next visit. */
  async choose(locale: Locale): Promise<void> {
    await language.use(locale)
    if (wanted === locale) remember(STORAGE_KEY, locale)
  },
}
