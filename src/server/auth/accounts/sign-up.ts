import { randomUUID } from 'node:crypto'
import type { CustomerTx } from '#server/database/transactions.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthParts, ClientInfo } from '../auth-parts.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { sendCodeBySms } from '../mail/send-code-by-sms.ts'
import { startFlow, type Challenge } from '../one-time/flow-states.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { openSession } from '../sessions/open-session.ts'
import { emailProviderDisabled, phoneProviderDisabled, readAddress } from '../users/contact-address.ts'
import { createUser } from '../users/create-user.ts'
import { describeUser } from '../users/describe-user.ts'
import { findUserByEmail, findUserByPhone, type UserRow } from '../users/users.repository.ts'
import { refuseWeakPassword } from './check-password.ts'
import { answerEvenly } from './even-answers.ts'
import { tellAlreadyRegistered } from './already-registered.ts'

export interface SignUp {
  email?: string | null | undefined
  phone?: string | null | undefined
  password: string
  data: Record<string, unknown>
  challenge: Challenge | null
  returnTo: string
  client: ClientInfo
}

/** What an address with an account gets is what one without gets, unless sign-ups confirm themselves. */
export async function signUp(parts: AuthParts, given: SignUp) {
  refuseWhenClosed(parts)
  if (!given.password) throw validationFailed('Signup requires a valid password')
  const name = given.data['name']
  refuseWeakPassword(parts, given.password, {
    ...(given.email && { email: given.email }),
    ...(typeof name === 'string' && { name }),
  })
  const { email, phone } = readAddress(given)
  if (phone && given.challenge) throw validationFailed('PKCE not supported for phone signups')
  if (email) return signUpByEmail(parts, { ...given, email })
  return signUpByPhone(parts, { ...given, phone: phone ?? '' })
}

export function refuseWhenClosed(parts: AuthParts): void {
  if (!parts.settings.canSignUp) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}

const alreadyExists = () => new AuthError(422, 'user_already_exists', 'User already registered')

function signUpByEmail(parts: AuthParts, given: SignUp & { email: string }) {
  const { settings } = parts
  if (!settings.isEmailOn) throw emailProviderDisabled()
  return answerEvenly(parts, async () => {
    // Hashed whoever asks, and before a connection is taken: it is what takes time.
    const passwordHash = await parts.passwords.hash(given.password)
    const known = await parts.platform.transaction((tx) => findUserByEmail(tx, given.email))
    if (known?.email_confirmed_at) {
      if (settings.isEmailAutoconfirmed || settings.isPhoneAutoconfirmed) throw alreadyExists()
      await tellAlreadyRegistered(parts, known, given.client)
      return makeUpUser(given)
    }
    return known ? confirmAgain(parts, known, given) : createByEmail(parts, { ...given, passwordHash })
  })
}

function createByEmail(parts: AuthParts, given: SignUp & { email: string; passwordHash: string }) {
  const isConfirmed = parts.settings.isEmailAutoconfirmed
  return inAccount(parts, null, async (tx) => {
    const { email, passwordHash, data, client } = given
    const user = await createUser(parts, tx, {
      email,
      passwordHash,
      isEmailConfirmed: isConfirmed,
      userMetadata: data,
      client,
    })
    if (!isConfirmed) return describeUser(tx, await askToConfirm(parts, tx, user, given))
    // The workspace has just been made in this very transaction; the person's place in it needs no sign-in entry.
    return openSession(parts, tx, { user, place: null, client, method: 'password' })
  })
}

/** The first password and data stay: whoever asks again has proved nothing yet. */
function confirmAgain(parts: AuthParts, known: UserRow, given: SignUp & { email: string }) {
  return inAccount(parts, known.id, async (tx) => describeUser(tx, await askToConfirm(parts, tx, known, given)))
}

async function askToConfirm(
  parts: AuthParts,
  tx: CustomerTx,
  user: UserRow,
  given: SignUp & { email: string },
): Promise<UserRow> {
  const { challenge, returnTo, client, email } = given
  if (challenge) await startFlow(tx, { method: 'email/signup', returnTo, challenge, userId: user.id })
  return sendAuthMail(parts, tx, user, {
    kind: 'confirmation',
    to: email,
    returnTo,
    isPkce: challenge !== null,
    client,
  })
}

/** Looks like a new person who has not confirmed yet; nothing of it is kept. */
function makeUpUser(given: SignUp & { email: string }) {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email: given.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: given.data,
    identities: [],
    created_at: now,
    updated_at: now,
    confirmation_sent_at: now,
    is_anonymous: false,
  }
}

async function signUpByPhone(parts: AuthParts, given: SignUp & { phone: string }) {
  const { settings } = parts
  if (!settings.isPhoneOn) throw phoneProviderDisabled()
  const known = await parts.platform.transaction((tx) => findUserByPhone(tx, given.phone))
  if (known?.phone_confirmed_at) throw alreadyExists()
  const { phone, data, client } = given
  const passwordHash = await parts.passwords.hash(given.password)
  return inAccount(parts, known?.id ?? null, async (tx) => {
    const isPhoneConfirmed = settings.isPhoneAutoconfirmed
    const user =
      known ?? (await createUser(parts, tx, { phone, passwordHash, isPhoneConfirmed, userMetadata: data, client }))
    if (isPhoneConfirmed) return openSession(parts, tx, { user, place: null, client, method: 'password' })
    await sendCodeBySms(parts, tx, user, { kind: 'phone_confirmation', to: phone, client })
    return describeUser(tx, user)
  })
}

/** A visitor whom nobody knows; an address added later makes the account theirs for good. */
export function signUpAnonymously(parts: AuthParts, data: Record<string, unknown>, client: ClientInfo) {
  refuseWhenClosed(parts)
  if (!parts.settings.isAnonymousOn) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  return inAccount(parts, null, async (tx) => {
    const user = await createUser(parts, tx, { isAnonymous: true, userMetadata: data, client })
    return openSession(parts, tx, { user, place: null, client, method: 'anonymous' })
  })
}
