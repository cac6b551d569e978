import { paths } from '#shared/domain/paths.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { TeamRole } from '#shared/domain/permissions.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import { toPlainName } from '#server/kernel/outbox/mail-layout.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { renderAuthMail } from '../mail/auth-mail.ts'
import { makeTokens } from '../mail/send-auth-mail.ts'
import { languageOf } from '#server/auth/users/create-user.ts'
import { findUserByEmail } from '../users/users.repository.ts'
import { findTokenByLink } from '../verification/find-token.ts'
import { findOrCreateInvited } from './invite-user.ts'

interface TeamInvitation {
  email: string
  role: TeamRole
  /** Empty where nobody has said what it is called. */
  company: string
  inviter: string
  language: Locale
  validSeconds: number
}

/**
 * The mail leads to our own page, where the person says yes before the link is used: programs that look into mail
 * follow links too. Somebody with an account signs in there; a link of a week's life must not do it for them.
 */
export async function inviteToTeam(deps: AuthDeps, tx: CustomerTx, given: TeamInvitation): Promise<void> {
  const inviter = toPlainName(given.inviter) || 'Goodword'
  const invitation = { ...given, company: toPlainName(given.company), inviter }
  const { email, validSeconds } = invitation
  const client = { ip: null, userAgent: null, language: invitation.language }
  const page = deps.siteUrl() + paths.acceptInvitation
  // What tells the page that it was reached by a mail, where no secret does.
  const pageForKnown = `${page}?type=known`
  const known = await findUserByEmail(tx, email)
  if (known?.email_confirmed_at) {
    const language = await languageOf(tx, known, client)
    const mail = renderAuthMail('team-invitation', language, { ...invitation, link: pageForKnown, code: '' })
    await deps.mail.queue(tx, { to: email, replyTo: null, ...mail })
    return
  }
  const data = { language: invitation.language }
  const user = await findOrCreateInvited(deps, tx, { email, data, client })
  const order = { kind: 'invite', to: email, returnTo: page, isPkce: false, validSeconds } as const
  const { linkToken, code } = await makeTokens(deps, tx, user, order)
  const link = `${page}?${new URLSearchParams({ token_hash: linkToken, type: 'invite' }).toString()}`
  const mail = renderAuthMail('team-invitation', invitation.language, { ...invitation, link, code })
  await deps.mail.queue(tx, { to: email, replyTo: null, ...mail })
}

/** By the secret of the mail's link, which stays good. */
export async function findInvitedEmail(deps: AuthDeps, tx: ScopedTx, linkToken: string): Promise<string | null> {
  const token = await findTokenByLink(deps, tx, { type: 'invite', linkToken })
  return token?.sent_to ?? null
}
