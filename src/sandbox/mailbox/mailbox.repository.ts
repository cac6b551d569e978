import type { Database } from '#server/database/connect.ts'

export interface ReceivedMail {
  id: string
  to: string
  from: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
}

export async function store(db: Database, mail: ReceivedMail): Promise<void> {
  await db
    .insertInto('sandbox.mails')
    .values({
      id: mail.id,
      to_address: mail.to,
      from_address: mail.from,
      reply_to: mail.replyTo,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      unsubscribe_url: mail.unsubscribeUrl,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The newest mails, to one address or to all. */
export function listNewest(db: Database, options: { to: string | null; limit: number }) {
  return db
    .selectFrom('sandbox.mails')
    .selectAll()
    .$if(options.to !== null, (query) =>
      query.where((where) => where(where.fn('lower', ['to_address']), '=', (options.to ?? '').toLowerCase())),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(options.limit)
    .execute()
}

export function findById(db: Database, id: string) {
  return db.selectFrom('sandbox.mails').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function empty(db: Database): Promise<void> {
  await db.deleteFrom('sandbox.mails').execute()
}
