import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router'
import { paths } from '#web/kernel/paths.ts'
import { findSafeReturnPath } from '#web/kernel/session/safe-return-path.ts'
import { answerArrivalFromHome, type AppContext, guardRoute, leaveForStaticPage } from './guards/enforce-guards.ts'
import type { RouteAccess } from './guards/guards.ts'
import { lazyPage } from './lazy-page.ts'
import { ShellFailure } from './shell-failure.tsx'
import { ShellPending } from './shell-pending.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    access?: RouteAccess
    /** An unbuilt route is guarded, linked from nowhere, and answers Not found. */
    isBuilt?: boolean
  }
}

const NotFoundPage = lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage')

const root = createRootRouteWithContext<AppContext>()({ component: Outlet })

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  beforeLoad: async ({ context }) => ({ viewer: await context.findViewer() }),
  component: lazyPage(() => import('./shell/shell.tsx'), 'Shell'),
  pendingComponent: ShellPending,
  errorComponent: ShellFailure,
})

/** A screen inside the shell. */
function screen<const Path extends string>(path: Path, access: RouteAccess, page: ReturnType<typeof lazyPage>) {
  return createRoute({
    getParentRoute: () => shell,
    path,
    staticData: { access, isBuilt: true },
    beforeLoad: async ({ context, location }) => {
      await answerArrivalFromHome(context.viewer, location.search, context)
      guardRoute(access, context.viewer, location.href)
    },
    component: page,
  })
}

/** A screen that a later change builds: then its line becomes a `screen`. */
function unbuilt<const Path extends string>(path: Path, access: RouteAccess) {
  return createRoute({
    getParentRoute: () => shell,
    path,
    staticData: { access, isBuilt: false },
    beforeLoad: ({ context, location }) => {
      guardRoute(access, context.viewer, location.href)
      // An unbuilt form for visitors is to them like any unknown address.
      guardRoute('unknown', context.viewer, location.href)
    },
    component: NotFoundPage,
  })
}

/** A sign-in form, outside the shell. `redirect` says where to go afterwards. */
function form<const Path extends string>(path: Path, access: RouteAccess, page: ReturnType<typeof lazyPage>) {
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access, isBuilt: true },
    // Always sets the key: one left out would keep what the address says.
    validateSearch: (search: Record<string, unknown>): { redirect?: string | undefined } => {
      const origin = globalThis.location?.origin ?? 'http://localhost'
      return { redirect: findSafeReturnPath(search['redirect'], origin) ?? undefined }
    },
    beforeLoad: async ({ context, location }) => guardRoute(access, await context.findViewer(), location.href),
    component: page,
    errorComponent: ShellFailure,
  })
}

/** Prerendered and served by the server: met here, it is left for with a full page load. */
function served<const Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => root,
    path,
    staticData: { access: 'home', isBuilt: true },
    beforeLoad: async ({ context, location, preload }) => {
      if (preload) return
      if (path === paths.home) guardRoute('home', await context.findViewer(), location.href)
      await leaveForStaticPage(location.href, context)
    },
  })
}

const isPartsShown = import.meta.env.DEV || import.meta.env.VITE_PARTS === '1'

/** The box of interface parts, for those who build with them. */
function partsBox() {
  return createRoute({
    getParentRoute: () => root,
    path: paths.parts,
    component: lazyPage(() => import('#web/features/parts/parts-page.tsx'), 'PartsPage'),
  })
}

/** Every address of the product, who it is for, and what it shows. */
export const routeTree = root.addChildren([
  served(paths.home),
  served(paths.pricing),
  served(paths.about),
  served(paths.careers),
  served(paths.contact),
  served(paths.privacy),
  served(paths.terms),
  served(paths.security),
  served(paths.compliance),

  form(
    paths.login,
    'visitor',
    lazyPage(() => import('#web/features/session/login-page.tsx'), 'LoginPage'),
  ),
  form(
    paths.adminLogin,
    'admin-visitor',
    lazyPage(() => import('#web/features/session/admin-login-page.tsx'), 'AdminLoginPage'),
  ),
  ...(isPartsShown ? [partsBox()] : []),

  shell.addChildren([
    unbuilt(paths.register, 'visitor'),
    unbuilt(paths.oauthCallback, 'signed-in'),

    screen(
      paths.dashboard,
      'customer',
      lazyPage(() => import('#web/features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
    ),
    unbuilt(paths.campaigns, 'customer'),
    unbuilt(paths.analytics, 'customer'),
    unbuilt(paths.campaignAnalytics, 'customer'),
    unbuilt(paths.chat, 'customer'),
    unbuilt(paths.calendar, 'customer'),
    unbuilt(paths.reviews, 'customer'),
    unbuilt(paths.disputes, 'customer'),
    unbuilt(paths.qrCodes, 'customer'),
    unbuilt(paths.team, 'customer'),
    unbuilt(paths.subscription, 'customer'),
    unbuilt(paths.settings, 'customer'),

    screen(
      paths.admin,
      'admin',
      lazyPage(() => import('#web/features/admin/admin-page.tsx'), 'AdminPage'),
    ),
    unbuilt(paths.adminCustomers, 'admin'),
    unbuilt(paths.adminNewCustomer, 'admin'),
    unbuilt(paths.adminCoupons, 'admin'),
    unbuilt(paths.adminSubscriptions, 'admin'),

    unbuilt('$', 'unknown'),
  ]),
])
