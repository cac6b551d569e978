import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthParts } from '../auth-parts.ts'
import { answerSession, type SessionAnswer } from '../sessions/session-answer.ts'
import type { SignedIn } from '../sessions/with-session.ts'
import { endOtherUnraised } from '../sessions/sessions.repository.ts'
import { raiseSession, type SecondStep } from './raised-sessions.repository.ts'

/** The session goes on under the same id, as one whose owner has taken a second step. */
export async function answerRaised(
  parts: AuthParts,
  tx: ScopedTx,
  { user, session }: SignedIn,
  step: { method: SecondStep; factorId: string | null },
): Promise<SessionAnswer> {
  const raised = await raiseSession(tx, session.id, { ...step, now: parts.now() })
  await endOtherUnraised(tx, { userId: user.id, sessionId: session.id })
  return answerSession(parts, tx, { user, session: raised })
}
