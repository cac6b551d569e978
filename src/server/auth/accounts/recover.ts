import { validationFailed } from '../auth-error.ts'
import type { AuthParts, ClientInfo } from '../auth-parts.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { startFlow, type Challenge } from '../one-time/flow-states.ts'
import { recordEvent } from '../trail/audit.ts'
import { isCompanyManaged } from '../users/company-managed.ts'
import { emailProviderDisabled, readEmail } from '../users/contact-address.ts'
import { findUserByEmail } from '../users/users.repository.ts'
import { answerEvenly } from './even-answers.ts'

interface Recovery {
  email: string
  challenge: Challenge | null
  returnTo: string
  client: ClientInfo
}

/** The answer never tells whether the address is known. */
export function recover(parts: AuthParts, given: Recovery): Promise<object> {
  if (!given.email) throw validationFailed('Password recovery requires an email')
  const email = readEmail(given.email)
  if (!parts.settings.isEmailOn) throw emailProviderDisabled()
  const { challenge, returnTo, client } = given
  return answerEvenly(parts, () =>
    parts.platform.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email)
      if (!user || (await isCompanyManaged(tx, user))) return {}
      if (challenge) await startFlow(tx, { method: 'recovery', returnTo, challenge, userId: user.id })
      await sendAuthMail(parts, tx, user, { kind: 'recovery', to: email, returnTo, isPkce: challenge !== null, client })
      await recordEvent(tx, 'password.recovery-asked', { userId: user.id, client })
      return {}
    }),
  )
}
