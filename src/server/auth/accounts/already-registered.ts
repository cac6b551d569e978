import { paths } from '#shared/domain/paths.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { renderAuthMail } from '../mail/auth-mail.ts'
import { languageOf } from '#server/auth/users/create-user.ts'
import { findUserForUpdate, updateUser, type UserRow } from '../users/users.repository.ts'

/** The screen says "check your mail" either way; the owner of an account reads there that they have one. */
export function tellAlreadyRegistered(deps: AuthDeps, known: UserRow, client: ClientInfo): Promise<void> {
  return deps.transactions.platform.change(async (tx) => {
    const user = (await findUserForUpdate(tx, known.id)) ?? known
    const { email, confirmation_sent_at: sentAt } = user
    const isTooSoon = sentAt && deps.now().getTime() - sentAt.getTime() < deps.settings.mailIntervalSeconds * 1000
    if (!email || isTooSoon) return
    const mail = renderAuthMail('already-registered', await languageOf(tx, user, client), {
      link: deps.siteUrl() + paths.login,
      resetLink: deps.siteUrl() + paths.forgotPassword,
    })
    await deps.mail.queue(tx, { to: email, replyTo: null, ...mail })
    await updateUser(tx, user.id, { confirmation_sent_at: deps.now() })
  })
}
