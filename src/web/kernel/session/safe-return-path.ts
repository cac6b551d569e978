import { paths } from '#shared/domain/paths.ts'
import { TRIAL_PLANS, type TrialPlan } from '#shared/domain/plans.ts'

const SIGN_IN_PATHS: readonly string[] = [
  paths.login,
  paths.ssoLogin,
  paths.demo,
  paths.adminLogin,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
  paths.verify,
  paths.twoFactor,
]

/**
 * Where to go after signing in, as asked for by the address. Only a path of this origin comes back: an address that
 * a browser would read as another host (`//host`, `/\host`, a scheme) or that leads to the form again is `null`.
 */
export function findSafeReturnPath(wanted: unknown, origin: string): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null
  const url = URL.parse(wanted, origin)
  if (!url || url.origin !== origin) return null
  // A browser drops tabs and line breaks and reads a backslash as a slash; what is left must still be a plain path.
  if (url.pathname.startsWith('//') || SIGN_IN_PATHS.includes(url.pathname)) return null
  return `${url.pathname}${url.search}${url.hash}`
}

/** What the address of a form before the product says. */
export interface DoorSearch {
  /** Where to go afterwards. */
  redirect?: string | undefined
  /** The plan chosen on the pricing page. */
  plan?: TrialPlan | undefined
}

/** Always sets both keys: one left out would keep what the address says. */
export function readDoorSearch(search: Record<string, unknown>): DoorSearch {
  const origin = globalThis.location?.origin ?? 'http://localhost'
  return {
    redirect: findSafeReturnPath(search['redirect'], origin) ?? undefined,
    plan: TRIAL_PLANS.find((plan) => plan === search['plan']),
  }
}

export function writeDoorSearch({ redirect, plan }: DoorSearch): string {
  const query = new URLSearchParams({ ...(redirect !== undefined && { redirect }), ...(plan && { plan }) }).toString()
  return query && `?${query}`
}

/** Whoever chose a plan is led by the first screen of a new workspace, which sends everybody else straight on. */
export function findEntrance(search: DoorSearch): string | undefined {
  return search.plan ? `${paths.welcome}${writeDoorSearch(search)}` : search.redirect
}
