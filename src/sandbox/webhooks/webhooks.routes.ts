import { createHmac, timingSafeEqual } from 'node:crypto'
import { html } from 'hono/html'
import { z } from 'zod'
import { WEBHOOK_RECEIVER_PATH } from '#shared/domain/webhooks.ts'
import { renderInput } from '#sandbox/control/control-form.ts'
import type { Database } from '#server/database/connect.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readBody, readJson } from '#server/kernel/http/read-body.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import type { SandboxSection } from '../sandbox-page.ts'
import { empty, findReceiver, keepMessage, listMessages, setReceiver } from './webhooks.repository.ts'

const RECEIVER = `${WEBHOOK_RECEIVER_PATH}/:name`
const LARGEST_BODY = 256 * 1024
const SHOWN = 100
/** As receivers are told to keep to: what is older may be somebody's recording. */
const TOLERANCE_SECONDS = 300

const name = z.string().regex(/^[\w-]{1,60}$/)
const secretSchema = z.string().regex(/^whsec_[A-Za-z0-9+/]{24,}={0,2}$/)
const settingsSchema = z.object({
  secret: secretSchema.nullable().optional(),
  fault: z.int().min(300).max(599).nullable().optional(),
})

/** Whether one of the signatures is this secret's, over this body, and of now. */
function isSigned(secret: string, headers: Record<string, string>, body: string): boolean {
  const { 'webhook-id': id = '', 'webhook-timestamp': timestamp = '', 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** Takes in webhooks as a customer's program would, under any name; shows what it got to whoever asks. */
export function mountWebhooks(app: HttpApp, db: Database): void {
  app.post('/sandbox/webhooks', async (context) => {
    const given = z.object({ name, secret: secretSchema }).safeParse(await readSandboxForm(context))
    if (given.success) await setReceiver(db, given.data.name, { secret: given.data.secret })
    return context.redirect('/sandbox#webhooks', 303)
  })

  app.post('/sandbox/webhooks-empty', async (context) => {
    await empty(db)
    return context.redirect('/sandbox#webhooks', 303)
  })

  app.post(RECEIVER, (context) => receive(context, db))

  app.put(RECEIVER, async (context) => {
    const given = settingsSchema.safeParse(await readJson(context.env.incoming))
    if (!given.success || !name.safeParse(nameOf(context)).success) return context.text('Bad Request', 400)
    await setReceiver(db, nameOf(context), given.data)
    return context.json({})
  })

  app.get(RECEIVER, async (context) => {
    const messages = await listMessages(db, nameOf(context), SHOWN)
    const shown = messages.map(({ message_id: id, headers, body, is_verified: isVerified }) => ({
      id,
      headers,
      body,
      isVerified,
    }))
    return context.json({ messages: shown }, 200, { 'cache-control': 'no-store' })
  })
}

async function receive(context: AppContext, db: Database): Promise<Response> {
  const receiver = nameOf(context)
  if (!name.safeParse(receiver).success) return context.text('Not Found', 404)
  const { secret = null, fault = null } = (await findReceiver(db, receiver)) ?? {}
  const body = (await readBody(context.env.incoming, LARGEST_BODY)).toString('utf8')
  const sent = Object.entries(context.env.incoming.headers).filter(([key]) => key.startsWith('webhook-'))
  const headers = Object.fromEntries(sent.map(([key, value]) => [key, String(value)]))
  const isVerified = secret === null ? null : isSigned(secret, headers, body)
  await keepMessage(db, receiver, { messageId: headers['webhook-id'] ?? '', headers, body, isVerified })
  if (fault !== null) return new Response('As it was told to.', { status: fault, headers: { location: '/sandbox' } })
  return isVerified === false ? context.text('The signature is not right.', 401) : context.text('ok')
}

/** What the product would have told programs. */
export async function renderWebhooks(
  db: Database,
  { publicUrl, limit }: { publicUrl: string; limit: number },
): Promise<SandboxSection> {
  const messages = await listMessages(db, null, limit)
  return {
    id: 'webhooks',
    title: 'Webhooks',
    content: html`<p>
        Any address such as <code>${publicUrl}${WEBHOOK_RECEIVER_PATH}/till</code> takes in webhooks. Told its secret,
        it also verifies the signatures.
      </p>
      <form method="post" action="/sandbox/webhooks">
        ${renderInput({ id: 'webhook-name', name: 'name', label: 'The last part of the address' }, 'text')}
        ${renderInput({ id: 'webhook-secret', name: 'secret', label: 'Its secret (whsec_…)' }, 'text')}
        <p><button>Verify signatures</button></p>
      </form>
      ${messages.length === 0 ? html`<p>No webhook has arrived yet.</p>` : messages.map(renderMessage)}
      ${messages.length > 0 ? html`<form method="post" action="/sandbox/webhooks-empty"><button>Delete the webhooks</button></form>` : ''}`,
  }
}

const VERDICTS = { true: 'signature verified', false: 'signature is wrong', null: 'not verified: no secret was told' }

const renderMessage = (message: Awaited<ReturnType<typeof listMessages>>[number]) =>
  html`<article>
    <h3>To ${WEBHOOK_RECEIVER_PATH}/${message.receiver}</h3>
    <p><span>${VERDICTS[`${message.is_verified}`]}</span> <time>${message.created_at.toUTCString()}</time></p>
    <pre>
${Object.entries(message.headers).map(([key, value]) => `${key}: ${value}\n`)}
${message.body}</pre>
  </article>`

const nameOf = ({ req }: AppContext) => req.param('name') ?? ''
