import type { Locale } from '#shared/domain/locales.ts'
import { startup as de } from '#web/i18n/startup/de.ts'
import { startup as en } from '#web/i18n/startup/en.ts'
import { startup as es } from '#web/i18n/startup/es.ts'
import { startup as fr } from '#web/i18n/startup/fr.ts'
import type { SameKeys } from '#web/kernel/i18n/same-keys.ts'

type Texts = SameKeys<typeof en>

/**
 * Stands in for the app's own startup screen while its first script is missing or under way. The source text of this
 * function is put into app.html, so it must stand alone; what it shows is that file's template and texts. The app clears it away.
 */
function watchStart(): void {
  const block = document.getElementById('startup-texts')
  const textsByLocale = JSON.parse(block?.textContent ?? '{}') as Record<string, Texts>
  const pickLocale = (): string => {
    let stored: string | null = null
    try {
      stored = localStorage.getItem('goodword-language')
    } catch {
      // Storage is blocked: the browser's languages decide.
    }
    const wishes = [stored, ...navigator.languages].map((wish) => wish?.toLowerCase().split('-')[0] ?? '')
    return wishes.find((wish) => wish in textsByLocale) ?? 'en'
  }

  const show = (message: 'slow' | 'chunkFailed') => {
    const root = document.getElementById('root')
    const template = document.getElementById('startup-fallback')
    if (!root || root.childElementCount > 0 || !(template instanceof HTMLTemplateElement)) return
    const locale = pickLocale()
    const texts = textsByLocale[locale]
    const screen = template.content.firstElementChild?.cloneNode(true)
    if (!texts || !(screen instanceof HTMLElement)) return

    screen.lang = locale
    document.title = texts.loading
    const fill = (selector: string, text: string) => screen.querySelector(selector)?.append(text)
    fill('h1', texts.loading)
    fill('button', texts.retry)
    screen.querySelector('button')?.addEventListener('click', () => location.reload())
    root.append(screen)
    // After the box is on the page, so that it is read out.
    fill('[role=alert]', texts[message])
    const tell = (status: keyof Texts['connection']) => {
      const place = screen.querySelector('output')
      if (place) place.textContent = texts.connectionStatus.replace('{status}', () => texts.connection[status])
    }
    tell('checking')
    fetch('/readyz', { cache: 'no-store' }).then(
      ({ ok }) => tell(ok ? 'connected' : 'failed'),
      () => tell('failed'),
    )
  }

  setTimeout(show, 8000, 'slow')
  // Errors of elements do not bubble: they are caught on their way down.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && show('chunkFailed'), true)
}

const TEXTS: Record<Locale, Texts> = { en, es, fr, de }

/** What the start says, for the app's first script, too. */
export const STARTUP_TEXTS = JSON.stringify(TEXTS)

export const APP_FALLBACK_SCRIPT = `(${watchStart.toString()})()`
