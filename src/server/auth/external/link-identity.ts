import { z } from 'zod'
import type { CustomerTx } from '#server/database/transactions.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps, ClientInfo, Place } from '#server/auth/auth-deps.ts'
import { sendNotice } from '../mail/notices.ts'
import { inAccount } from '../sessions/account-transaction.ts'
import { refuseUnproved } from '../sessions/fresh-proof.ts'
import { getCaller, type SignedIn } from '../sessions/with-session.ts'
import { recordEvent } from '../trail/audit.ts'
import { refuseBanned } from '../users/banned.ts'
import { register } from '../users/create-user.ts'
import { deleteIdentity, findIdentity, listIdentities, type IdentityRow } from '../users/identities.repository.ts'
import { findUserByEmail, findUserForUpdate, updateUser, type UserRow } from '../users/users.repository.ts'
import type { Continue } from './decide-account.ts'
import { linkIdentity, noteProviders, type Arrival } from './external-identity.ts'
import { displayNameOf } from './known-providers.ts'

function refuseManualLinking(deps: AuthDeps): void {
  if (deps.settings.isManualLinkingOn) return
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
}

/** Another way in, or one less, takes as much proof as a new password does. */
export async function refuseLinking(deps: AuthDeps, caller: SignedIn): Promise<void> {
  refuseManualLinking(deps)
  if (caller.user.is_sso) {
    throw new AuthError(422, 'user_sso_managed', 'The sign-in of a SSO account can only be changed via SSO')
  }
  await deps.transactions.platform.read((tx) => refuseUnproved(deps, tx, caller))
}

/** Adds a way in to the account of whoever asked for it while signed in. */
export function linkToCaller<T>(deps: AuthDeps, userId: string, arrival: Arrival, work: Continue<T>): Promise<T> {
  return inAccount(deps, userId, async (tx, place) => {
    const user = await findUserForUpdate(tx, userId)
    if (!user) throw new AuthError(403, 'user_not_found', 'User does not exist')
    refuseBanned(user, deps.now())
    const known = await findIdentity(tx, arrival.provider, arrival.person.subject)
    if (known) {
      const words =
        known.user_id === userId ? 'Identity is already linked' : 'Identity is already linked to another user'
      throw new AuthError(422, 'identity_already_exists', words)
    }
    const settled = await settleVisitor(deps, tx, user, { arrival, place })
    return work(tx, await linkIdentity(deps, tx, settled, arrival), place)
  })
}

/** Somebody without an address gets the provider's, and with it becomes somebody who stays. */
async function settleVisitor(
  deps: AuthDeps,
  tx: CustomerTx,
  user: UserRow,
  { arrival, place }: { arrival: Arrival; place: Place | null },
): Promise<UserRow> {
  const { person, client } = arrival
  if (user.email || !person.email) return user.is_anonymous ? updateUser(tx, user.id, { is_anonymous: false }) : user
  if (!person.isEmailVerified && !deps.settings.isEmailAutoconfirmed) {
    throw new AuthError(422, 'provider_email_needs_verification', `Unverified email with ${arrival.provider}.`)
  }
  if (await findUserByEmail(tx, person.email)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  const settled = await updateUser(tx, user.id, {
    email: person.email,
    email_confirmed_at: new Date(),
    is_anonymous: false,
  })
  if (!place) await register(deps, tx, settled, client)
  return settled
}

/** Takes a way in away, but never the last one. */
export async function unlinkIdentity(
  deps: AuthDeps,
  given: { bearer: string | undefined; identityId: string },
  client: ClientInfo,
): Promise<void> {
  const caller = await getCaller(deps, given.bearer)
  await refuseLinking(deps, caller)
  if (!z.uuid().safeParse(given.identityId).success) {
    throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID')
  }
  await inAccount(deps, caller.user.id, async (tx) => {
    const user = await findUserForUpdate(tx, caller.user.id)
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    const { gone, left } = pickIdentity(await listIdentities(tx, user.id), given.identityId)
    await deleteIdentity(tx, gone.id)
    await refuseConflict(tx, user, left)
    const remaining =
      gone.provider === 'phone' ? await updateUser(tx, user.id, { phone: null, phone_confirmed_at: null }) : user
    await noteProviders(tx, user.id)
    await recordEvent(tx, 'identity.unlinked', { userId: user.id, client, detail: { provider: gone.provider } })
    if (gone.provider === 'email') await removePassword(deps, tx, remaining, client)
    else {
      const details = { provider: displayNameOf(gone.provider) }
      await sendNotice(deps, tx, remaining, { notice: 'identity-unlinked', client, details })
    }
  })
}

/** With the address as a way in goes what opened it. */
async function removePassword(deps: AuthDeps, tx: CustomerTx, user: UserRow, client: ClientInfo): Promise<void> {
  await updateUser(tx, user.id, { password_hash: null })
  await sendNotice(deps, tx, user, { notice: 'password-removed', client })
}

function pickIdentity(identities: IdentityRow[], id: string): { gone: IdentityRow; left: IdentityRow[] } {
  if (identities.length <= 1) {
    throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking')
  }
  const gone = identities.find((identity) => identity.id === id)
  if (!gone) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist")
  return { gone, left: identities.filter((identity) => identity !== gone) }
}

/**
 * The account keeps its address, unlike with GoTrue, which moves it to one that is left: a token that was stolen would be
 * enough to take the account along. Where it would go there is refused as there.
 */
async function refuseConflict(tx: CustomerTx, user: UserRow, left: readonly IdentityRow[]): Promise<void> {
  const [first] = left
    .filter(({ identity_data: data }) => data['email_verified'] === true)
    .map(({ identity_data: data }) => data['email'])
    .filter((email) => typeof email === 'string')
  const owner = first ? await findUserByEmail(tx, first) : undefined
  if (!owner || owner.id === user.id) return
  throw new AuthError(422, 'email_conflict_identity_not_deletable', 'Unable to unlink identity due to email conflict')
}
