import type { CustomerTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo, Place } from '#server/auth/auth-deps.ts'
import { AuthError } from '../auth-error.ts'
import { sendNotice } from '../mail/notices.ts'
import { needsBothMailboxes } from '../mail/send-auth-mail.ts'
import { deleteTokens, type OneTimeToken } from '../one-time/one-time-tokens.repository.ts'
import { recordEvent } from '../trail/audit.ts'
import { dropContestedPassword } from '#server/auth/users/contested-password.ts'
import { register, tellTeams } from '../users/create-user.ts'
import { insertIdentity, listIdentities, mergeIdentityData } from '../users/identities.repository.ts'
import { findUserByEmail, findUserByPhone, mergeMetadata, updateUser, type UserRow } from '../users/users.repository.ts'

export interface Redemption {
  user: UserRow
  token: OneTimeToken
  place: Place | null
  client: ClientInfo
}

/** `half-way`: the other mailbox has to confirm too. */
export type Redeemed = UserRow | 'half-way'

/** Does what the link or code was sent for. It is used up afterwards, and with it whatever else was outstanding. */
export async function redeemToken(deps: AuthDeps, tx: CustomerTx, redemption: Redemption): Promise<Redeemed> {
  const { user, token } = redemption
  switch (token.kind) {
    case 'confirmation':
    case 'invite':
    case 'recovery':
      return finish(tx, await confirmEmail(tx, redemption))
    case 'email_change_current':
    case 'email_change_new':
      return redeemEmailChange(deps, tx, redemption)
    case 'phone_confirmation':
      if (!user.phone_confirmed_at) await dropContestedPassword(tx, user)
      return finish(tx, await confirmPhone(tx, user, user.phone ?? ''))
    case 'phone_change':
      return finish(tx, await completePhoneChange(tx, { ...redemption, phone: user.new_phone ?? '' }))
    case 'reauthentication':
      throw new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
  }
}

async function finish(tx: CustomerTx, user: UserRow): Promise<UserRow> {
  await deleteTokens(tx, user.id)
  return user
}

/** Whoever reads the mailbox owns the address, whatever the mail was for. */
async function confirmEmail(tx: CustomerTx, { user, client }: Redemption): Promise<UserRow> {
  if (user.email_confirmed_at) return user
  await updateUser(tx, user.id, { email_confirmed_at: new Date() })
  await dropContestedPassword(tx, user)
  await tellIdentity(tx, user.id, 'email', { email_verified: true })
  await recordEvent(tx, 'account.confirmed', { userId: user.id, client })
  return mergeMetadata(tx, user.id, { userMetadata: { email_verified: true } })
}

async function redeemEmailChange(deps: AuthDeps, tx: CustomerTx, redemption: Redemption): Promise<Redeemed> {
  const { user, token } = redemption
  // The old mailbox alone is never enough: nobody would know that the new one can be read.
  const isHalf = needsBothMailboxes(deps, user)
    ? user.email_change_confirmed === 0
    : token.kind === 'email_change_current'
  if (isHalf) {
    await updateUser(tx, user.id, { email_change_confirmed: 1 })
    await deleteTokens(tx, user.id, [token.kind])
    return 'half-way'
  }
  return completeEmailChange(deps, tx, redemption)
}

export async function completeEmailChange(
  deps: AuthDeps,
  tx: CustomerTx,
  { user, place, client }: Omit<Redemption, 'token'>,
): Promise<UserRow> {
  const email = user.new_email ?? ''
  const owner = await findUserByEmail(tx, email)
  if (owner && owner.id !== user.id) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  const isFirst = user.email === null
  await updateUser(tx, user.id, {
    email,
    new_email: null,
    email_confirmed_at: new Date(),
    email_change_confirmed: 0,
    is_anonymous: false,
  })
  await tellIdentity(tx, user.id, 'email', { sub: user.id, email, email_verified: true })
  const changed = await mergeMetadata(tx, user.id, {
    userMetadata: { email, email_verified: true },
    ...(isFirst && { appMetadata: { provider: 'email', providers: ['email'] } }),
  })
  await recordEvent(tx, 'email.changed', { userId: user.id, client })
  if (user.email)
    await sendNotice(deps, tx, changed, {
      notice: 'email-changed',
      client,
      to: user.email,
      details: { newEmail: email },
    })
  if (place) await tellTeams(deps, tx, { userId: user.id, email })
  // A visitor who leaves their address becomes somebody with a workspace.
  else if (isFirst) await register(deps, tx, changed, client)
  return finish(tx, changed)
}

async function confirmPhone(tx: CustomerTx, user: UserRow, phone: string): Promise<UserRow> {
  await updateUser(tx, user.id, { phone_confirmed_at: user.phone_confirmed_at ?? new Date() })
  await tellIdentity(tx, user.id, 'phone', { sub: user.id, phone, phone_verified: true })
  return mergeMetadata(tx, user.id, { userMetadata: { phone_verified: true } })
}

export async function completePhoneChange(
  tx: CustomerTx,
  { user, phone, client }: { user: UserRow; phone: string; client: ClientInfo },
): Promise<UserRow> {
  const owner = await findUserByPhone(tx, phone)
  if (owner && owner.id !== user.id) {
    throw new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered')
  }
  const changed = await updateUser(tx, user.id, {
    phone,
    new_phone: null,
    phone_confirmed_at: new Date(),
    is_anonymous: false,
  })
  await recordEvent(tx, 'phone.changed', { userId: user.id, client })
  return confirmPhone(tx, changed, phone)
}

/** The person's own identity of that kind learns it, or comes into being. */
async function tellIdentity(
  tx: CustomerTx,
  userId: string,
  provider: 'email' | 'phone',
  data: Record<string, unknown>,
): Promise<void> {
  const own = (await listIdentities(tx, userId)).find((identity) => identity.provider === provider)
  if (own) await mergeIdentityData(tx, own.id, data)
  else await insertIdentity(tx, { userId, provider, providerId: userId, data })
}
