import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router'
import type { readSearch, SearchOf } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { type DoorSearch, findEntrance, readDoorSearch } from '#web/kernel/session/safe-return-path.ts'
import { answerArrivalFromHome, type AppContext, guardRoute, leaveForStaticPage } from './guards/enforce-guards.ts'
import type { RouteAccess } from './guards/guards.ts'
import { permissionNeededAt } from './guards/needed-permissions.ts'
import { SECOND_FACTOR_DUE, type Viewer } from './guards/viewer.ts'
import { firstPage, lazyPage } from './lazy-page.ts'
import { loadChunk } from '#web/kernel/load-chunk.ts'
import { can } from '#web/kernel/session/me.ts'
import { ShellFailure, ShellPending } from './shell-failure.tsx'
import { adminPlaces } from './shell/places.ts'
import { forPermitted } from './guards/for-permitted.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access?: RouteAccess
    /** An unbuilt route is guarded, linked from nowhere, and answers Not found. */
    isBuilt?: boolean
  }
}

const NotFoundPage = lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage')

export const root = createRootRouteWithContext<AppContext>()({ component: Outlet })

export const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: async ({ context }) => {
    const viewer = await context.findViewer()
    if (viewer !== null && viewer !== SECOND_FACTOR_DUE && viewer.admin) await adminPlaces.load()
    return { viewer }
  },
  component: firstPage(() => import('./shell/shell.tsx'), 'Shell'),
  pendingComponent: ShellPending,
  errorComponent: ShellFailure,
})

let addressReader: typeof readSearch | undefined

/**
 * It brings the schema library along. Until it is there, an address is taken as it stands: whoever comes with words in
 * it waits for the reader first, and all others are written by the app itself.
 */
export async function loadAddressReader(): Promise<void> {
  const { readSearch: read } = await loadChunk(() => import('./address-reader.ts'))
  addressReader = read
}

/** As the shell and the screen itself will say. */
function maySee(viewer: Viewer, path: string): boolean {
  if (viewer === null || viewer === SECOND_FACTOR_DUE || viewer.customer?.barredBy !== null) return false
  const permission = permissionNeededAt(path)
  return permission === undefined || can(viewer, permission)
}

/** A screen inside the shell. `askAhead` asks for what its plain address shows while the screen is still being drawn. */
export function screen<const Path extends string>(
  path: Path,
  access: RouteAccess,
  page: ReturnType<typeof lazyPage>,
  askAhead?: (queryClient: QueryClient) => Promise<void>,
) {
  return createRoute({
    getParentRoute: () => shell,
    path,
    staticData: { access, isBuilt: true },
    validateSearch: (search: Record<string, unknown>): SearchOf<Path> =>
      addressReader ? addressReader(path, search) : (search as SearchOf<Path>),
    beforeLoad: async ({ context, location }) => {
      await answerArrivalFromHome(context.viewer, location.search, context)
      guardRoute(access, context.viewer, location.href)
    },
    loader: ({ context: { viewer, queryClient }, cause, location }) => {
      const isPlain = cause === 'enter' && location.searchStr === ''
      if (askAhead && isPlain && maySee(viewer, path)) askAhead(queryClient).catch(() => {})
    },
    component: forPermitted(path, page),
  })
}

/** A screen that a later change builds: then its line becomes a `screen`. */
export function unbuilt<const Path extends string>(path: Path, access: RouteAccess) {
  return createRoute({
    getParentRoute: () => shell,
    path,
    staticData: { access, isBuilt: false },
    beforeLoad: ({ context, location }) => guardRoute(access, context.viewer, location.href),
    component: NotFoundPage,
  })
}

/** A page outside the shell, for signing in and what belongs to it. `redirect` says where to go afterwards. */
export function form<const Path extends string>(path: Path, access: RouteAccess, page: ReturnType<typeof lazyPage>) {
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access, isBuilt: true },
    validateSearch: (search: Record<string, unknown>): DoorSearch => readDoorSearch(search),
    beforeLoad: async ({ context, search }) =>
      guardRoute(access, await context.findViewer(), access === 'visitor' ? findEntrance(search) : search.redirect),
    component: page,
    errorComponent: ShellFailure,
  })
}

interface LandingSearch extends DoorSearch {
  /** What the mail was for. */
  type?: string | undefined
}

/** Where links from mails end, for whoever opens them. */
export function landing<const Path extends string>(path: Path, page: ReturnType<typeof lazyPage>) {
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access: 'anybody', isBuilt: true },
    validateSearch: (search: Record<string, unknown>): LandingSearch => ({
      ...readDoorSearch(search),
      type: typeof search['type'] === 'string' ? search['type'] : undefined,
    }),
    component: page,
    errorComponent: ShellFailure,
  })
}

/** Prerendered and served by the server: met here, it is left for with a full page load. */
export function served<const Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access: 'home', isBuilt: true },
    beforeLoad: async ({ context, location, preload }) => {
      if (preload) return
      if (path === paths.home) guardRoute('home', await context.findViewer(), undefined)
      await leaveForStaticPage(location.href, context)
    },
  })
}
