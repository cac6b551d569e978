import type { AccountSession } from '#shared/contracts/account-security.ts'
import { describeDevice } from '#shared/domain/device-name.ts'
import { SECURITY_EVENTS } from '#shared/domain/security-events.ts'
import type { ScopedTx, Transactions } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Principal } from '#server/kernel/http/actor.ts'
import type { RequestInfo } from '#server/kernel/http/request-info.ts'
import { readCursor, toPage } from '#server/kernel/paging/keyset.ts'
import { listEvents, type AuditRow } from '../trail/audit.repository.ts'
import { recordEvent } from '../trail/audit.ts'
import { listRunning } from './session-limits.ts'
import { deleteSessions, listSessions, type SessionRow } from './sessions.repository.ts'
import { notifyPerson } from './notify-person.ts'

export type AccountSecurityService = ReturnType<typeof createAccountSecurityService>

interface AccountSecurityOptions {
  transactions: Transactions
}

/** What a person sees and ends of their own sessions. */
export function createAccountSecurityService({ transactions }: AccountSecurityOptions) {
  // Where the person's screens listen: in their customer, or among administrators.
  const inScopeOf = <T>({ member }: Principal, work: (tx: ScopedTx) => Promise<T>): Promise<T> =>
    member ? transactions.change(member.customerId, work) : transactions.platform.change(work)

  const list = async (tx: ScopedTx, person: Principal) => ({
    items: (await listRunning(tx, await listSessions(tx, person.userId), new Date())).map((session) =>
      presentSession(session, person.sessionId),
    ),
  })

  return {
    listSessions: (person: Principal) => transactions.platform.read((tx) => list(tx, person)),

    endSession: (person: Principal, sessionId: string, request: RequestInfo) =>
      inScopeOf(person, async (tx) => {
        const count = await deleteSessions(tx, { userId: person.userId, sessionId }, 'local')
        if (count === 0) throw refusal('session-ended')
        const detail = { sessionId }
        await recordEvent(tx, 'session.ended', { userId: person.userId, client: clientOf(request), detail })
        notifyPerson(tx, person.userId)
        return list(tx, person)
      }),

    endOtherSessions: (person: Principal, request: RequestInfo) =>
      inScopeOf(person, async (tx) => {
        await deleteSessions(tx, person, 'others')
        await recordEvent(tx, 'session.ended-others', { userId: person.userId, client: clientOf(request) })
        notifyPerson(tx, person.userId)
        return list(tx, person)
      }),

    async listEvents(person: Principal, input: { cursor?: string | undefined; limit: number }) {
      const after = readCursor(input.cursor)
      const found = await transactions.platform.read((tx) =>
        listEvents(tx, { userId: person.userId, after, limit: input.limit + 1 }),
      )
      const { rows, nextCursor } = toPage(found, input.limit)
      return { items: rows.flatMap(presentEvent), nextCursor }
    },
  }
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
