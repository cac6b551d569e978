import type { Me } from '#shared/contracts/session.ts'
import { paths } from '#shared/domain/paths.ts'
import { SECOND_FACTOR_DUE, type Viewer } from './viewer.ts'

/**
 * Who a route is for. `visitor`: signing in and up. `admin-visitor`: the administrators' sign-in. `second-factor`:
 * whoever still has to show theirs. `newcomer`: whoever still has to say what their business is called. `anybody`: where links from mails end. `signed-in`: everybody with a session.
 * `customer`: members of a customer. `admin`: platform administrators. `unknown`: an address that is no route.
 */
export type RouteAccess =
  | 'home'
  | 'visitor'
  | 'admin-visitor'
  | 'second-factor'
  | 'newcomer'
  | 'anybody'
  | 'signed-in'
  | 'customer'
  | 'admin'
  | 'unknown'

export interface Redirection {
  to: (typeof paths)['login' | 'adminLogin' | 'twoFactor' | 'welcome' | 'dashboard' | 'admin']
  /**
   * What becomes of the place the person wanted: `kept` for after the sign-in, `taken` now that nothing stands in the
   * way, or `dropped`.
   */
  wanted: 'kept' | 'taken' | 'dropped'
}

const toLogin: Redirection = { to: paths.login, wanted: 'kept' }
const toAdminLogin: Redirection = { to: paths.adminLogin, wanted: 'kept' }
const toSecondFactor: Redirection = { to: paths.twoFactor, wanted: 'kept' }
const toWelcome: Redirection = { to: paths.welcome, wanted: 'kept' }
const toAdmin: Redirection = { to: paths.admin, wanted: 'dropped' }
const onToDashboard: Redirection = { to: paths.dashboard, wanted: 'taken' }

/** Nobody is asked for what they may not change. */
const isToNameBusiness = ({ customer }: Me) =>
  customer !== null &&
  !customer.isNamed &&
  !customer.barredBy &&
  customer.status !== 'read-only' &&
  customer.permissions.includes('settings.manage')

const REDIRECTIONS: Record<RouteAccess, (viewer: Me | null) => Redirection | null> = {
  home: (viewer) => (viewer ? onToDashboard : null),
  visitor: (viewer) => (viewer ? onToDashboard : null),
  'admin-visitor': (viewer) => {
    if (viewer?.admin) return { to: paths.admin, wanted: 'taken' }
    return viewer ? { to: paths.dashboard, wanted: 'dropped' } : null
  },
  'second-factor': (viewer) => (viewer ? onToDashboard : toLogin),
  newcomer: (viewer) => {
    if (!viewer) return toLogin
    return isToNameBusiness(viewer) ? null : onToDashboard
  },
  anybody: () => null,
  'signed-in': (viewer) => (viewer ? null : toLogin),
  customer: (viewer) => {
    if (!viewer) return toLogin
    if (!viewer.customer && viewer.admin) return toAdmin
    return isToNameBusiness(viewer) ? toWelcome : null
  },
  admin: (viewer) => (viewer?.admin ? null : toAdminLogin),
  unknown: (viewer) => (viewer ? null : { to: paths.login, wanted: 'dropped' }),
}

const OPEN_BEFORE_SECOND_FACTOR: readonly RouteAccess[] = ['second-factor', 'anybody']

/** Where a viewer is sent instead, or `null` when the route is theirs to open. */
export function findRedirection(access: RouteAccess, viewer: Viewer): Redirection | null {
  if (viewer !== SECOND_FACTOR_DUE) return REDIRECTIONS[access](viewer)
  return OPEN_BEFORE_SECOND_FACTOR.includes(access) ? null : toSecondFactor
}
