import { sql, type Selectable } from 'kysely'
import type { AuthFactorChallengesTable } from '#server/database/auth-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export type ChallengeRow = Selectable<AuthFactorChallengesTable>

export function insertChallenge(
  tx: ScopedTx,
  challenge: { factorId: string; ip: string | null; codeHash: string | null; now: Date },
): Promise<ChallengeRow> {
  const { factorId, ip, codeHash, now } = challenge
  return tx
    .insertInto('auth.factor_challenges')
    .values({ factor_id: factorId, ip, code_hash: codeHash, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findChallenge(
  tx: ScopedTx,
  { factorId, challengeId }: { factorId: string; challengeId: string },
): Promise<ChallengeRow | undefined> {
  return tx
    .selectFrom('auth.factor_challenges')
    .selectAll()
    .where('id', '=', challengeId)
    .where('factor_id', '=', factorId)
    .executeTakeFirst()
}

export async function countWrongTry(tx: ScopedTx, challengeId: string): Promise<void> {
  await tx
    .updateTable('auth.factor_challenges')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', challengeId)
    .execute()
}

/** Met: it works no second time. */
export async function settleChallenge(tx: ScopedTx, challengeId: string, now: Date): Promise<void> {
  await tx
    .updateTable('auth.factor_challenges')
    .set({ verified_at: now })
    .where('id', '=', challengeId)
    .where('verified_at', 'is', null)
    .execute()
}
