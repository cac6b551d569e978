import type { ScopedTx } from '#server/database/transactions.ts'
import { findSessionLimits, type SessionRow } from './sessions.repository.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** For people without a customer, whose settings would say. */
const DEFAULT_TIMEOUT_MINUTES = 720
const DEFAULT_MAX_DAYS = 30

/** Whether the session was left alone too long, or has lasted as long as the customer's settings allow. */
export async function hasRunOut(tx: ScopedTx, session: SessionRow, now: Date): Promise<boolean> {
  return (await listRunning(tx, [session], now)).length === 0
}

/** What another customer's longer timeout let pass counts too: whoever was away was away. */
const idleMsOf = ({ last_seen_at: seenAt, longest_idle_seconds: seconds }: SessionRow, now: Date) =>
  Math.max(now.getTime() - seenAt.getTime(), seconds * 1000)

/** Of one person's sessions those that have not run out. */
export async function listRunning(tx: ScopedTx, sessions: readonly SessionRow[], now: Date): Promise<SessionRow[]> {
  const [first] = sessions
  const limits = first && (await findSessionLimits(tx, first.user_id))
  const timeoutMsOf = ({ is_remembered: isRemembered }: SessionRow) =>
    ((isRemembered ? limits?.rememberedMinutes : limits?.timeoutMinutes) ?? DEFAULT_TIMEOUT_MINUTES) * MINUTE_MS
  const maxMs = (limits?.maxDays ?? DEFAULT_MAX_DAYS) * DAY_MS
  const lastsWithUse = ({ is_remembered: isRemembered }: SessionRow) => isRemembered && limits?.lastsWithUse === true
  return sessions.filter(
    (session) =>
      idleMsOf(session, now) <= timeoutMsOf(session) &&
      (lastsWithUse(session) || now.getTime() - session.created_at.getTime() <= maxMs),
  )
}
