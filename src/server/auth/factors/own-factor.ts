import { z } from 'zod'
import type { ScopedTx } from '#server/database/transactions.ts'
import { AuthError, sessionNotFound } from '../auth-error.ts'
import type { AuthDeps } from '#server/auth/auth-deps.ts'
import { findSessionForUpdate } from '../sessions/sessions.repository.ts'
import { withSession, type SignedIn } from '../sessions/with-session.ts'
import { findUserForUpdate } from '../users/users.repository.ts'
import { findFactor, hasVerified, listFactors, type FactorRow } from './factors.repository.ts'

/**
 * For everything about factors: the caller, of whom one thing happens at a time. A refusal that is answered rather than
 * thrown keeps what was written before it, such as the count of wrong tries.
 */
export async function withFactorOwner<T>(
  deps: AuthDeps,
  token: string | undefined,
  work: (tx: ScopedTx, owner: SignedIn) => Promise<T | AuthError>,
): Promise<T> {
  const outcome = await withSession(deps, token, async (tx, caller) => {
    if (caller.user.is_anonymous) {
      throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
    }
    const user = await findUserForUpdate(tx, caller.user.id)
    const session = await findSessionForUpdate(tx, caller.session.id)
    if (!user || !session) throw sessionNotFound()
    return work(tx, { user, session })
  })
  if (outcome instanceof AuthError) throw outcome
  return outcome
}

export async function getOwnFactor(tx: ScopedTx, userId: string, factorId: string): Promise<FactorRow> {
  if (!z.uuid().safeParse(factorId).success) {
    throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID')
  }
  const factor = await findFactor(tx, { userId, factorId })
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/**
 * Whoever knows only the password must not finish an enrolment begun before the account had a second step: that would
 * be a way around it.
 */
export async function refuseUnfinishedEnrolment(
  tx: ScopedTx,
  { user, session }: SignedIn,
  factor: FactorRow,
): Promise<void> {
  if (factor.status === 'verified' || session.aal === 'aal2') return
  if (hasVerified(await listFactors(tx, user.id))) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to add another factor')
  }
}
