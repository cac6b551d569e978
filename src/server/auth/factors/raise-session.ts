import type { ScopedTx } from '#server/database/transactions.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { answerSession, type SessionAnswer } from '../sessions/session-answer.ts'
import type { SignedIn } from '../sessions/with-session.ts'
import { endOtherUnraised } from '../sessions/sessions.repository.ts'
import { raiseSession, type SecondStep } from './raised-sessions.repository.ts'

/** The session goes on under the same id, as one whose owner has taken a second step. */
export async function answerRaised(
  deps: AuthDeps,
  tx: ScopedTx,
  { user, session }: SignedIn,
  step: { method: SecondStep; factorId: string | null },
): Promise<SessionAnswer> {
  const raised = await raiseSession(tx, session.id, { ...step, now: deps.now() })
  await endOtherUnraised(tx, { userId: user.id, sessionId: session.id })
  return answerSession(deps, tx, { user, session: raised })
}
