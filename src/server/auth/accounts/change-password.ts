import type { CustomerTx } from '#server/database/transactions.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { noteProviders } from '../external/external-identity.ts'
import { sendNotice } from '../mail/notices.ts'
import { isRightCode } from '../one-time/one-time-code.ts'
import { countWrongTry, deleteTokens, findOfUser } from '../one-time/one-time-tokens.repository.ts'
import { deleteSessions } from '../sessions/sessions.repository.ts'
import { notifyPerson } from '#server/auth/sessions/notify-person.ts'
import type { SignedIn } from '../sessions/with-session.ts'
import { recordEvent } from '../trail/audit.ts'
import { ownIdentityData } from '../users/create-user.ts'
import { insertIdentity, listIdentities } from '../users/identities.repository.ts'
import { mergeMetadata, updateUser, type UserRow } from '../users/users.repository.ts'
import { isFresh } from '../verification/find-token.ts'

const FRESH_SESSION_MS = 24 * 60 * 60 * 1000
const MAX_WRONG_TRIES = 10
/** Sessions opened by these have just proved more than a password would. */
const PROVEN_METHODS = ['otp', 'magiclink', 'recovery', 'invite', 'email/signup', 'email_change']

export interface NewPassword {
  passwordHash: string
}

/** Everything about the new password that takes time, before the transaction. */
export async function preparePassword(
  deps: AuthDeps,
  caller: SignedIn,
  given: { password?: string | undefined; currentPassword?: string | undefined; nonce?: string | undefined },
): Promise<NewPassword> {
  const { user, session } = caller
  const password = given.password ?? ''
  await refuseWithoutNonce(deps, caller, given.nonce)
  const isProven = session.amr.some(({ method }) => PROVEN_METHODS.includes(method))
  if (deps.settings.isCurrentPasswordRequired && !isProven && user.password_hash) {
    if (!given.currentPassword) {
      throw new AuthError(400, 'current_password_required', 'Current password required when setting new password.')
    }
    if (!(await deps.passwords.verify(user.password_hash, given.currentPassword))) {
      throw new AuthError(400, 'current_password_invalid', 'Current password required when setting new password.')
    }
  }
  if (user.password_hash && (await deps.passwords.verify(user.password_hash, password))) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.')
  }
  return { passwordHash: await deps.passwords.hash(password) }
}

/** Ends every other session, and voids whatever else could still let somebody in. */
export async function changePassword(
  deps: AuthDeps,
  tx: CustomerTx,
  { caller, newPassword, client }: { caller: SignedIn; newPassword: NewPassword; client: ClientInfo },
): Promise<void> {
  const { user, session } = caller
  await updateUser(tx, user.id, { password_hash: newPassword.passwordHash })
  await mergeMetadata(tx, user.id, { appMetadata: { needs_password: null } })
  await deleteTokens(tx, user.id)
  await deleteSessions(tx, { userId: user.id, sessionId: session.id }, 'others')
  await recordEvent(tx, 'password.changed', { userId: user.id, client })
  if (user.password_hash) await sendNotice(deps, tx, user, { notice: 'password-changed', client })
  else await addPasswordAsWayIn(deps, tx, user, client)
  notifyPerson(tx, user.id)
}

/** Who came by a provider so far has one way in more. Nobody else is surprised by their first password. */
async function addPasswordAsWayIn(deps: AuthDeps, tx: CustomerTx, user: UserRow, client: ClientInfo): Promise<void> {
  const providers = (await listIdentities(tx, user.id)).map(({ provider }) => provider)
  if (!user.email || providers.length === 0 || providers.includes('email')) return
  await insertIdentity(tx, { userId: user.id, provider: 'email', providerId: user.id, data: ownIdentityData(user) })
  await noteProviders(tx, user.id)
  await sendNotice(deps, tx, user, { notice: 'password-added', client })
}

export const isFreshSession = (deps: AuthDeps, { created_at: startedAt }: SignedIn['session']) =>
  deps.now().getTime() - startedAt.getTime() <= FRESH_SESSION_MS

/** Where passwords are guarded so, a session older than a day shows a mailed code first. */
async function refuseWithoutNonce(deps: AuthDeps, { user, session }: SignedIn, nonce: string | undefined) {
  if (!deps.settings.isPasswordChangeSecure || isFreshSession(deps, session)) return
  if (!nonce) {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication')
  }
  const isRight = await deps.transactions.platform.change(async (tx) => {
    const [token] = await findOfUser(tx, user.id, ['reauthentication'])
    const place = { userId: user.id, kind: 'reauthentication' as const }
    const isMatch =
      token !== undefined &&
      token.attempts < MAX_WRONG_TRIES &&
      isFresh(deps, token) &&
      isRightCode(deps.keyring, place, { code: nonce, hash: token.code_hash })
    if (!isMatch) await countWrongTry(tx, user.id, ['reauthentication'])
    return isMatch
  })
  if (!isRight) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}
