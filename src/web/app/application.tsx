import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import type { Me } from '#shared/contracts/session.ts'
import { detectLocale, language } from '#web/kernel/i18n/language.ts'
import { paths, replyLinkPath, unsubscribePath } from '#shared/domain/paths.ts'
import { installWorker } from '#web/kernel/push/install-worker.ts'
import { createQueryClient, forgetPerson } from '#web/kernel/query-client.ts'
import { whenIdle } from '#web/kernel/load-chunk.ts'
import { authClient } from '#web/kernel/session/auth-call.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'
import { arrivals } from '#web/kernel/session/arrival.ts'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { endedSession } from '#web/kernel/session/ended-session.ts'
import { humanInput } from '#web/kernel/session/human-input.ts'
import { idleClock } from '#web/kernel/session/idle-clock.ts'
import { session } from '#web/kernel/session/session.ts'
import { singleKeys } from '#web/kernel/shortcuts/single-keys.ts'
import { UiProvider } from '#web/ui/index.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { createViewerFinder } from './guards/viewer.ts'
import { loadAddressReader } from './route-kinds.ts'

/** Their first field takes the focus by itself. */
const FORMS: readonly string[] = [
  paths.login,
  paths.ssoLogin,
  paths.adminLogin,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.twoFactor,
  paths.welcome,
]
/** Open without a session, so that its end takes nobody away. */
const DOORS: readonly string[] = [
  paths.login,
  paths.ssoLogin,
  paths.demo,
  paths.adminLogin,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verify,
  paths.acceptInvitation,
]

const MAIL_LINKS = [replyLinkPath(''), unsubscribePath('')]

/** Everything in the chosen language; nothing while no catalogue is loaded. */
function Language({ children }: { children: ReactNode }) {
  const loaded = useSyncExternalStore(language.subscribe, language.get)
  if (!loaded) return null
  return (
    <IntlProvider locale={loaded.locale} messages={loaded.messages}>
      <UiProvider locale={loaded.locale} labels={loaded.messages.common.parts}>
        {children}
      </UiProvider>
    </IntlProvider>
  )
}

/**
 * The heading of the new page takes the focus, so that a change of page is heard and the keyboard starts there. A
 * sign-in form starts in its own first field.
 */
function focusHeadingOnNavigation(router: AppRouter) {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || FORMS.includes(toLocation.pathname)) return
    // Opened while the page was still loading: the keyboard stays with whoever types there.
    if (document.activeElement?.closest('[role="dialog"][data-open]')) return
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  })
}

const silenceBrowser = async () => (await import('#web/kernel/push/this-browser.ts')).silenceThisBrowser()

/**
 * Wherever the session ends, nothing of it stays on screen. Who signed out by hand goes to the form; everybody else is
 * sent where the page's own guard sends them, and comes back from there.
 */
function leaveWhenSessionEnds(router: AppRouter, queryClient: QueryClient) {
  session.onEnd((wasAskedFor) => {
    const { pathname } = router.state.location
    const isAtDoor = DOORS.includes(pathname) || MAIL_LINKS.some((path) => pathname.startsWith(path))
    if (wasAskedFor) void silenceBrowser().catch(() => {})
    if (!wasAskedFor && !isAtDoor) endedSession.note({ idleMinutes: idleClock.findTimeoutPassed() })
    const left = wasAskedFor && !isAtDoor ? router.navigate({ to: paths.login }) : router.invalidate()
    // Not before: what is still on screen would ask again for what was cleared.
    void left.finally(() => forgetPerson(queryClient))
  })
}

/** Another tab signed somebody else in: what this one shows is not theirs, and its calls are no longer the other's. */
function startAnewForAnotherPerson(queryClient: QueryClient) {
  session.onPerson((userId) => {
    const me = queryClient.getQueryData<Me>(queryKeys.me)
    if (!me || me.user.id === userId) return
    queryClient.clear()
    location.reload()
  })
}

/** What is needed only once somebody does something; where it fails, that asks for it again. */
function fetchTheRest() {
  installWorker()
  for (const load of [authClient, loadAddressReader]) load().catch(() => {})
}

/** Loads language and first page; the component it hands back shows at once. */
export async function prepareApplication(): Promise<ComponentType> {
  singleKeys.start()
  humanInput.start()
  chosenCustomer.start()
  const received = arrivals.receive()
  await Promise.all([language.use(detectLocale()), location.search !== '' && loadAddressReader()])
  const queryClient = createQueryClient()
  const router = createAppRouter({
    queryClient,
    findViewer: createViewerFinder(queryClient),
    isSessionStored: () => session.isStored(),
    loadPage: (href) => location.assign(href),
  })
  focusHeadingOnNavigation(router)
  leaveWhenSessionEnds(router, queryClient)
  startAnewForAnotherPerson(queryClient)
  await received
  await router.load()
  whenIdle(fetchTheRest)

  return function Application() {
    return (
      <QueryClientProvider client={queryClient}>
        <Language>
          <RouterProvider router={router} />
        </Language>
      </QueryClientProvider>
    )
  }
}
