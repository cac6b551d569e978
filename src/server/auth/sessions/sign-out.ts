import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { recordEvent } from '../trail/audit.ts'
import { findCustomerOfUser } from '../users/memberships.repository.ts'
import { deleteSessions, type SignOutScope } from './sessions.repository.ts'
import { owesFactor, refuseUnproved } from './fresh-proof.ts'
import { notifyPerson } from './notify-person.ts'
import { withSession, type SignedIn } from './with-session.ts'

export async function signOut(
  deps: AuthDeps,
  given: { bearer: string | undefined; scope: SignOutScope },
  client: ClientInfo,
): Promise<void> {
  const { bearer, scope } = given
  const { caller, place, reach } = await withSession(deps, bearer, async (tx, found) => ({
    caller: found,
    place: await findCustomerOfUser(tx, found.user.id),
    reach: await reachOf(deps, tx, found, scope),
  }))
  const end = (tx: ScopedTx) => endSessions(tx, caller, { scope: reach, client })
  // Where the person's screens listen: in their customer, or among administrators.
  if (place) await deps.transactions.change(place.customerId, end)
  else await deps.transactions.platform.change(end)
}

/**
 * Whoever stays while the others go shows that it is them. Leaving altogether takes no proof, but a session that has not shown
 * its second factor takes nobody along.
 */
async function reachOf(deps: AuthDeps, tx: ScopedTx, caller: SignedIn, scope: SignOutScope): Promise<SignOutScope> {
  if (scope === 'others') await refuseUnproved(deps, tx, caller)
  return scope === 'global' && (await owesFactor(tx, caller)) ? 'local' : scope
}

async function endSessions(
  tx: ScopedTx,
  { user, session }: SignedIn,
  { scope, client }: { scope: SignOutScope; client: ClientInfo },
): Promise<void> {
  await deleteSessions(tx, { userId: user.id, sessionId: session.id }, scope)
  const event = scope === 'others' ? 'session.ended-others' : 'session.ended'
  await recordEvent(tx, event, { userId: user.id, client, detail: { scope } })
  if (scope !== 'local') notifyPerson(tx, user.id)
}
