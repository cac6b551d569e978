import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import { readJson } from '#server/kernel/http/read-body.ts'
import { problemResponse, toAppError } from '#server/kernel/http/problem.ts'
import { requestInfoOf } from '#server/kernel/http/request-info.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { empty, findById, listNewest, store } from './mailbox.repository.ts'

const SHOWN = 100
const MOST = 10_000

const receivedMail = z.object({
  id: z.uuid(),
  to: z.string().max(320),
  from: z.string().max(320),
  replyTo: z.string().max(320).nullable(),
  subject: z.string().max(1000),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.url().max(2000).nullable().default(null),
})

/** A mail's own HTML may show itself and do nothing else. */
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox`

export function mountMailbox(app: HttpApp, db: Database): void {
  app.post('/sandbox/mailbox/messages', async (context) => {
    const body = await readJson(context.env.incoming).catch((error: unknown) => toAppError(error))
    if (body instanceof Error) return problemResponse(toAppError(body), requestInfoOf(context.env.incoming).id)
    const mail = receivedMail.safeParse(body)
    if (!mail.success) return context.json({ error: z.prettifyError(mail.error) }, 422)
    await store(db, mail.data)
    return context.json({ id: mail.data.id }, 201)
  })

  app.get('/sandbox/mailbox', async (context) => {
    const limit = z.coerce.number().int().min(1).max(MOST).catch(SHOWN).parse(context.req.query('limit'))
    const mails = await listNewest(db, { to: addressIn(context.req.query('to')), limit })
    const messages = mails.map((mail) => ({
      id: mail.id,
      to: mail.to_address,
      from: mail.from_address,
      replyTo: mail.reply_to,
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
      unsubscribeUrl: mail.unsubscribe_url,
      createdAt: mail.created_at.toISOString(),
    }))
    return context.json({ messages }, 200, { 'cache-control': 'no-store' })
  })

  app.get('/sandbox/mailbox/messages/:id/html', async (context) => {
    const id = z.uuid().safeParse(context.req.param('id'))
    const mail = id.success ? await findById(db, id.data) : undefined
    if (!mail) return context.text('There is no such mail.', 404)
    context.env.outgoing.setHeader('content-security-policy', MAIL_POLICY)
    return context.html(mail.html_body)
  })

  app.post('/sandbox/mailbox/empty', async (context) => {
    await empty(db)
    return context.redirect('/sandbox', 303)
  })
}

export function addressIn(query: string | undefined): string | null {
  return query?.replaceAll('\0', '').trim() || null
}
