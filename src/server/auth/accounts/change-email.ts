import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { startFlow, type Challenge } from '../one-time/flow-states.ts'
import { updateUser, type UserRow } from '../users/users.repository.ts'

interface ChangeMails {
  challenge: Challenge | null
  returnTo: string
  client: ClientInfo
}

/** One mail to the new address, and one to the old, which shall know. Each has a link and a code of its own. */
export async function mailEmailChange(
  deps: AuthDeps,
  tx: ScopedTx,
  user: UserRow,
  { challenge, returnTo, client }: ChangeMails,
): Promise<UserRow> {
  const newEmail = user.new_email ?? ''
  const isPkce = challenge !== null
  // New tokens for both: a mailbox that has confirmed already must not confirm in the other one's stead.
  await updateUser(tx, user.id, { email_change_confirmed: 0 })
  if (challenge) await startFlow(tx, { method: 'email_change', returnTo, challenge, userId: user.id })
  const sent = await sendAuthMail(deps, tx, user, {
    kind: 'email_change_new',
    to: newEmail,
    returnTo,
    isPkce,
    client,
    newEmail,
  })
  if (!user.email || !deps.settings.isEmailChangeSecure) return sent
  // Both belong to one request, so the clock that the first mail set must not hold up the second.
  const unclocked = { ...sent, email_change_sent_at: user.email_change_sent_at }
  return sendAuthMail(deps, tx, unclocked, {
    kind: 'email_change_current',
    to: user.email,
    returnTo,
    isPkce,
    client,
    newEmail,
  })
}
