import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthParts, ClientInfo } from '../auth-parts.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { sendCodeBySms } from '../mail/send-code-by-sms.ts'
import { withSession } from '../sessions/with-session.ts'
import { recordEvent } from '../trail/audit.ts'
import { findUserForUpdate } from '../users/users.repository.ts'

/** A code without a link, to prove at a long-open session that it is still the same person. */
export function reauthenticate(parts: AuthParts, bearer: string | undefined, client: ClientInfo): Promise<object> {
  return withSession(parts, bearer, async (tx, caller) => {
    const user = (await findUserForUpdate(tx, caller.user.id)) ?? caller.user
    if (!user.email && !user.phone) {
      throw validationFailed('Reauthentication requires the user to have an email or a phone number')
    }
    if (user.email && !user.email_confirmed_at) {
      throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
    }
    if (!user.email && !user.phone_confirmed_at) {
      throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
    }
    await recordEvent(tx, 'reauthentication.asked', { userId: user.id, client })
    if (user.email) {
      const { email: to } = user
      await sendAuthMail(parts, tx, user, { kind: 'reauthentication', to, returnTo: '', isPkce: false, client })
    } else {
      await sendCodeBySms(parts, tx, user, { kind: 'reauthentication', to: user.phone ?? '', client })
    }
    return {}
  })
}
