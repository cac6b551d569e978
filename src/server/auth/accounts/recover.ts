import { validationFailed } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { takeMailTurn } from '../limits/mail-turns.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { startFlow, type Challenge } from '../one-time/flow-states.ts'
import { recordEvent } from '../trail/audit.ts'
import { isCompanyManaged } from '../users/memberships.repository.ts'
import { emailProviderDisabled, readEmail } from '../users/contact-address.ts'
import { findUserByEmail, findUserForUpdate } from '../users/users.repository.ts'
import { answerEvenly } from './even-answers.ts'

interface Recovery {
  email: string
  challenge: Challenge | null
  returnTo: string
  client: ClientInfo
}

/** The answer never tells whether the address is known. */
export function recover(deps: AuthDeps, given: Recovery): Promise<object> {
  if (!given.email) throw validationFailed('Password recovery requires an email')
  const email = readEmail(given.email)
  if (!deps.settings.isEmailOn) throw emailProviderDisabled()
  const { challenge, returnTo, client } = given
  return answerEvenly(deps, async () => {
    await takeMailTurn(deps, { door: 'recover', email })
    return deps.transactions.platform.change(async (tx) => {
      const known = await findUserByEmail(tx, email)
      const user = known && (await findUserForUpdate(tx, known.id))
      if (!user || (await isCompanyManaged(tx, user))) return {}
      if (challenge) await startFlow(tx, { method: 'recovery', returnTo, challenge, userId: user.id })
      await sendAuthMail(deps, tx, user, { kind: 'recovery', to: email, returnTo, isPkce: challenge !== null, client })
      await recordEvent(tx, 'password.recovery-asked', { userId: user.id, client })
      return {}
    })
  })
}
