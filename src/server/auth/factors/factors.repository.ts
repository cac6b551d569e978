import { sql, type Insertable, type Selectable } from 'kysely'
import type { AuthFactorsTable } from '#server/database/auth-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export type FactorRow = Selectable<AuthFactorsTable>

/** Nobody finishes this enrolment any more: it was never tried, or not for a day. */
const isAbandoned = sql<boolean>`status = 'unverified' and case
  when last_challenged_at is null then created_at < now() - interval '300 seconds'
  else last_challenged_at < now() - interval '1 day' end`

/** A person's factors in the order they were added, without abandoned enrolments. */
export function listFactors(tx: ScopedTx, userId: string): Promise<FactorRow[]> {
  return listFactorsOf(tx, [userId])
}

/** The factors of many people at once, for lists. */
export function listFactorsOf(tx: ScopedTx, userIds: readonly string[]): Promise<FactorRow[]> {
  if (userIds.length === 0) return Promise.resolve([])
  return tx
    .selectFrom('auth.factors')
    .selectAll()
    .where('user_id', 'in', [...userIds])
    .where(sql<boolean>`not (${isAbandoned})`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function hasVerified(factors: readonly FactorRow[]): boolean {
  return factors.some(({ status }) => status === 'verified')
}

export async function hasSecondFactor(tx: ScopedTx, userId: string): Promise<boolean> {
  return hasVerified(await listFactors(tx, userId))
}

export function findFactor(tx: ScopedTx, owner: { userId: string; factorId: string }): Promise<FactorRow | undefined> {
  return tx
    .selectFrom('auth.factors')
    .selectAll()
    .where('id', '=', owner.factorId)
    .where('user_id', '=', owner.userId)
    .executeTakeFirst()
}

export function insertFactor(tx: ScopedTx, factor: Insertable<AuthFactorsTable>): Promise<FactorRow> {
  return tx.insertInto('auth.factors').values(factor).returningAll().executeTakeFirstOrThrow()
}

export async function markVerified(tx: ScopedTx, factorId: string, now: Date): Promise<void> {
  await tx.updateTable('auth.factors').set({ status: 'verified', updated_at: now }).where('id', '=', factorId).execute()
}

/** Takes a time step for good; `false` when a code of it, or of a later one, has been used already. */
export async function takeStep(tx: ScopedTx, factorId: string, step: number): Promise<boolean> {
  const taken = await tx
    .updateTable('auth.factors')
    .set({ last_used_step: step })
    .where('id', '=', factorId)
    .where((where) => where.or([where('last_used_step', 'is', null), where('last_used_step', '<', String(step))]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function noteChallenge(tx: ScopedTx, factorId: string, now: Date): Promise<void> {
  await tx.updateTable('auth.factors').set({ last_challenged_at: now }).where('id', '=', factorId).execute()
}

export async function deleteFactor(tx: ScopedTx, factorId: string): Promise<void> {
  await tx.deleteFrom('auth.factors').where('id', '=', factorId).execute()
}

export async function deleteAbandonedFactors(tx: ScopedTx, userId: string): Promise<void> {
  await tx.deleteFrom('auth.factors').where('user_id', '=', userId).where(isAbandoned).execute()
}

export async function deleteUnverifiedFactors(
  tx: ScopedTx,
  owner: { userId: string; type: FactorRow['factor_type'] },
): Promise<void> {
  await tx
    .deleteFrom('auth.factors')
    .where('user_id', '=', owner.userId)
    .where('factor_type', '=', owner.type)
    .where('status', '=', 'unverified')
    .execute()
}
