import { DEFAULT_LOCALE } from '#shared/domain/locales.ts'
import { remember } from '#web/kernel/browser-memory.ts'
import { paths } from '#web/kernel/paths.ts'

/** Where the app looks for the language too. */
const KEY = 'goodword-language'
const APP_DOORS: readonly string[] = [paths.login, paths.register]

/** Whoever follows a link to a language, or goes from a translated page to the app, finds the app in that language. */
export function carryLanguageOver(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    const pageLanguage = document.documentElement.lang
    if (link.hreflang) remember(KEY, link.hreflang)
    else if (pageLanguage !== DEFAULT_LOCALE && APP_DOORS.includes(link.pathname)) remember(KEY, pageLanguage)
  })
}
