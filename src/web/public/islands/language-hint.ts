import { recall, remember } from '#web/kernel/browser-memory.ts'

const KEY = 'goodword-language-hint'

/** Whoever chooses a language, here or in a menu, has answered. Shows the hidden line in the first language the browser asks for that the page has, if it is another. */
export function suggestLanguage(): void {
  if (recall(KEY) === 'dismissed') return

  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[hreflang]')) remember(KEY, 'dismissed')
  })
  for (const wanted of navigator.languages) {
    const [language = ''] = wanted.toLowerCase().split('-')
    if (language === document.documentElement.lang) return
    const hint = document.querySelector<HTMLElement>(`[data-language-hint="${CSS.escape(language)}"]`)
    if (!hint) continue

    hint.hidden = false
    hint.querySelector('[data-dismiss]')?.addEventListener('click', () => {
      hint.hidden = true
      remember(KEY, 'dismissed')
    })
    return
  }
}
