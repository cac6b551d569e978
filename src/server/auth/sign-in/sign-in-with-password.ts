import type { ScopedTx } from '#server/database/transactions.ts'
import { AuthError, invalidCredentials } from './auth-error.ts'
import type { AuthParts, ClientInfo } from './auth-parts.ts'
import { findCustomerOfUser, findUserByEmail, insertSession, type UserRow } from './auth.repository.ts'
import { refuseBanned } from './banned.ts'
import { answerSession } from './session-answer.ts'

/** An unknown address and a wrong password get the same answer after the same time. */
export async function signInWithPassword(
  parts: AuthParts,
  credentials: { email: string; password: string },
  client: ClientInfo,
) {
  const { customers, passwords, platform } = parts
  const user = await platform.transaction((tx) => findUserByEmail(tx, credentials.email))
  const isRight = await passwords.verify(user?.password_hash ?? null, credentials.password)
  if (!user || !isRight) throw invalidCredentials()
  refuseBanned(user, parts.now())
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')

  const place = await platform.transaction((tx) => findCustomerOfUser(tx, user.id))
  if (!place) return platform.transaction((tx) => openSession(parts, tx, { user, client }))
  return customers.transaction(place.customerId, async (tx) => {
    const answer = await openSession(parts, tx, { user, client })
    await parts.onSignedIn(tx, { userId: user.id, ...place })
    return answer
  })
}

async function openSession(parts: AuthParts, tx: ScopedTx, { user, client }: { user: UserRow; client: ClientInfo }) {
  const now = parts.now()
  const session = await insertSession(tx, { userId: user.id, method: 'password', now, ...client })
  return answerSession(parts, tx, { user: { ...user, last_sign_in_at: now }, session })
}
