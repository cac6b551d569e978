import { AuthError, invalidCredentials } from '../auth-error.ts'
import type { AuthDeps, ClientInfo, Place } from '#server/auth/auth-deps.ts'
import { inPlace } from '../sessions/account-transaction.ts'
import { openSession } from '../sessions/open-session.ts'
import { refuseBanned } from '../users/banned.ts'
import { findCustomerOfUser, isCompanyManaged } from '../users/memberships.repository.ts'
import { emailProviderDisabled, phoneProviderDisabled } from '../users/contact-address.ts'
import { policyOf } from '#server/auth/accounts/check-password.ts'
import { findPasswordFaults } from '#server/auth/users/password-rules.ts'
import { findUserByEmail, findUserByPhone, type UserRow } from '../users/users.repository.ts'

/** Looked up for an unknown address, so that it takes as long as a known one. */
const NIL_USER = '00000000-0000-0000-0000-000000000000'

interface Credentials {
  email?: string | null
  phone?: string | null
  password: string
}

/** An unknown address and a wrong password get the same answer after the same time. */
export async function signInWithPassword(deps: AuthDeps, credentials: Credentials, client: ClientInfo) {
  const { email, password } = credentials
  const { user, place } = await findPerson(deps, credentials)
  const isRight = await deps.passwords.verify(user?.password_hash ?? null, password)
  if (!user || !isRight) throw invalidCredentials()
  refuseBanned(user, deps.now())
  refuseUnconfirmed(user, Boolean(email))
  const hash = user.password_hash ?? ''
  const renewedHash = deps.passwords.isOutdated(hash) ? await deps.passwords.hash(password) : null
  const answer = await inPlace(deps, place, async (tx) => {
    if (await isCompanyManaged(tx, user)) {
      throw new AuthError(400, 'user_sso_managed', 'Your company signs you in. Use the company’s sign-in.')
    }
    return openSession(deps, tx, { user, place, client, method: 'password', password: { hash, renewedHash } })
  })
  return { ...answer, ...noteWeakness(deps, password) }
}

/** One look for everything: the hash that follows is what may take time. */
function findPerson(
  deps: AuthDeps,
  { email, phone }: Credentials,
): Promise<{ user: UserRow | undefined; place: Place | null }> {
  if (email && !deps.settings.isEmailOn) throw emailProviderDisabled(422)
  if (!email && !deps.settings.isPhoneOn) throw phoneProviderDisabled(422)
  return deps.transactions.platform.read(async (tx) => {
    const user = email ? await findUserByEmail(tx, email) : await findUserByPhone(tx, phone ?? '')
    const place = await findCustomerOfUser(tx, user?.id ?? NIL_USER)
    return { user, place: place ?? null }
  })
}

function refuseUnconfirmed(user: UserRow, isByEmail: boolean): void {
  if (isByEmail && !user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (!isByEmail && !user.phone_confirmed_at) throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
}

/** The password was good enough once; the client may ask for a better one. */
function noteWeakness(deps: AuthDeps, password: string) {
  const faults = findPasswordFaults(password, policyOf(deps))
  return faults ? { weak_password: { message: faults.message, reasons: faults.reasons } } : {}
}
