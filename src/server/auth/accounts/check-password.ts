import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import {
  findPasswordFaults,
  findWrongLength,
  isTooLong,
  type PasswordFaults,
} from '#server/auth/users/password-rules.ts'

/** Before anything is looked up, so that the answer says nothing about the address. */
export function refuseWeakPassword(deps: AuthDeps, password: string, person: { email?: string; name?: string } = {}) {
  refuseWrongLength(deps, password)
  refuse(findPasswordFaults(password, { ...policyOf(deps), ...person }))
}

/** What the protocol knows of a password; the rest is our own, and comes after its other checks. */
export function refuseWrongLength(deps: AuthDeps, password: string): void {
  if (isTooLong(password)) throw validationFailed('Password cannot be longer than 72 characters')
  refuse(findWrongLength(password, policyOf(deps)))
}

export const policyOf = ({ settings }: AuthDeps) => ({
  minLength: settings.passwordMinLength,
  isCommonAllowed: settings.areCommonPasswordsAllowed,
})

function refuse(faults: PasswordFaults | null): void {
  if (!faults) return
  throw new AuthError(422, 'weak_password', faults.message, { extra: { weak_password: { reasons: faults.reasons } } })
}
