import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import { readJson } from '#server/kernel/http/read-body.ts'
import { problemResponse, toAppError } from '#server/kernel/http/problem.ts'
import { requestInfoOf } from '#server/kernel/http/request-info.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import { empty, listNewest, store } from './phone.repository.ts'

const SHOWN = 100
const MOST = 10_000

const receivedText = z.object({
  id: z.uuid(),
  to: z.string().regex(/^\d{5,20}$/, 'must be digits only, country code first'),
  text: z.string().min(1).max(1600),
})

export function mountPhone(app: HttpApp, db: Database): void {
  app.post('/sandbox/phone/messages', async (context) => {
    const body = await readJson(context.env.incoming).catch((error: unknown) => toAppError(error))
    if (body instanceof Error) return problemResponse(toAppError(body), requestInfoOf(context.env.incoming).id)
    const message = receivedText.safeParse(body)
    if (!message.success) return context.json({ error: z.prettifyError(message.error) }, 422)
    await store(db, message.data)
    return context.json({ id: message.data.id }, 201)
  })

  app.get('/sandbox/phone', async (context) => {
    const limit = z.coerce.number().int().min(1).max(MOST).catch(SHOWN).parse(context.req.query('limit'))
    const found = await listNewest(db, { to: numberIn(context.req.query('to') ?? null), limit })
    const messages = found.map((message) => ({
      id: message.id,
      to: message.to_number,
      text: message.text_body,
      createdAt: message.created_at.toISOString(),
    }))
    return context.json({ messages }, 200, { 'cache-control': 'no-store' })
  })

  app.post('/sandbox/phone/empty', async (context) => {
    await empty(db)
    return context.redirect('/sandbox', 303)
  })
}

/** A number as people write it, as the phone keeps it. */
export function numberIn(query: string | null): string | null {
  return query?.replaceAll(/[\s\0+().-]/g, '') || null
}
