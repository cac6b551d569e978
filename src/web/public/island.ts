import { persistedSession, SESSION_STORAGE_KEY } from '#web/kernel/session/session-storage.ts'
import { DEFAULT_LOCALE } from '#shared/domain/locales.ts'
import { getMe } from '#shared/contracts/session.ts'
import { remember } from '#web/kernel/browser-memory.ts'
import { paths } from '#shared/domain/paths.ts'
import { enhanceContactForm } from './islands/contact-form.ts'
import { suggestLanguage } from './islands/language-hint.ts'
import { offerThemeChoice } from './islands/theme-choice.ts'

/** Where the app looks for the language too. */
const KEY = 'goodword-language'
const APP_DOORS: readonly string[] = [paths.login, paths.register]

/** Whoever follows a link to a language, or goes from a translated page to the app, finds the app in that language. */
function carryLanguageOver(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link) return
    const pageLanguage = document.documentElement.lang
    if (link.hreflang) remember(KEY, link.hreflang)
    else if (pageLanguage !== DEFAULT_LOCALE && APP_DOORS.includes(link.pathname)) remember(KEY, pageLanguage)
  })
}

offerThemeChoice()
void showWayBackToApp()
closeDropdownsOutside()
suggestLanguage()
carryLanguageOver()
enhanceContactForm()
void exploreApi()

/** Whoever is signed in is led back to the app instead of being asked to sign in. */
async function showWayBackToApp(): Promise<void> {
  const session = await persistedSession.getItem(SESSION_STORAGE_KEY)
  if (session === null) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-signed-out]')) element.hidden = true
  for (const element of document.querySelectorAll<HTMLElement>('[data-signed-in]')) element.hidden = false
  if (document.querySelector('[data-own-plan]')) await markOwnPlan()
}

/** Loaded only where there is code to copy. */
async function exploreApi(): Promise<void> {
  if (!document.querySelector('[data-code]')) return
  const { offerApiExplorer } = await import('./islands/api-explorer.ts')
  offerApiExplorer()
}

/** Loaded only for somebody signed in: asking who it is brings the session's client with it. */
async function markOwnPlan(): Promise<void> {
  const [{ createApiClient }, { session }] = await Promise.all([
    import('#web/kernel/api/api-client.ts'),
    import('#web/kernel/session/session.ts'),
  ])
  const call = createApiClient({ baseUrl: '', tokens: session })
  const findMe = async () => ((await session.getAccessToken()) === null ? null : call(getMe, {}))
  const me = await findMe().catch(() => null)
  const tier = me?.customer?.subscriptionTier
  for (const element of document.querySelectorAll<HTMLElement>('[data-own-plan]')) {
    element.hidden = element.dataset['ownPlan'] !== tier
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-other-plan]')) {
    element.hidden = tier === undefined || element.dataset['otherPlan'] === tier
  }
}

/** Header menus are <details>; with script they also close by Escape and by a press elsewhere. */
function closeDropdownsOutside(): void {
  const dropdowns = [...document.querySelectorAll<HTMLDetailsElement>('[data-dropdown]')]

  document.addEventListener('pointerdown', ({ target }) => {
    for (const dropdown of dropdowns) if (target instanceof Node && !dropdown.contains(target)) dropdown.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const dropdown of dropdowns.filter(({ open }) => open)) {
      const hadFocus = dropdown.contains(document.activeElement)
      dropdown.open = false
      if (hadFocus) dropdown.querySelector('summary')?.focus()
    }
  })
}
