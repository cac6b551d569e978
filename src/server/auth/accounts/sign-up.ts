import { randomUUID } from 'node:crypto'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { contestPassword } from '#server/auth/users/contested-password.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import { takeMailTurn, takeSmsTurn } from '../limits/mail-turns.ts'
import { sendAuthMail } from '../mail/send-auth-mail.ts'
import { sendCodeBySms } from '../mail/send-code-by-sms.ts'
import { startFlow, type Challenge } from '../one-time/flow-states.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { openSession } from '../sessions/open-session.ts'
import {
  emailProviderDisabled,
  phoneProviderDisabled,
  readAddress,
  refuseOtherChannel,
} from '../users/contact-address.ts'
import { createUser, ownIdentityData } from '../users/create-user.ts'
import { describeUser } from '../users/describe-user.ts'
import { presentUser } from '../users/user.presenter.ts'
import { findUserByEmail, findUserByPhone, findUserForUpdate, type UserRow } from '../users/users.repository.ts'
import { refuseWeakPassword, refuseWrongLength } from './check-password.ts'
import { tellAlreadyRegistered } from './change-email.ts'
import { answerEvenly } from './even-answers.ts'

export interface SignUp {
  email?: string | null | undefined
  phone?: string | null | undefined
  channel?: string | null | undefined
  password: string
  data: Record<string, unknown>
  challenge: Challenge | null
  returnTo: string
  client: ClientInfo
}

/** What an address with an account gets is what one without gets, unless sign-ups confirm themselves. */
export async function signUp(deps: AuthDeps, given: SignUp) {
  refuseWhenClosed(deps)
  if (!given.password) throw validationFailed('Signup requires a valid password')
  refuseWrongLength(deps, given.password)
  const { email, phone } = readNewAddress(deps, given)
  const name = given.data['name']
  refuseWeakPassword(deps, given.password, { ...(email && { email }), ...(typeof name === 'string' && { name }) })
  if (email) return signUpByEmail(deps, { ...given, email })
  return signUpByPhone(deps, { ...given, phone: phone ?? '' })
}

/** In the order of the protocol, whose clients look for the first fault. */
function readNewAddress({ settings }: AuthDeps, given: SignUp) {
  if (given.email && given.phone) {
    throw validationFailed('Only an email address or phone number should be provided on signup.')
  }
  if (given.phone) {
    refuseOtherChannel(given.channel)
    if (given.challenge) throw validationFailed('PKCE not supported for phone signups')
    if (!settings.isPhoneOn) throw phoneProviderDisabled(400, 'Phone signups are disabled')
  } else if (!settings.isEmailOn) throw emailProviderDisabled(400, 'Email signups are disabled')
  return readAddress(given)
}

export function refuseWhenClosed(deps: AuthDeps): void {
  if (!deps.settings.canSignUp) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}

/** Where sign-ups confirm themselves, the session or its absence tells anyway. */
const alreadyRegistered = () => new AuthError(422, 'user_already_exists', 'User already registered')

function signUpByEmail(deps: AuthDeps, given: SignUp & { email: string }) {
  const { settings } = deps
  return answerEvenly(deps, async () => {
    if (!settings.isEmailAutoconfirmed) await takeMailTurn(deps, { door: 'signup', email: given.email })
    // Hashed whoever asks, and before a connection is taken: it is what takes time.
    const passwordHash = await deps.passwords.hash(given.password)
    const known = await deps.transactions.platform.read((tx) => findUserByEmail(tx, given.email))
    if (known?.email_confirmed_at) {
      if (settings.isEmailAutoconfirmed) throw alreadyRegistered()
      await deps.transactions.platform.change((tx) => tellAlreadyRegistered(deps, tx, known, given.client))
      return makeUpUser(deps, given)
    }
    if (!known) return createByEmail(deps, { ...given, passwordHash })
    return confirmAgain(deps, known, { ...given, isSamePassword: await isSamePassword(deps, known, given) })
  })
}

function createByEmail(deps: AuthDeps, given: SignUp & { email: string; passwordHash: string }) {
  const isConfirmed = deps.settings.isEmailAutoconfirmed
  return inAccount(deps, null, async (tx) => {
    const { email, passwordHash, data, client } = given
    const user = await createUser(deps, tx, {
      email,
      passwordHash,
      isEmailConfirmed: isConfirmed,
      userMetadata: data,
      client,
    })
    if (!isConfirmed) return describeUser(tx, await askToConfirm(deps, tx, user, given))
    // The workspace has just been made in this very transaction; the person's place in it needs no sign-in entry.
    return openSession(deps, tx, { user, place: null, client, method: 'password' })
  })
}

/**
 * The first password and data stay: whoever asks again has proved nothing yet. But where two have tried, with different
 * passwords, neither holds once the mailbox confirms: its owner chooses a new one.
 */
function confirmAgain(deps: AuthDeps, known: UserRow, given: SignUp & { email: string; isSamePassword: boolean }) {
  return inAccount(deps, known.id, async (tx) => {
    const user = (await findUserForUpdate(tx, known.id)) ?? known
    await askToConfirm(deps, tx, user, given)
    if (!given.isSamePassword) await contestPassword(tx, user.id)
    return makeUpUser(deps, given)
  })
}

