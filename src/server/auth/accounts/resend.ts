import type { ScopedTx } from '#server/database/transactions.ts'
import { validationFailed } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { takeMailTurn } from '../limits/mail-turns.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { answerBySms, sendCodeBySms } from '../mail/send-code-by-sms.ts'
import { startFlow, type Challenge } from '../one-time/flow-states.ts'
import { emailProviderDisabled, phoneProviderDisabled, readAddress } from '../users/contact-address.ts'
import { findUserByEmail, findUserByPhone, findUserForUpdate, type UserRow } from '../users/users.repository.ts'
import { answerEvenly } from './even-answers.ts'
import { mailEmailChange } from './change-email.ts'

export const RESEND_TYPES = ['signup', 'email_change', 'sms', 'phone_change'] as const
export type ResendType = (typeof RESEND_TYPES)[number]

export interface Resend {
  type: string
  email?: string | null | undefined
  phone?: string | null | undefined
  challenge: Challenge | null
  returnTo: string
  client: ClientInfo
}

const isResendType = (type: string): type is ResendType => RESEND_TYPES.some((known) => known === type)

/** Sends what is outstanding once more. Whatever is not outstanding gets the same answer. */
export function resend(deps: AuthDeps, given: Resend): Promise<{ message_id?: string }> {
  const { type } = given
  if (!isResendType(type)) {
    throw validationFailed(`Missing one of these types: ${RESEND_TYPES.join(', ')}`)
  }
  const { email, phone } = readAddress(given)
  if (!email && !phone) throw validationFailed('Type provided requires an email address or a phone number')
  if (type === 'signup' && !email) throw validationFailed('Type provided requires an email address')
  if (type === 'sms' && !phone) throw validationFailed('Type provided requires a phone number')
  if (email && !deps.settings.isEmailOn) throw emailProviderDisabled()
  if (phone && !deps.settings.isPhoneOn) throw phoneProviderDisabled()
  return answerEvenly(deps, async () => {
    const send = () =>
      deps.transactions.platform.change(async (tx) => {
        const known = email ? await findUserByEmail(tx, email) : await findUserByPhone(tx, phone ?? '')
        const user = known && (await findUserForUpdate(tx, known.id))
        return user ? sendAgain(deps, tx, user, { ...given, type }) : null
      })
    if (phone) return answerBySms(deps, phone, send)
    await takeMailTurn(deps, { door: `resend ${type}`, email: email ?? '' })
    await send()
    return {}
  })
}

/** Answers the id of a text message; `null` when a mail was sent, or nothing is outstanding. */
async function sendAgain(
  deps: AuthDeps,
  tx: ScopedTx,
  user: UserRow,
  given: Resend & { type: ResendType },
): Promise<string | null> {
  const { challenge, returnTo, client } = given
  switch (given.type) {
    case 'signup': {
      if (user.email_confirmed_at || !user.email) return null
      if (challenge) await startFlow(tx, { method: 'email/signup', returnTo, challenge, userId: user.id })
      const isPkce = challenge !== null
      await sendAuthMail(deps, tx, user, { kind: 'confirmation', to: user.email, returnTo, isPkce, client })
      return null
    }
    case 'email_change':
      if (!user.new_email) return null
      await mailEmailChange(deps, tx, user, { challenge, returnTo, client })
      return null
    case 'sms':
      if (user.phone_confirmed_at || !user.phone) return null
      return sendCodeBySms(deps, tx, user, { kind: 'phone_confirmation', to: user.phone, client })
    case 'phone_change':
      if (!user.new_phone) return null
      return sendCodeBySms(deps, tx, user, { kind: 'phone_change', to: user.new_phone, client })
  }
}
