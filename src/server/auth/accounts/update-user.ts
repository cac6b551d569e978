import type { CustomerTx, ScopedTx } from '#server/database/transactions.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps, ClientInfo, Place } from '#server/auth/auth-deps.ts'
import { takeMailTurn } from '../limits/mail-turns.ts'
import { countCode, sendCodeBySms } from '../mail/send-code-by-sms.ts'
import type { Challenge } from '../one-time/flow-states.ts'
import { deleteTokens } from '../one-time/one-time-tokens.repository.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { isProvedByMailbox, refuseBeforeSecondFactor, refuseStale, takeProof } from '../sessions/fresh-proof.ts'
import { getCaller, type SignedIn } from '../sessions/with-session.ts'
import { recordEvent } from '../trail/audit.ts'
import { readEmail, readPhone, refuseOtherChannel } from '../users/contact-address.ts'
import { nameOf, refuseTooMuchMetadata } from '../users/create-user.ts'
import { describeUser } from '../users/describe-user.ts'
import {
  findUserByEmail,
  findUserByPhone,
  findUserForUpdate,
  mergeMetadata,
  updateUser as saveUser,
  type UserRow,
} from '../users/users.repository.ts'
import { completeEmailChange, completePhoneChange } from '../verification/redeem-token.ts'
import { mailEmailChange } from './change-email.ts'
import { changePassword, preparePassword } from './change-password.ts'
import { refuseWeakPassword } from './check-password.ts'

export interface UserChanges {
  email?: string | undefined
  phone?: string | undefined
  channel?: string | undefined
  password?: string | undefined
  currentPassword?: string | undefined
  nonce?: string | undefined
  data?: Record<string, unknown> | undefined
  hasAppMetadata: boolean
  challenge: Challenge | null
  returnTo: string
}

interface Change {
  user: UserRow
  place: Place | null
  given: UserChanges
  client: ClientInfo
}

/** What a person may change about their own account. An address is only noted until it is confirmed. */
export async function updateUser(
  deps: AuthDeps,
  bearer: string | undefined,
  raw: UserChanges,
  client: ClientInfo & { ip: string },
) {
  const given = { ...raw, ...readAddresses(raw) }
  if (given.phone !== undefined) refuseOtherChannel(given.channel)
  const caller = await getCaller(deps, bearer)
  const { email } = caller.user
  if (given.password !== undefined) {
    refuseWeakPassword(deps, given.password, { ...(email && { email }), name: nameOf(caller.user) })
  }
  await refuseForbidden(deps, caller, given)
  const session = await takeProof(deps, caller, given, client)
  if (isSensitive(given, caller.user)) refuseStale(deps, { ...caller, session })
  if (given.email && given.email !== email) await takeMailTurn(deps, { door: 'change', email: given.email })
  const newPassword = given.password === undefined ? null : await preparePassword(deps, caller.user, given.password)
  return inAccount(deps, caller.user.id, async (tx, place) => {
    const user = await findUserForUpdate(tx, caller.user.id)
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    const change = { user, place, given, client }
    if (given.data) refuseTooMuchMetadata(await mergeMetadata(tx, user.id, { userMetadata: given.data }))
    if (newPassword) await changePassword(deps, tx, { caller, newPassword, client })
    if (given.email !== undefined && given.email !== user.email) await askForEmail(deps, tx, change)
    if (given.email !== undefined && given.email === user.email) await cancelEmailChange(tx, user)
    if (given.phone !== undefined && given.phone !== user.phone) await askForPhone(deps, tx, change)
    return describeUser(tx, await saveUser(tx, user.id, {}))
  })
}

function readAddresses({ email, phone }: UserChanges) {
  return { ...(email && { email: readEmail(email) }), ...(phone && { phone: readPhone(phone) }) }
}

/** Whatever decides who comes into the account. Asking for the address that one has takes a change back. */
function isSensitive({ password, email, phone }: UserChanges, user: UserRow): boolean {
  return password !== undefined || phone !== undefined || (email !== undefined && email !== user.email)
}

async function refuseForbidden(deps: AuthDeps, caller: SignedIn, given: UserChanges): Promise<void> {
  const { user } = caller
  if (given.hasAppMetadata) throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  const isForgottenPassword = isOnlyPassword(given) && isProvedByMailbox(caller.session, deps.now())
  if (!isForgottenPassword) await deps.transactions.platform.read((tx) => refuseBeforeSecondFactor(tx, caller))
  if (given.password === undefined && given.email === undefined && given.phone === undefined) return
  if (user.is_anonymous && given.password !== undefined && !given.email && !given.phone) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  }
  if (user.is_sso) {
    throw new AuthError(
      422,
      'user_sso_managed',
      'Updating email, phone, password of a SSO account only possible via SSO',
    )
  }
  await deps.transactions.platform.read((tx) => refuseTaken(deps, tx, user, given))
}

function isOnlyPassword({ password, email, phone, data }: UserChanges): boolean {
  return password !== undefined && email === undefined && phone === undefined && data === undefined
}

/**
 * Looked at before the password, as the protocol wants, and once more when the change is made. Where addresses must be confirmed, a mail
 * tells it to whom it concerns; where numbers must be, it is found out by whoever has the number and its code.
 */
async function refuseTaken(deps: AuthDeps, tx: ScopedTx, user: UserRow, { email, phone }: UserChanges): Promise<void> {
  const { isEmailAutoconfirmed, isPhoneAutoconfirmed } = deps.settings
  if (isEmailAutoconfirmed && email && email !== user.email && (await findUserByEmail(tx, email))) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  if (isPhoneAutoconfirmed && phone && phone !== user.phone && (await findUserByPhone(tx, phone))) {
    throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
  }
}

/** Asking for the address one has takes back that one asked for another. */
async function cancelEmailChange(tx: CustomerTx, user: UserRow): Promise<void> {
  if (!user.new_email) return
  await saveUser(tx, user.id, { new_email: null, email_change_confirmed: 0 })
  await deleteTokens(tx, user.id, ['email_change_current', 'email_change_new'])
}

async function askForEmail(deps: AuthDeps, tx: CustomerTx, { user, place, given, client }: Change): Promise<void> {
  const email = given.email ?? ''
  const asking = await saveUser(tx, user.id, { new_email: email })
  await recordEvent(tx, 'email.change-asked', { userId: user.id, client })
  // Who had no address before has nobody to ask: where addresses confirm themselves, it is theirs at once.
  if (user.email === null && deps.settings.isEmailAutoconfirmed) {
    await completeEmailChange(deps, tx, { user: asking, place, client })
    return
  }
  await mailEmailChange(deps, tx, asking, { challenge: given.challenge, returnTo: given.returnTo, client })
}

async function askForPhone(deps: AuthDeps, tx: CustomerTx, { user, given, client }: Change): Promise<void> {
  const phone = given.phone ?? ''
  if (!deps.settings.isPhoneOn) throw validationFailed('Phone logins are disabled')
  if (deps.settings.isPhoneAutoconfirmed) {
    await completePhoneChange(tx, { user, phone, client })
    return
  }
  await countCode(deps, user.phone_change_sent_at)
  const asking = await saveUser(tx, user.id, { new_phone: phone })
  await sendCodeBySms(deps, tx, asking, { kind: 'phone_change', to: phone, client })
}
