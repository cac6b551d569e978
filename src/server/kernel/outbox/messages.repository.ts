import { sql } from 'kysely'
import type { ScopedTx } from '#server/database/transactions.ts'
import type { Mail, Sms } from './messages.ts'
import type { Failure, Kind, Verdict } from './outbox.ts'

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
export type MessageTable = 'mail_outbox' | 'sms_outbox'

export interface MessageFailure extends Failure {
  /** For who looks after the installation. */
  message: string
}

interface SettledMessage {
  row: { id: string; heldUntil: Date }
  verdict: Verdict<Kind<MessageTable, unknown, MessageFailure>>
}

/** A whole batch in one statement. One that somebody else has taken up since stays as it is. */
export async function settleMessages(
  tx: ScopedTx,
  { table, words, settled }: { table: MessageTable; words: readonly string[]; settled: readonly SettledMessage[] },
): Promise<void> {
  const ends = settled.map(({ row: { id, heldUntil }, verdict }) => ({
    id,
    held_until: heldUntil,
    state: verdict.to === 'accepted' ? 'sent' : verdict.to,
    failure: 'failure' in verdict ? verdict.failure.message : null,
    due_at: verdict.to === 'queued' ? verdict.dueAt : null,
  }))
  const emptied = words.map(
    (word) => sql`, ${sql.ref(word)} = case e.state when 'queued' then t.${sql.ref(word)} else '' end`,
  )
  await sql`
    update ${sql.table(table)} t set state = e.state, failure = e.failure, due_at = e.due_at,
      settled_at = case when e.state <> 'queued' then now() end ${sql.join(emptied, sql``)}
    from jsonb_to_recordset(${JSON.stringify(ends)})
      as e (id uuid, held_until timestamptz, state text, failure text, due_at timestamptz)
    where t.id = e.id and t.due_at = e.held_until and t.state = 'dispatching'`.execute(tx)
}
