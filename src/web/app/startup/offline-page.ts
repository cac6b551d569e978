import type { Locale } from '#shared/domain/locales.ts'
import { offline as de } from '#web/i18n/startup/de.ts'
import { offline as en } from '#web/i18n/startup/en.ts'
import { offline as es } from '#web/i18n/startup/es.ts'
import { offline as fr } from '#web/i18n/startup/fr.ts'

interface Texts {
  title: string
  text: string
  retry: string
}

/** Runs in the page, so it must stand alone: its own source text is put there. Comes back as soon as the server answers. */
function comeBack(textsByLocale: Record<string, Texts>): void {
  const LOOK_EVERY_MS = 5000
  let stored: string | null = null
  try {
    stored = localStorage.getItem('goodword-language')
  } catch {
    // Storage is blocked: the browser's languages decide.
  }
  const wishes = [stored, ...navigator.languages].map((wish) => wish?.toLowerCase().split('-')[0] ?? '')
  const locale = wishes.find((wish) => wish in textsByLocale) ?? 'en'
  const texts = textsByLocale[locale]
  const button = document.querySelector('button')
  if (!texts || !button) return
  document.documentElement.lang = locale
  document.title = texts.title
  document.querySelector('h1')?.append(texts.title)
  document.querySelector('p')?.append(texts.text)
  button.append(texts.retry)

  const look = () =>
    fetch('/readyz', { cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    )
  button.addEventListener('click', () => location.reload())
  addEventListener('online', () => void look())
  setInterval(() => void look(), LOOK_EVERY_MS)
}

const TEXTS: Record<Locale, Texts> = { en, es, fr, de }

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Goodword</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.45 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 28rem; min-height: 80vh; margin: auto; padding: 1.5rem; display: grid; place-content: center; justify-items: start; gap: 1rem }
h1, p { margin: 0 }
h1 { font-size: 1.25rem }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; border-radius: 6px }
</style>
</head>
<body>
<main><h1></h1><p role="status"></p><button type="button"></button></main>
<script>(${comeBack.toString()})(${JSON.stringify(TEXTS)})</script>
</body>
</html>`

/** What a worker shows in place of a page that cannot be had: all in one piece, because nothing can be fetched. */
export function makeOfflinePage(): Response {
  return new Response(HTML, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'`,
    },
  })
}
