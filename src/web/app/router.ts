import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { AppContext } from './guards/enforce-guards.ts'
import { PageFailure } from './page-failure.tsx'
import { PagePending } from './page-pending.tsx'
import { routeTree } from './routes.tsx'

const PENDING_AFTER_MS = 150
const PENDING_AT_LEAST_MS = 300

interface RouterSettings {
  queryClient: AppContext['queryClient']
  findViewer: AppContext['findViewer']
  isSessionStored: AppContext['isSessionStored']
  loadPage: AppContext['loadPage']
  /** The browser's own when left out. */
  history?: RouterHistory
}

export function createAppRouter({ history, ...services }: RouterSettings) {
  let isFirstLoad = true
  const router = createRouter({
    routeTree,
    context: { ...services, isFirstLoad: () => isFirstLoad },
    ...(history && { history }),
    // Never rendered on a server; said outright because tests have no document to tell by.
    isServer: false,
    defaultPreload: 'intent',
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageFailure,
    scrollRestoration: !history,
  })
  router.subscribe('onResolved', () => {
    isFirstLoad = false
  })
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
