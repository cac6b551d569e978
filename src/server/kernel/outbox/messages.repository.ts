import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { Mail } from './mail-outbox.ts'
import type { Sms } from './sms-outbox.ts'

export async function insertMail(tx: ScopedTx, id: string, mail: Mail): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({
      id,
      to_address: mail.to,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      reply_to: mail.replyTo,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
    })
    .execute()
}

export async function insertSms(tx: ScopedTx, id: string, sms: Sms): Promise<void> {
  await tx.insertInto('sms_outbox').values({ id, to_number: sms.to, text_body: sms.text }).execute()
}

/** Tables of the outbox's own shape. */
export type MessageTableName = 'mail_outbox' | 'sms_outbox'

export interface MessageEnd {
  id: string
  heldUntil: Date
  state: 'sent' | 'queued' | 'failed' | 'unknown'
  failure: string | null
  dueAt: Date | null
}

/** A whole batch in one statement. One that somebody else has taken up since stays as it is. */
export async function settleMessages(
  tx: ScopedTx,
  { table, words, ends }: { table: MessageTableName; words: readonly string[]; ends: readonly MessageEnd[] },
): Promise<void> {
  const emptied = words.map(
    (word) => sql`, ${sql.ref(word)} = case when e.state = 'queued' then t.${sql.ref(word)} else '' end`,
  )
  await sql`
    update ${sql.table(table)} t set state = e.state, failure = e.failure, due_at = e."dueAt",
      settled_at = case when e.state <> 'queued' then now() end ${sql.join(emptied, sql``)}
    from jsonb_to_recordset(${JSON.stringify(ends)}) as e (id uuid, "heldUntil" timestamptz, state text, failure text, "dueAt" timestamptz)
    where t.id = e.id and t.due_at = e."heldUntil" and t.state = 'dispatching'`.execute(tx)
}
