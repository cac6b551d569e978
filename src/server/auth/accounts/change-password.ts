import type { CustomerTx } from '#server/database/transactions.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { noteProviders } from '../external/external-identity.ts'
import { sendNotice } from '../mail/notices.ts'
import { deleteTokens } from '../one-time/one-time-tokens.repository.ts'
import { deleteSessions } from '../sessions/sessions.repository.ts'
import { notifyPerson } from '#server/auth/sessions/notify-person.ts'
import type { SignedIn } from '../sessions/with-session.ts'
import { recordEvent } from '../trail/audit.ts'
import { ownIdentityData } from '../users/create-user.ts'
import { insertIdentity, listIdentities } from '../users/identities.repository.ts'
import { mergeMetadata, updateUser, type UserRow } from '../users/users.repository.ts'

export interface NewPassword {
  passwordHash: string
}

/** Everything about the new password that takes time, before the transaction. */
export async function preparePassword(deps: AuthDeps, user: UserRow, password: string): Promise<NewPassword> {
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
