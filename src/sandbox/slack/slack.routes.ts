import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readJson } from '#server/kernel/http/read-body.ts'
import { html } from 'hono/html'
import type { SandboxSection } from '../sandbox-page.ts'
import { empty, find, keep, listNewest, setFault } from './slack.repository.ts'

const WEBHOOK = '/sandbox/slack/services/:team/:service/:secret'
const RETRY_AFTER_SECONDS = '30'

/** Slack's own words for what is wrong. */
const WORDS: Readonly<Record<number, string>> = {
  403: 'action_prohibited',
  404: 'no_service',
  410: 'channel_is_archived',
  429: 'rate_limited',
}

const messageSchema = z.object({ text: z.string().min(1).max(40_000) })
const faultSchema = z.object({ status: z.int().min(400).max(599).nullable() })

/** Incoming webhooks as Slack has them; shows what it got to whoever asks. */
export function mountSlack(app: HttpApp, db: Database): void {
  app.post(WEBHOOK, async (context) => {
    const path = pathOf(context)
    const fault = (await find(db, path))?.fault ?? null
    if (fault !== null) {
      const headers = { 'retry-after': RETRY_AFTER_SECONDS }
      return new Response(WORDS[fault] ?? 'rollup_error', { status: fault, headers })
    }
    const message = messageSchema.safeParse(await readJson(context.env.incoming))
    if (!message.success) return context.text('invalid_payload', 400)
    await keep(db, path, message.data.text)
    return context.text('ok')
  })

  app.get(WEBHOOK, async (context) => {
    const messages = (await find(db, pathOf(context)))?.messages ?? []
    return context.json({ messages }, 200, { 'cache-control': 'no-store' })
  })

  app.post(`${WEBHOOK}/fault`, async (context) => {
    const fault = faultSchema.safeParse(await readJson(context.env.incoming))
    if (!fault.success) return context.json({ error: z.prettifyError(fault.error) }, 422)
    await setFault(db, pathOf(context), fault.data.status)
    return context.json(fault.data)
  })

  app.post('/sandbox/slack/empty', async (context) => {
    await empty(db)
    return context.redirect('/sandbox', 303)
  })
}

/** What the product would have said in channels. */
export async function renderSlack(
  db: Database,
  options: { to: string | null; limit: number },
): Promise<SandboxSection> {
  const messages = await listNewest(db, options)
  return {
    id: 'slack',
    title: 'Slack',
    content: html`<p>
        Every Slack message of this installation lands here and nowhere else. Any webhook address does, such as
        <code>https://hooks.slack.com/services/T0/B0/secret</code>.
      </p>
      ${messages.length === 0 ? html`<p>There is no Slack message${options.to ? ' to this address' : ''} yet.</p>` : messages.map(renderMessage)}
      ${messages.length > 0 ? html`<form method="post" action="/sandbox/slack/empty"><button>Delete the Slack messages</button></form>` : ''}`,
  }
}

const renderMessage = ({ path, text }: { path: string; text: string }) =>
  html`<article>
    <h3>To /services/${path}</h3>
    <pre>${text}</pre>
  </article>`

const pathOf = ({ req }: AppContext) => ['team', 'service', 'secret'].map((name) => req.param(name)).join('/')
