import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'
import { proofsWithout, type SessionRow } from '../sessions/sessions.repository.ts'

/** How a second step can be taken, as the token's `amr` names it. */
export type SecondStep = 'totp' | 'mfa/phone' | 'mfa/recovery_code'
const SECOND_STEPS: readonly SecondStep[] = ['totp', 'mfa/phone', 'mfa/recovery_code']

export interface Raise {
  method: SecondStep
  /** `null` for a recovery code, which stands for whichever factor was lost. */
  factorId: string | null
  now: Date
}

/**
 * Puts the step first among the session's proofs and makes the session's earlier refresh tokens worthless: whoever holds
 * one has not taken the step.
 */
export function raiseSession(tx: ScopedTx, sessionId: string, { method, factorId, now }: Raise): Promise<SessionRow> {
  const entry = JSON.stringify([{ method, timestamp: Math.floor(now.getTime() / 1000) }])
  return tx
    .updateTable('auth.sessions')
    .set({
      aal: 'aal2',
      amr: sql<string>`${entry}::jsonb || ${proofsWithout([method])}`,
      factor_id: factorId,
      refresh_token_counter: sql`refresh_token_counter + 1`,
      refresh_token_floor: sql`refresh_token_counter + 1`,
      refreshed_at: now,
    })
    .where('id', '=', sessionId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes the step back from those of the person's sessions that this factor raised; without one, from all. */
export async function lowerSessions(tx: ScopedTx, userId: string, factorId: string | null): Promise<void> {
  await tx
    .updateTable('auth.sessions')
    .set({ aal: 'aal1', amr: proofsWithout(SECOND_STEPS), factor_id: null })
    .where('user_id', '=', userId)
    .where('aal', '=', 'aal2')
    .$if(factorId !== null, (query) => query.where('factor_id', '=', factorId))
    .execute()
}
