import type { ScopedTx } from '#server/database/transactions.ts'
import { AuthError } from '../auth-error.ts'
import type { AuthDeps, ClientInfo } from '#server/auth/auth-deps.ts'
import { sendNotice } from '../mail/notices.ts'
import { owesFactor, refuseStale } from '../sessions/fresh-proof.ts'
import { recordEvent } from '../trail/audit.ts'
import type { UserRow } from '../users/users.repository.ts'
import { deleteFactor, hasVerified, listFactors, type FactorRow } from './factors.repository.ts'
import { getOwnFactor, withFactorOwner } from './own-factor.ts'
import { lowerSessions } from './raised-sessions.repository.ts'
import { deleteCodes } from './recovery-codes.repository.ts'

export async function unenrolFactor(
  deps: AuthDeps,
  token: string | undefined,
  { factorId, client }: { factorId: string; client: ClientInfo },
): Promise<{ id: string }> {
  return withFactorOwner(deps, token, async (tx, owner) => {
    const { user } = owner
    const factor = await getOwnFactor(tx, user.id, factorId)
    if (await owesFactor(tx, owner)) {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    if (factor.status === 'verified') refuseStale(deps, owner)
    await removeFactor(deps, tx, { user, factor, client })
    return { id: factor.id }
  })
}

/** What a factor opened falls with it; with the last one go the recovery codes, which stand for a lost factor. */
export async function removeFactor(
  deps: AuthDeps,
  tx: ScopedTx,
  { user, factor, client }: { user: UserRow; factor: FactorRow; client: ClientInfo },
): Promise<void> {
  await deleteFactor(tx, factor.id)
  if (factor.status === 'unverified') return
  const isLast = !hasVerified(await listFactors(tx, user.id))
  await lowerSessions(tx, user.id, isLast ? null : factor.id)
  if (isLast) await deleteCodes(tx, user.id)
  await recordEvent(tx, 'factor.removed', { userId: user.id, client, detail: { type: factor.factor_type } })
  await sendNotice(deps, tx, user, {
    notice: 'factor-removed',
    client,
    details: { factor: factor.factor_type },
  })
}
