import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { findPasswordFaults, isTooLong } from '#server/auth/users/password-rules.ts'

/** Before anything is looked up, so that the answer says nothing about the address. */
export function refuseWeakPassword(deps: AuthDeps, password: string, person: { email?: string; name?: string } = {}) {
  if (isTooLong(password)) throw validationFailed('Password cannot be longer than 72 characters')
  const faults = findPasswordFaults(password, { minLength: deps.settings.passwordMinLength, ...person })
  if (!faults) return
  throw new AuthError(422, 'weak_password', faults.message, { extra: { weak_password: { reasons: faults.reasons } } })
}
