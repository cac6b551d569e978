import { sql, type Insertable, type Selectable } from 'kysely'
import type { AuthFlowStatesTable } from '#server/database/auth-tables.ts'
import type { ScopedTx } from '#server/database/transactions.ts'

export type FlowState = Selectable<AuthFlowStatesTable>

export function insertFlow(tx: ScopedTx, flow: Insertable<AuthFlowStatesTable>): Promise<FlowState> {
  return tx.insertInto('auth.flow_states').values(flow).returningAll().executeTakeFirstOrThrow()
}

export function findFlow(tx: ScopedTx, id: string): Promise<FlowState | undefined> {
  return tx.selectFrom('auth.flow_states').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The person's newest flow of a method that has not led anywhere yet. */
export function findNewestFlow(tx: ScopedTx, userId: string, method: string): Promise<FlowState | undefined> {
  return tx
    .selectFrom('auth.flow_states')
    .selectAll()
    .where('user_id', '=', userId)
    .where('method', '=', method)
    .where('issued_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** `undefined` when the flow came back before: a state works once. */
export function claimFlow(tx: ScopedTx, id: string): Promise<FlowState | undefined> {
  return tx
    .updateTable('auth.flow_states')
    .set({ used_at: sql`now()` })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function noteIssued(
  tx: ScopedTx,
  id: string,
  issued: { userId: string; codeHash: string; providerTokens: string | null },
): Promise<void> {
  await tx
    .updateTable('auth.flow_states')
    .set({
      user_id: issued.userId,
      auth_code_hash: issued.codeHash,
      provider_tokens: issued.providerTokens,
      issued_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
}

export function findFlowByCode(tx: ScopedTx, codeHash: string): Promise<FlowState | undefined> {
  return tx
    .selectFrom('auth.flow_states')
    .selectAll()
    .where('auth_code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteFlow(tx: ScopedTx, id: string): Promise<void> {
  await tx.deleteFrom('auth.flow_states').where('id', '=', id).execute()
}