function isSamePassword(deps: AuthDeps, known: UserRow, { password }: SignUp): Promise<boolean> {
  return deps.passwords.verify(known.password_hash, password)
}

async function askToConfirm(
  deps: AuthDeps,
  tx: CustomerTx,
  user: UserRow,
  given: SignUp & { email: string },
): Promise<UserRow> {
  const { challenge, returnTo, client, email } = given
  if (challenge) await startFlow(tx, { method: 'email/signup', returnTo, challenge, userId: user.id })
  return sendAuthMail(deps, tx, user, {
    kind: 'confirmation',
    to: email,
    returnTo,
    isPkce: challenge !== null,
    client,
  })
}

const NOTHING_YET = {
  password_hash: null,
  password_changed_at: null,
  email_confirmed_at: null,
  phone_confirmed_at: null,
  last_sign_in_at: null,
  banned_until: null,
  invited_at: null,
  deleted_at: null,
  is_anonymous: false,
  is_sso: false,
  new_email: null,
  new_phone: null,
  email_change_confirmed: 0,
  recovery_sent_at: null,
  email_change_sent_at: null,
  phone_change_sent_at: null,
  reauthentication_sent_at: null,
  user_metadata: {},
} satisfies Partial<UserRow>

/** Looks in every member like a new person who has not confirmed yet; nothing of it is kept. */
function makeUpUser(deps: AuthDeps, { email = null, phone = null, data }: SignUp) {
  const now = deps.now()
  const [id, provider] = [randomUUID(), phone ? 'phone' : 'email']
  const times = { created_at: now, updated_at: now }
  const appMetadata = { provider, providers: [provider] }
  const user = { ...NOTHING_YET, id, email, phone, ...times, confirmation_sent_at: now, app_metadata: appMetadata }
  const own = ownIdentityData(user)
  const identity = { id: randomUUID(), user_id: id, provider, provider_id: id, identity_data: inOrder(own) }
  return presentUser(
    { ...user, user_metadata: inOrder({ ...data, ...own }) },
    { identities: [{ ...identity, last_sign_in_at: now, ...times }], factors: [] },
  )
}

/** As the database keeps an object: the order of its members must not tell that nobody has kept this one. */
function inOrder(data: Record<string, unknown>): Record<string, unknown> {
  const byLength = ([left]: [string, unknown], [right]: [string, unknown]) =>
    Buffer.byteLength(left) - Buffer.byteLength(right) || Buffer.compare(Buffer.from(left), Buffer.from(right))
  return Object.fromEntries(Object.entries(data).toSorted(byLength))
}

function signUpByPhone(deps: AuthDeps, given: SignUp & { phone: string }) {
  const { isPhoneAutoconfirmed } = deps.settings
  return answerEvenly(deps, async () => {
    const turn = isPhoneAutoconfirmed ? null : await takeSmsTurn(deps, given.phone)
    const passwordHash = await deps.passwords.hash(given.password)
    const known = await deps.transactions.platform.read((tx) => findUserByPhone(tx, given.phone))
    if (known?.phone_confirmed_at) {
      if (isPhoneAutoconfirmed) throw alreadyRegistered()
      await turn?.uncount()
      return makeUpUser(deps, given)
    }
    if (!known) return createByPhone(deps, { ...given, passwordHash })
    if (!turn) await takeSmsTurn(deps, given.phone)
    return sendCodeAgain(deps, known, { ...given, isSamePassword: await isSamePassword(deps, known, given) })
  })
}

function createByPhone(deps: AuthDeps, given: SignUp & { phone: string; passwordHash: string }) {
  const { phone, passwordHash, data, client } = given
  const isPhoneConfirmed = deps.settings.isPhoneAutoconfirmed
  return inAccount(deps, null, async (tx) => {
    const user = await createUser(deps, tx, { phone, passwordHash, isPhoneConfirmed, userMetadata: data, client })
    if (isPhoneConfirmed) return openSession(deps, tx, { user, place: null, client, method: 'password' })
    await sendCodeBySms(deps, tx, user, { kind: 'phone_confirmation', to: phone, client })
    return describeUser(tx, (await findUserForUpdate(tx, user.id)) ?? user)
  })
}

/** Never a session, wherever numbers confirm themselves: the account is somebody's who may not be the one who asks. */
function sendCodeAgain(deps: AuthDeps, known: UserRow, given: SignUp & { phone: string; isSamePassword: boolean }) {
  return inAccount(deps, known.id, async (tx) => {
    const user = (await findUserForUpdate(tx, known.id)) ?? known
    await sendCodeBySms(deps, tx, user, { kind: 'phone_confirmation', to: given.phone, client: given.client })
    if (!given.isSamePassword) await contestPassword(tx, user.id)
    return makeUpUser(deps, given)
  })
}

/** A visitor whom nobody knows; an address added later makes the account theirs for good. */
export function signUpAnonymously(deps: AuthDeps, data: Record<string, unknown>, client: ClientInfo) {
  if (!deps.settings.isAnonymousOn) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  refuseWhenClosed(deps)
  return inAccount(deps, null, async (tx) => {
    const user = await createUser(deps, tx, { isAnonymous: true, userMetadata: data, client })
    return openSession(deps, tx, { user, place: null, client, method: 'anonymous' })
  })
}
