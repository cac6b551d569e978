import { paths } from '#shared/domain/paths.ts'
import type { Locale } from '#shared/domain/locales.ts'
import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { makeTokens } from '../mail/send-auth-mail.ts'
import { readEmail } from '../users/contact-address.ts'
import { languageOf } from '../users/create-user.ts'
import { findUserByEmail } from '../users/users.repository.ts'
import { findOrCreateInvited } from './invite-user.ts'

export interface InvitedAdministrator {
  userId: string
  email: string
  language: Locale
  /** Where they choose a password; `null`: they have an account already. */
  link: string | null
}

/** The account of an administrator to be: the one that bears the address, or one that waits for its owner. */
export async function inviteAdministrator(
  deps: AuthDeps,
  tx: ScopedTx,
  given: { email: string; name: string; language: Locale; validSeconds: number },
): Promise<InvitedAdministrator> {
  const { name, language, validSeconds } = given
  const email = readEmail(given.email)
  const client = { ip: null, userAgent: null, language }
  const known = await findUserByEmail(tx, email)
  if (known?.email_confirmed_at) {
    return { userId: known.id, email, language: await languageOf(tx, known, client), link: null }
  }
  // Somebody whom others invite gets no workspace, so no customer is needed.
  const user = await findOrCreateInvited(deps, tx as CustomerTx, { email, data: { name, language }, client })
  const returnTo = deps.siteUrl() + paths.resetPassword
  const { link } = await makeTokens(deps, tx, user, {
    kind: 'recovery',
    to: email,
    returnTo,
    isPkce: false,
    validSeconds,
  })
  return { userId: user.id, email, language, link }
}
