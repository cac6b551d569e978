import { AuthError, invalidCredentials } from '../auth-error.ts'
import type { AuthParts, ClientInfo } from '../auth-parts.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { openSession } from '../sessions/open-session.ts'
import { refuseBanned } from '../users/banned.ts'
import { emailProviderDisabled, phoneProviderDisabled } from '../users/contact-address.ts'
import { findPasswordFaults } from '../users/password-rules.ts'
import { findUserByEmail, findUserByPhone, type UserRow } from '../users/users.repository.ts'

interface Credentials {
  email?: string | null
  phone?: string | null
  password: string
}

/** An unknown address and a wrong password get the same answer after the same time. */
export async function signInWithPassword(parts: AuthParts, credentials: Credentials, client: ClientInfo) {
  const { email, password } = credentials
  const user = await findPerson(parts, credentials)
  const isRight = await parts.passwords.verify(user?.password_hash ?? null, password)
  if (!user || !isRight) throw invalidCredentials()
  refuseBanned(user, parts.now())
  refuseUnconfirmed(user, Boolean(email))
  const answer = await inAccount(parts, user.id, (tx, place) =>
    openSession(parts, tx, { user, place, client, method: 'password' }),
  )
  return { ...answer, ...noteWeakness(parts, password) }
}

function findPerson(parts: AuthParts, { email, phone }: Credentials): Promise<UserRow | undefined> {
  if (email && !parts.settings.isEmailOn) throw emailProviderDisabled(422)
  if (!email && !parts.settings.isPhoneOn) throw phoneProviderDisabled(422)
  return parts.platform.transaction((tx) => (email ? findUserByEmail(tx, email) : findUserByPhone(tx, phone ?? '')))
}

function refuseUnconfirmed(user: UserRow, isByEmail: boolean): void {
  if (isByEmail && !user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  if (!isByEmail && !user.phone_confirmed_at) throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed')
}

/** The password was good enough once; the client may ask for a better one. */
function noteWeakness(parts: AuthParts, password: string) {
  const faults = findPasswordFaults(password, { minLength: parts.settings.passwordMinLength })
  return faults ? { weak_password: { message: faults.message, reasons: faults.reasons } } : {}
}
