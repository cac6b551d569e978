import type { ScopedTx } from '#server/database/transactions.ts'

export async function replaceCodes(tx: ScopedTx, userId: string, hashes: readonly string[]): Promise<void> {
  await deleteCodes(tx, userId)
  await tx
    .insertInto('auth.recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute()
}

/** `false` when there is no such code, or it was used before. */
export async function takeCode(
  tx: ScopedTx,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .updateTable('auth.recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countCodes(tx: ScopedTx, userId: string): Promise<{ total: number; remaining: number }> {
  const codes = await tx.selectFrom('auth.recovery_codes').select('used_at').where('user_id', '=', userId).execute()
  return { total: codes.length, remaining: codes.filter(({ used_at: usedAt }) => usedAt === null).length }
}

export async function deleteCodes(tx: ScopedTx, userId: string): Promise<void> {
  await tx.deleteFrom('auth.recovery_codes').where('user_id', '=', userId).execute()
}
