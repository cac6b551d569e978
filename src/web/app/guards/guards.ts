import { paths } from '#web/kernel/paths.ts'
import type { Viewer } from './viewer.ts'

/**
 * Who a route is for. `visitor`: signing in and up. `admin-visitor`: the administrators' sign-in. `signed-in`:
 * everybody with a session. `customer`: members of a customer. `admin`: platform administrators. `unknown`: an address
 * that is no route.
 */
export type RouteAccess = 'home' | 'visitor' | 'admin-visitor' | 'signed-in' | 'customer' | 'admin' | 'unknown'

interface Redirection {
  to: typeof paths.login | typeof paths.adminLogin | typeof paths.dashboard | typeof paths.admin
  /** After signing in, back to where this was asked. */
  isWithReturn: boolean
}

const toLogin: Redirection = { to: paths.login, isWithReturn: true }
const toAdminLogin: Redirection = { to: paths.adminLogin, isWithReturn: true }
const toDashboard: Redirection = { to: paths.dashboard, isWithReturn: false }
const toAdmin: Redirection = { to: paths.admin, isWithReturn: false }

const REDIRECTIONS: Record<RouteAccess, (viewer: Viewer) => Redirection | null> = {
  home: (viewer) => (viewer ? toDashboard : null),
  visitor: (viewer) => (viewer ? toDashboard : null),
  'admin-visitor': (viewer) => {
    if (viewer?.admin) return toAdmin
    return viewer ? toDashboard : null
  },
  'signed-in': (viewer) => (viewer ? null : toLogin),
  customer: (viewer) => {
    if (!viewer) return toLogin
    return !viewer.customer && viewer.admin ? toAdmin : null
  },
  admin: (viewer) => (viewer?.admin ? null : toAdminLogin),
  unknown: (viewer) => (viewer ? null : { to: paths.login, isWithReturn: false }),
}

/** Where a viewer is sent instead, or `null` when the route is theirs to open. */
export function findRedirection(access: RouteAccess, viewer: Viewer): Redirection | null {
  return REDIRECTIONS[access](viewer)
}
