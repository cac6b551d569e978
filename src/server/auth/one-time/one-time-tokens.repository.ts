import { sql, type Selectable } from 'kysely'
import type { AuthOneTimeTokensTable, OneTimeKind } from '#server/database/auth-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export type OneTimeToken = Selectable<AuthOneTimeTokensTable>

/** Replaces an earlier one of the kind. */
export async function putToken(
  tx: ScopedTx,
  token: {
    userId: string
    kind: OneTimeKind
    linkHash: string | null
    codeHash: string
    isPkce: boolean
    sentTo: string
    expiresAt: Date
  },
): Promise<void> {
  const row = {
    link_hash: token.linkHash,
    code_hash: token.codeHash,
    is_pkce: token.isPkce,
    sent_to: token.sentTo.toLowerCase(),
    expires_at: token.expiresAt,
  }
  await tx
    .insertInto('auth.one_time_tokens')
    .values({ user_id: token.userId, kind: token.kind, ...row })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ ...row, attempts: 0, created_at: sql`now()` }),
    )
    .execute()
}

/** Locks it: of two that come with the same link, the second finds it gone. */
export function findByLink(tx: ScopedTx, linkHash: string): Promise<OneTimeToken | undefined> {
  return tx
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .forUpdate()
    .executeTakeFirst()
}

export function findOfUser(tx: ScopedTx, userId: string, kinds: readonly OneTimeKind[]): Promise<OneTimeToken[]> {
  return tx
    .selectFrom('auth.one_time_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', 'in', [...kinds])
    .forUpdate()
    .execute()
}

export async function countWrongTry(tx: ScopedTx, userId: string, kinds: readonly OneTimeKind[]): Promise<void> {
  await tx
    .updateTable('auth.one_time_tokens')
    .set({ attempts: sql`attempts + 1` })
    .where('user_id', '=', userId)
    .where('kind', 'in', [...kinds])
    .execute()
}

export async function deleteTokens(tx: ScopedTx, userId: string, kinds?: readonly OneTimeKind[]): Promise<void> {
  await tx
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', userId)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', [...(kinds ?? [])]))
    .execute()
}
