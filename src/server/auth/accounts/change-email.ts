import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { paths } from '#shared/domain/paths.ts'
import { renderAuthMail } from '../mail/auth-mail.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { startFlow, type Challenge } from '../one-time/flow-states.ts'
import { deleteTokens } from '../one-time/one-time-tokens.repository.ts'
import { languageOf } from '../users/create-user.ts'
import { findUserByEmail, updateUser, type UserRow } from '../users/users.repository.ts'

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
  const order = { returnTo, isPkce, client, newEmail }
  const owner = await findUserByEmail(tx, newEmail)
  // Whoever asks does not learn that the address has an account; its owner does that somebody asked.
  const sent = owner
    ? await mailOwner(deps, tx, user, { owner, client })
    : await sendAuthMail(deps, tx, user, { kind: 'email_change_new', to: newEmail, ...order })
  if (!user.email) return sent
  return sendAuthMail(deps, tx, sent, { kind: 'email_change_current', to: user.email, ...order })
}

async function mailOwner(
  deps: AuthDeps,
  tx: ScopedTx,
  user: UserRow,
  { owner, client }: { owner: UserRow; client: ClientInfo },
): Promise<UserRow> {
  await deleteTokens(tx, user.id, ['email_change_new'])
  await tellAlreadyRegistered(deps, tx, owner, client)
  return updateUser(tx, user.id, { email_change_sent_at: deps.now() })
}

/** The screen says "check your mail" either way; the owner of an account reads there that they have one. */
export async function tellAlreadyRegistered(
  deps: AuthDeps,
  tx: ScopedTx,
  owner: UserRow,
  client: ClientInfo,
): Promise<void> {
  if (!owner.email) return
  const mail = renderAuthMail('already-registered', await languageOf(tx, owner, client), {
    link: deps.siteUrl() + paths.login,
    resetLink: deps.siteUrl() + paths.forgotPassword,
  })
  await deps.mail.queue(tx, { to: owner.email, replyTo: null, ...mail })
}
