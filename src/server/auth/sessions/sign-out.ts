import type { AuthParts, ClientInfo } from '../auth-parts.ts'
import { recordEvent } from '../trail/audit.ts'
import { deleteSessions, type SignOutScope } from './sessions.repository.ts'
import { withSession } from './with-session.ts'

export function signOut(
  parts: AuthParts,
  given: { bearer: string | undefined; scope: SignOutScope },
  client: ClientInfo,
): Promise<void> {
  const { bearer, scope } = given
  return withSession(parts, bearer, async (tx, { user, session }) => {
    await deleteSessions(tx, { userId: user.id, sessionId: session.id }, scope)
    const event = scope === 'others' ? 'session.ended-others' : 'session.ended'
    await recordEvent(tx, event, { userId: user.id, client, detail: { scope } })
  })
}
