import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { Mail } from './mail.ts'

export async function insert(tx: ScopedTx, mail: Mail & { id: string }): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({
      id: mail.id,
      to_address: mail.to,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      reply_to: mail.replyTo,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
    })
    .execute()
}

export type OutboxRow = NonNullable<Awaited<ReturnType<typeof findById>>>

export function findById(tx: ScopedTx, id: string) {
  return tx.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Committed before the mail server is called; `undefined` when the mail is not waiting. */
export function startDispatch(tx: ScopedTx, id: string): Promise<OutboxRow | undefined> {
  return tx
    .updateTable('mail_outbox')
    .set({ state: 'dispatching', attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returningAll()
    .executeTakeFirst()
}

/** Codes and links stand in a mail: once it is never sent again, its words are not kept. */
const WITHOUT_WORDS = { text_body: '', html_body: '' }

export async function settle(
  tx: ScopedTx,
  id: string,
  outcome: { state: 'sent' | 'unknown' | 'failed' | 'queued'; failure: string | null },
): Promise<void> {
  await tx
    .updateTable('mail_outbox')
    .set(outcome.state === 'queued' ? outcome : { ...outcome, ...WITHOUT_WORDS, settled_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'dispatching')
    .execute()
}
