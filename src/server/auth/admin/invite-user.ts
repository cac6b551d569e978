import { AuthError } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { takeMailTurn } from '../limits/mail-turns.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { recordEvent } from '../trail/audit.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { readEmail } from '../users/contact-address.ts'
import { createUser } from '../users/create-user.ts'
import { describeUser } from '../users/describe-user.ts'
import { findUserByEmail, mergeMetadata, updateUser, waitForEmail, type UserRow } from '../users/users.repository.ts'

interface Invitation {
  email: string
  data: Record<string, unknown>
  returnTo: string
  client: ClientInfo
}

/** An account that waits for its owner: no password yet, and nothing of it holds before the mailed link is followed. */
export async function inviteUser(deps: AuthDeps, given: Invitation) {
  const email = readEmail(given.email)
  const { data, returnTo, client } = given
  await takeMailTurn(deps, { door: 'invite', email })
  const known = await deps.transactions.platform.read((tx) => findUserByEmail(tx, email))
  return inAccount(deps, known?.id ?? null, async (tx) => {
    const user = await findOrCreateInvited(deps, tx, { email, data, client })
    const invited = await sendAuthMail(deps, tx, user, { kind: 'invite', to: email, returnTo, isPkce: false, client })
    return describeUser(tx, invited)
  })
}

/** A password that somebody set before the address was shown to be theirs does not count for the invited one. */
export async function findOrCreateInvited(
  deps: AuthDeps,
  tx: CustomerTx,
  { email, data, client }: { email: string; data: Record<string, unknown>; client: ClientInfo },
): Promise<UserRow> {
  await waitForEmail(tx, email)
  const known = await findUserByEmail(tx, email)
  if (known?.email_confirmed_at) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  const user =
    known ??
    (await createUser(deps, tx, {
      email,
      userMetadata: data,
      isMadeByOthers: true,
      isInvited: true,
      client,
    }))
  await recordEvent(tx, 'account.invited', { userId: user.id, client })
  await updateUser(tx, user.id, { invited_at: deps.now(), password_hash: null })
  return mergeMetadata(tx, user.id, { appMetadata: { needs_password: true } })
}
