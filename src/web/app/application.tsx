import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { IntlProvider } from 'use-intl'
import { detectLocale, language } from '#web/kernel/i18n/language.ts'
import { paths } from '#web/kernel/paths.ts'
import { createQueryClient } from '#web/kernel/query-client.ts'
import { session } from '#web/kernel/session/session.ts'
import { singleKeys } from '#web/kernel/shortcuts/single-keys.ts'
import { UiProvider } from '#web/ui/index.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { findViewer } from './guards/viewer.ts'

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

/** The heading of the new page takes the focus, so that a change of page is heard and the keyboard starts there. */
function focusHeadingOnNavigation(router: AppRouter) {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true })
  })
}

/** Wherever the session ends, nothing of it stays on screen. Who did not sign out by hand comes back to this page. */
function leaveWhenSessionEnds(router: AppRouter, queryClient: QueryClient) {
  session.onEnd((wasAskedFor) => {
    queryClient.clear()
    const { href, pathname } = router.state.location
    if (pathname === paths.login || pathname === paths.adminLogin) return
    void router.navigate({ to: paths.login, search: wasAskedFor ? {} : { redirect: href }, replace: !wasAskedFor })
  })
}

/** Loads language and first page; the component it hands back shows at once. */
export async function prepareApplication(): Promise<ComponentType> {
  singleKeys.start()
  await language.use(detectLocale())
  const queryClient = createQueryClient()
  const router = createAppRouter({
    findViewer: () => findViewer(queryClient),
    loadPage: (href) => location.assign(href),
  })
  focusHeadingOnNavigation(router)
  leaveWhenSessionEnds(router, queryClient)
  await router.load()

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
