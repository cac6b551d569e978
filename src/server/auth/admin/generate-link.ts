import type { CustomerTx } from '#server/database/transactions.ts'
import { refuseWeakPassword } from '../accounts/check-password.ts'
import { AuthError, validationFailed } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { makeTokens, type SentMailKind } from '../mail/send-auth-mail.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { readEmail } from '../users/contact-address.ts'
import { createUser, refuseTooMuchMetadata } from '../users/create-user.ts'
import { describeUser } from '../users/describe-user.ts'
import { findUserByEmail, mergeMetadata, updateUser, type UserRow } from '../users/users.repository.ts'
import { findOrCreateInvited } from './invite-user.ts'

export const LINK_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const
type LinkType = (typeof LINK_TYPES)[number]

export interface LinkRequest {
  type: string
  email: string
  newEmail?: string | undefined
  password?: string | undefined
  data: Record<string, unknown>
  returnTo: string
  client: ClientInfo
}

const MAIL_KINDS: Record<LinkType, SentMailKind> = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
}

const isLinkType = (type: string): type is LinkType => LINK_TYPES.some((known) => known === type)

/** The link and code that a mail would carry, for whoever sends their own mails. Nothing is sent. */
export async function generateLink(deps: AuthDeps, given: LinkRequest) {
  if (!isLinkType(given.type)) throw validationFailed('Invalid email action link type requested')
  const email = readEmail(given.email)
  const known = await deps.transactions.platform.read((tx) => findUserByEmail(tx, email))
  // A link that signs in somebody unknown is a sign-up.
  const type = given.type === 'magiclink' && !known ? 'signup' : given.type
  const passwordHash = await prepare(deps, type, given)
  return inAccount(deps, known?.id ?? null, async (tx) => {
    const user = await findSubject(deps, tx, { type, email, known, passwordHash, given })
    const to = type === 'email_change_new' ? (user.new_email ?? '') : email
    const { returnTo } = given
    const tokens = await makeTokens(deps, tx, user, { kind: MAIL_KINDS[type], to, returnTo, isPkce: false })
    return {
      ...(await describeUser(tx, user)),
      action_link: tokens.link,
      email_otp: tokens.code,
      hashed_token: tokens.linkToken,
      verification_type: type,
      redirect_to: returnTo,
    }
  })
}

async function prepare(deps: AuthDeps, type: LinkType, given: LinkRequest): Promise<string | null> {
  if (type !== 'signup') return null
  if (given.type === 'signup' && !given.password) throw validationFailed('Signup requires a valid password')
  if (!given.password) return null
  refuseWeakPassword(deps, given.password)
  return deps.passwords.hash(given.password)
}

interface Subject {
  type: LinkType
  email: string
  known: UserRow | undefined
  passwordHash: string | null
  given: LinkRequest
}

async function findSubject(deps: AuthDeps, tx: CustomerTx, subject: Subject): Promise<UserRow> {
  const { type, email, known, passwordHash, given } = subject
  const { data, client } = given
  if (type === 'invite') return findOrCreateInvited(deps, tx, { email, data, client })
  if (type === 'signup') {
    if (known?.email_confirmed_at) {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
    }
    if (known) return tellMore(tx, known, data)
    return createUser(deps, tx, { email, passwordHash, userMetadata: data, isMetadataAsGiven: true, client })
  }
  if (!known) throw new AuthError(404, 'user_not_found', 'User with this email not found')
  if (type !== 'email_change_current' && type !== 'email_change_new') return known
  if (!given.newEmail) throw validationFailed('A new email address is required')
  return updateUser(tx, known.id, { new_email: readEmail(given.newEmail), email_change_confirmed: 0 })
}

async function tellMore(tx: CustomerTx, { id }: UserRow, userMetadata: Record<string, unknown>): Promise<UserRow> {
  const user = await mergeMetadata(tx, id, { userMetadata })
  refuseTooMuchMetadata(user)
  return user
}
