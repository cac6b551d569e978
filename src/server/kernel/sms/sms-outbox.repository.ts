import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { Sms } from './sms.ts'

export async function insert(tx: ScopedTx, sms: Sms & { id: string }): Promise<void> {
  await tx.insertInto('sms_outbox').values({ id: sms.id, to_number: sms.to, text_body: sms.text }).execute()
}

export type OutboxRow = NonNullable<Awaited<ReturnType<typeof findById>>>

export function findById(tx: ScopedTx, id: string) {
  return tx.selectFrom('sms_outbox').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Committed before the provider is called; `undefined` when the message is not waiting. */
export function startDispatch(tx: ScopedTx, id: string): Promise<OutboxRow | undefined> {
  return tx
    .updateTable('sms_outbox')
    .set({ state: 'dispatching', attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returningAll()
    .executeTakeFirst()
}

/** A code stands in it: once it is never sent again, its words are not kept. */
export async function settle(
  tx: ScopedTx,
  id: string,
  outcome: { state: 'sent' | 'unknown' | 'failed' | 'queued'; failure: string | null },
): Promise<void> {
  await tx
    .updateTable('sms_outbox')
    .set(outcome.state === 'queued' ? outcome : { ...outcome, text_body: '', settled_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'dispatching')
    .execute()
}
