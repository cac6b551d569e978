import type { CustomerTx } from '#server/database/transactions.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthParts, ClientInfo } from '../auth-parts.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { sendCodeBySms } from '../mail/send-code-by-sms.ts'
import { startFlow, type Challenge } from '../one-time/flow-states.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { recordEvent } from '../trail/audit.ts'
import { contestPassword } from '#server/auth/users/contested-password.ts'
import { isCompanyManaged } from '../users/memberships.repository.ts'
import { emailProviderDisabled, phoneProviderDisabled, readAddress } from '../users/contact-address.ts'
import { createUser } from '../users/create-user.ts'
import { findUserByEmail, findUserByPhone, findUserForUpdate, type UserRow } from '../users/users.repository.ts'
import { answerEvenly } from './even-answers.ts'
import { refuseWhenClosed } from './sign-up.ts'

export interface OneTimePasswordRequest {
  email?: string | null | undefined
  phone?: string | null | undefined
  canCreate: boolean
  data: Record<string, unknown>
  challenge: Challenge | null
  returnTo: string
  client: ClientInfo
}

/** A link and a code by mail, or a code by text message, instead of a password. */
export function sendOneTimePassword(parts: AuthParts, given: OneTimePasswordRequest): Promise<{ message_id?: string }> {
  const { email, phone } = readAddress(given)
  if (email) return answerEvenly(parts, () => sendByMail(parts, { ...given, email }))
  if (phone) return sendBySms(parts, { ...given, phone })
  throw validationFailed('One of email or phone must be set')
}

async function sendByMail(parts: AuthParts, given: OneTimePasswordRequest & { email: string }) {
  if (!parts.settings.isEmailOn) throw emailProviderDisabled(422)
  const known = await parts.transactions.platform.read((tx) => findUserByEmail(tx, given.email))
  refuseUnknown(parts, known, given.canCreate)
  await inAccount(parts, known?.id ?? null, async (tx) => {
    const user = await findOrCreate(parts, tx, { known, given })
    if (await isCompanyManaged(tx, user)) return
    // Whoever asks for a link instead may not be who chose the password.
    if (!user.email_confirmed_at && user.password_hash) await contestPassword(tx, user.id)
    const kind = user.email_confirmed_at ? 'magiclink' : 'confirmation'
    const method = user.email_confirmed_at ? 'magiclink' : 'email/signup'
    const { email: to, challenge, returnTo, client } = given
    if (challenge) await startFlow(tx, { method, returnTo, challenge, userId: user.id })
    await sendAuthMail(parts, tx, user, { kind, to, returnTo, isPkce: challenge !== null, client })
    await recordEvent(tx, 'code.sent', { userId: user.id, client, detail: { by: 'mail' } })
  })
  return {}
}

async function sendBySms(parts: AuthParts, given: OneTimePasswordRequest & { phone: string }) {
  if (!parts.settings.isPhoneOn) throw phoneProviderDisabled(422)
  const known = await parts.transactions.platform.read((tx) => findUserByPhone(tx, given.phone))
  refuseUnknown(parts, known, given.canCreate)
  return inAccount(parts, known?.id ?? null, async (tx) => {
    const user = await findOrCreate(parts, tx, { known, given })
    if (await isCompanyManaged(tx, user)) return {}
    const { phone: to, client } = given
    const messageId = await sendCodeBySms(parts, tx, user, { kind: 'phone_confirmation', to, client })
    await recordEvent(tx, 'code.sent', { userId: user.id, client, detail: { by: 'sms' } })
    return { message_id: messageId }
  })
}

function refuseUnknown(parts: AuthParts, known: UserRow | undefined, canCreate: boolean): void {
  if (known) return
  if (!canCreate) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  refuseWhenClosed(parts)
}

/** Locked, so that of two who ask at once one waits and then finds that a code has just been sent. */
async function findOrCreate(
  parts: AuthParts,
  tx: CustomerTx,
  { known, given }: { known: UserRow | undefined; given: OneTimePasswordRequest },
): Promise<UserRow> {
  return (known && (await findUserForUpdate(tx, known.id))) ?? createNew(parts, tx, given)
}

/** Without a password: the mailbox or the phone is the way in. */
function createNew(parts: AuthParts, tx: CustomerTx, given: OneTimePasswordRequest): Promise<UserRow> {
  const { email, phone } = readAddress(given)
  return createUser(parts, tx, {
    email,
    phone,
    isEmailConfirmed: email !== null && parts.settings.isEmailAutoconfirmed,
    userMetadata: given.data,
    client: given.client,
  })
}
