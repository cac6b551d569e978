import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { recordEvent } from '../trail/audit.ts'
import { findCustomerOfUser } from '../users/memberships.repository.ts'
import { deleteSessions, type SignOutScope } from './sessions.repository.ts'
import { notifyPerson } from './notify-person.ts'
import { withSession, type SignedIn } from './with-session.ts'

export async function signOut(
  deps: AuthDeps,
  given: { bearer: string | undefined; scope: SignOutScope },
  client: ClientInfo,
): Promise<void> {
  const { bearer, scope } = given
  const { caller, place } = await withSession(deps, bearer, async (tx, found) => ({
    caller: found,
    place: await findCustomerOfUser(tx, found.user.id),
  }))
  const end = (tx: ScopedTx) => endSessions(tx, caller, { scope, client })
  // Where the person's screens listen: in their customer, or among administrators.
  if (place) await deps.transactions.change(place.customerId, end)
  else await deps.transactions.platform.change(end)
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
