import { paths } from '#shared/domain/paths.ts'

const SIGN_IN_PATHS: readonly string[] = [
  paths.login,
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
