import type { CustomerTx } from '#server/database/transactions.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { answerBySms, sendCodeBySms } from '../mail/send-code-by-sms.ts'
import { takeMailTurn } from '../limits/mail-turns.ts'
import { startFlow, type Challenge } from '../one-time/flow-states.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { recordEvent } from '../trail/audit.ts'
import { contestPassword } from '#server/auth/users/contested-password.ts'
import { isCompanyManaged } from '../users/memberships.repository.ts'
import {
  emailProviderDisabled,
  phoneProviderDisabled,
  readAddress,
  refuseOtherChannel,
} from '../users/contact-address.ts'
import { createUser } from '../users/create-user.ts'
import { findUserByEmail, findUserByPhone, findUserForUpdate, type UserRow } from '../users/users.repository.ts'
import { answerEvenly } from './even-answers.ts'
import { refuseWhenClosed } from './sign-up.ts'

export interface OneTimePasswordRequest {
  email?: string | null | undefined
  phone?: string | null | undefined
  channel?: string | null | undefined
  canCreate: boolean
  data: Record<string, unknown>
  challenge: Challenge | null
  returnTo: string
  client: ClientInfo
}

/** A link and a code by mail, or a code by text message, instead of a password. */
export function sendOneTimePassword(deps: AuthDeps, given: OneTimePasswordRequest): Promise<{ message_id?: string }> {
  const { email, phone } = readAddress(given)
  if (email) return answerEvenly(deps, () => sendByMail(deps, { ...given, email }))
  if (phone) return answerEvenly(deps, () => sendBySms(deps, { ...given, phone }))
  throw validationFailed('One of email or phone must be set')
}

async function sendByMail(deps: AuthDeps, given: OneTimePasswordRequest & { email: string }) {
  if (!deps.settings.isEmailOn) throw emailProviderDisabled(422)
  await takeMailTurn(deps, { door: 'otp', email: given.email })
  const known = await deps.transactions.platform.read((tx) => findUserByEmail(tx, given.email))
  if (!known && !canSignUpBy(given, deps) && !deps.settings.isEmailAutoconfirmed) return {}
  refuseUnknown(deps, known, given)
  await inAccount(deps, known?.id ?? null, async (tx) => {
    const user = await findOrCreate(deps, tx, { known, given })
    if (await isCompanyManaged(tx, user)) return
    // Whoever asks for a link instead may not be who chose the password.
    if (!user.email_confirmed_at && user.password_hash) await contestPassword(tx, user.id)
    const kind = user.email_confirmed_at ? 'magiclink' : 'confirmation'
    const method = user.email_confirmed_at ? 'magiclink' : 'email/signup'
    const { email: to, challenge, returnTo, client } = given
    if (challenge) await startFlow(tx, { method, returnTo, challenge, userId: user.id })
    await sendAuthMail(deps, tx, user, { kind, to, returnTo, isPkce: challenge !== null, client })
    await recordEvent(tx, 'code.sent', { userId: user.id, client, detail: { by: 'mail' } })
  })
  return {}
}

async function sendBySms(deps: AuthDeps, given: OneTimePasswordRequest & { phone: string }) {
  if (!deps.settings.isPhoneOn) throw phoneProviderDisabled(400, 'Unsupported phone provider')
  refuseOtherChannel(given.channel)
  return answerBySms(deps, given.phone, async () => {
    const known = await deps.transactions.platform.read((tx) => findUserByPhone(tx, given.phone))
    if (!known && !canSignUpBy(given, deps) && !deps.settings.isPhoneAutoconfirmed) return null
    refuseUnknown(deps, known, given)
    return inAccount(deps, known?.id ?? null, async (tx) => {
      const user = await findOrCreate(deps, tx, { known, given })
      if (await isCompanyManaged(tx, user)) return null
      if (!user.phone_confirmed_at && user.password_hash) await contestPassword(tx, user.id)
      const { phone: to, client } = given
      const messageId = await sendCodeBySms(deps, tx, user, { kind: 'phone_confirmation', to, client })
      await recordEvent(tx, 'code.sent', { userId: user.id, client, detail: { by: 'sms' } })
      return messageId
    })
  })
}

const canSignUpBy = ({ canCreate }: OneTimePasswordRequest, { settings }: AuthDeps) => canCreate && settings.canSignUp

/** Told only where a sign-up would tell as much. */
function refuseUnknown(deps: AuthDeps, known: UserRow | undefined, { canCreate }: OneTimePasswordRequest): void {
  if (known) return
  if (!canCreate) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  refuseWhenClosed(deps)
}

/** Locked, so that of two who ask at once one waits and then finds that a code has just been sent. */
async function findOrCreate(
  deps: AuthDeps,
  tx: CustomerTx,
  { known, given }: { known: UserRow | undefined; given: OneTimePasswordRequest },
): Promise<UserRow> {
  return (known && (await findUserForUpdate(tx, known.id))) ?? createNew(deps, tx, given)
}

/** Without a password: the mailbox or the phone is the way in. */
function createNew(deps: AuthDeps, tx: CustomerTx, given: OneTimePasswordRequest): Promise<UserRow> {
  const { email, phone } = readAddress(given)
  return createUser(deps, tx, {
    email,
    phone,
    isEmailConfirmed: email !== null && deps.settings.isEmailAutoconfirmed,
    userMetadata: given.data,
    client: given.client,
  })
}
