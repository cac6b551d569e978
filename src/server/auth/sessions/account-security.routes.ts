import {
  endMySession,
  endOtherSessions,
  listMySecurityEvents,
  listMySessions,
  type AccountSession,
} from '#shared/contracts/account-security.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { describeDevice } from '#shared/domain/device-name.ts'
import { SECURITY_EVENTS } from '#shared/domain/security-events.ts'
import type { ScopedTx, Transactions } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Principal } from '#server/kernel/http/actor.ts'
import type { RequestInfo } from '#server/kernel/http/request-info.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'
import { listEvents, type AuditRow } from '../trail/audit.repository.ts'
import { recordEvent } from '../trail/audit.ts'
import { refuseUnprovedActor } from './fresh-proof.ts'
import { listRunning } from './session-limits.ts'
import { deleteSessions, listSessions, type SessionRow } from './sessions.repository.ts'
import { notifyPerson } from './notify-person.ts'

/** What a person sees and ends of their own sessions. */
export function accountSecurityRoutes(transactions: Transactions) {
  // Where the person's screens listen: in their customer, or among administrators.
  const inScopeOf = <T>({ member }: Principal, work: (tx: ScopedTx) => Promise<T>): Promise<T> =>
    member ? transactions.change(member.customerId, work) : transactions.platform.change(work)

  return [
    implement(listMySessions, ({ actor }) => transactions.platform.read((tx) => listOwn(tx, actor))),
    implement(endMySession, ({ actor, input: { sessionId }, request }) =>
      inScopeOf(actor, async (tx) => {
        if (sessionId !== actor.sessionId) await refuseUnprovedActor(tx, actor)
        const count = await deleteSessions(tx, { userId: actor.userId, sessionId }, 'local')
        if (count === 0) throw refusal('session-ended')
        const detail = { sessionId }
        await recordEvent(tx, 'session.ended', { userId: actor.userId, client: clientOf(request), detail })
        notifyPerson(tx, actor.userId)
        return listOwn(tx, actor)
      }),
    ),
    implement(endOtherSessions, ({ actor, request }) =>
      inScopeOf(actor, async (tx) => {
        await refuseUnprovedActor(tx, actor)
        await deleteSessions(tx, actor, 'others')
        await recordEvent(tx, 'session.ended-others', { userId: actor.userId, client: clientOf(request) })
        notifyPerson(tx, actor.userId)
        return listOwn(tx, actor)
      }),
    ),
    implement(listMySecurityEvents, async ({ actor: { userId }, input }) => {
      const { rows, nextCursor } = await transactions.platform.read((tx) =>
        readPage(input, (wanted) => listEvents(tx, { userId, ...wanted })),
      )
      return { items: rows.flatMap(presentEvent), nextCursor }
    }),
  ]
}

async function listOwn(tx: ScopedTx, { userId, sessionId }: Principal) {
  const running = await listRunning(tx, await listSessions(tx, userId), new Date())
  return { items: running.map((session) => presentSession(session, sessionId)) }
}

const clientOf = ({ address, userAgent }: RequestInfo) => ({ ip: address, userAgent })

function presentSession(session: SessionRow, currentId: string): AccountSession {
  return {
    id: session.id,
    isCurrent: session.id === currentId,
    ...describeDevice(session.user_agent),
    address: session.ip,
    hasSecondFactor: session.aal === 'aal2',
    startedAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
  }
}

/** An event whose name an earlier version used is left out. */
function presentEvent(row: AuditRow) {
  const event = SECURITY_EVENTS.find((known) => known === row.event)
  if (!event) return []
  const { id, ip: address } = row
  return [{ id, event, ...describeDevice(row.user_agent), address, createdAt: row.created_at.toISOString() }]
}
