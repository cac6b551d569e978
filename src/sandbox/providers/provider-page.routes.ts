/**
 * The page that plays the services that carry messages, and the people who get them. The same for programs:
 *
 * - `GET /sandbox/providers/messages?vendor=` → `{ messages }`
 * - `POST /sandbox/providers/report` `{ message, kind }` as a form or JSON → what the product answered
 * - `POST /sandbox/providers/faults` `{ vendor, kind, times? }`, and `faults/clear` `{ vendor }`
 */
import { html } from 'hono/html'
import { z } from 'zod'
import { isSocialProvider, PROVIDER_NAMES, PROVIDERS } from '#shared/domain/providers.ts'
import type { Database } from '#server/database/connect.ts'
import type { VendorFault } from '#server/database/sandbox-tables.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readJson } from '#server/kernel/http/read-body.ts'
import { renderInput, renderSelect } from '../control/control-form.ts'
import { FAULT_NAMES } from '../control/vendor-traits.ts'
import { renderHidden } from '../identity/identity-page.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { PAGE_POLICY, renderSandboxPage, type SandboxSection } from '../sandbox-page.ts'
import { clearFaults, listFaults, setFault } from '../vendors/vendor-faults.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { plain } from './linkedin.routes.ts'
import { findMember, listMembers, type Member } from './audience.repository.ts'
import { leaveAudience } from './mailchimp.routes.ts'
import { emptyMessages, findMessage, listMessages, type ProviderMessage } from './provider-messages.repository.ts'
import { kindsFor, REPORT_KINDS, sendReports, type ReportKind } from './provider-reports.ts'

const PATH = '/sandbox/providers'
const SHOWN = 100
const FAULTS = [
  'rate-limit',
  'no-permission',
  'down',
  'slow',
  'timeout',
  'garbage',
  'cut',
] as const satisfies VendorFault[]
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox`

const vendor = z.enum(PROVIDERS)
const reportRequest = z.object({ message: z.string(), kind: z.enum(REPORT_KINDS) })
const faultRequest = z.object({
  vendor,
  kind: z.enum(FAULTS),
  times: z.union([z.literal('').transform(() => null), z.coerce.number().int().min(1)]).default(null),
})

const isJson = (context: AppContext) => /json/.test(context.req.header('content-type') ?? '')
const readRequest = (context: AppContext): Promise<unknown> =>
  isJson(context) ? readJson(context.env.incoming) : readSandboxForm(context)
const done = (context: AppContext, answer: object) =>
  isJson(context) ? context.json(answer) : context.redirect(PATH, 303)

export function mountProviderPage(app: HttpApp, { db }: VendorWorld): void {
  mountAudience(app, db)
  app.get(PATH, async (context) => {
    const messages = await listMessages(db, { limit: SHOWN })
    const faults = await Promise.all(PROVIDERS.map((name) => listFaults(db, name)))
    context.env.outgoing.setHeader('content-security-policy', `${PAGE_POLICY}; img-src 'self'`)
    const members = renderAudience(await listMembers(db, {}, SHOWN))
    const sections = [renderKeys(), renderMessages(messages), members, renderFaults(faults.flat())]
    return context.html(renderSandboxPage(sections, null))
  })

  app.get(`${PATH}/messages`, async (context) => {
    const named = vendor.safeParse(context.req.query('vendor'))
    const messages = await listMessages(db, { ...(named.success && { vendor: named.data }), limit: SHOWN })
    return context.json({ messages }, 200, { 'cache-control': 'no-store' })
  })

  app.get(`${PATH}/messages/:id/html`, async (context) => {
    const message = await findMessage(db, context.req.param('id') ?? '')
    if (!message) return context.text('There is no such message.', 404)
    context.env.outgoing.setHeader('content-security-policy', MAIL_POLICY)
    return context.html(message.html_body)
  })

  app.get(`${PATH}/messages/:id/image`, async (context) => {
    const message = await findMessage(db, context.req.param('id') ?? '')
    const [, type, text] = /^data:(image\/[a-z]+);base64,(.+)$/.exec(message?.headers['image'] ?? '') ?? []
    if (!type || !text) return context.text('There is no such picture.', 404)
    return context.body(new Uint8Array(Buffer.from(text, 'base64')), 200, { 'content-type': type })
  })

  app.post(`${PATH}/report`, async (context) => {
    const asked = reportRequest.safeParse(await readRequest(context))
    const message = asked.success ? await findMessage(db, asked.data.message) : undefined
    if (!asked.success || !message) return context.json({ error: 'There is no such message.' }, 422)
    return done(context, { statuses: await sendReports(db, message, asked.data.kind) })
  })

  app.post(`${PATH}/faults`, async (context) => {
    const asked = faultRequest.safeParse(await readRequest(context))
    if (!asked.success) return context.json({ error: z.prettifyError(asked.error) }, 422)
    await setFault(db, asked.data.vendor, { kind: asked.data.kind, remaining: asked.data.times })
    return done(context, {})
  })

  app.post(`${PATH}/faults/clear`, async (context) => {
    const asked = z.object({ vendor }).safeParse(await readRequest(context))
    if (!asked.success) return context.json({ error: 'Name a service.' }, 422)
    await clearFaults(db, asked.data.vendor)
    return done(context, {})
  })

  app.post(`${PATH}/empty`, async (context) => {
    await emptyMessages(db)
    return done(context, {})
  })
}

/** What the members of an audience do. */
function mountAudience(app: HttpApp, db: Database): void {
  app.post(`${PATH}/leave`, async (context) => {
    const asked = z
      .object({ account: z.string(), list_id: z.string(), hash: z.string() })
      .safeParse(await readRequest(context))
    const member = asked.success ? await findMember(db, asked.data) : undefined
    if (!member) return context.json({ error: 'There is no such member.' }, 422)
    return done(context, { statuses: await leaveAudience(db, member) })
  })
}

/** For the sandbox's first page. */
export const renderProviders = (): SandboxSection => ({
  id: 'providers',
  title: 'Providers',
  content: html`<p>
    What campaigns send by e-mail, text message and social networks, and what its readers do with it:
    <a href="${PATH}">play the providers and their readers</a>.
  </p>`,
})

const KEYS = [
  ['Mailchimp', 'API key sandbox-key-us1, server us1'],
  [
    'SendGrid',
    'API key SG.sandbox-key (with “mail-only” in it, it may set no webhooks; with “read-only”, it may not send)',
  ],
  ['Mailgun', 'API key sandbox-key, or sandbox-key-eu in Europe; any domain that does not begin with “missing.”'],
  ['SMTP', 'any host, port 587, any user name, password sandbox-key'],
  ['Twilio', 'account SID ACsandbox, auth token sandbox-token, any number in full (555-0198 can only be called)'],
  ['MessageBird', 'API key sandbox-key, any originator; reports are signed with signing-sandbox-key'],
] as const

const renderKeys = (): SandboxSection => ({
  id: 'keys',
  title: 'Credentials that work',
  content: html`<p>Any key with “sandbox” in it is somebody’s; every other one is refused.</p>
    <ul>
      ${KEYS.map(([name, text]) => html`<li>${name}: ${text}</li>`)}
    </ul>
    <p>
      Every sender is verified, except at “unset.test” and below “unverified.test”. There SendGrid and Mailgun verify a
      domain once what they ask for stands in the <a href="/sandbox#dns">DNS of the sandbox</a>.
    </p>
    <p>
      Social networks ask no key: connecting leads to a page of theirs, where one is one of their people. Facebook has
      the pages of <a href="/sandbox/platforms">the platforms</a>.
    </p>`,
})

const renderAudience = (members: readonly Member[]): SandboxSection => ({
  id: 'audience',
  title: 'Audience members',
  content: html`${members.length === 0 ? html`<p>Nobody is in an audience yet.</p>` : ''}
  ${members.map(
    ({ account, list_id: list, hash, email, status }) =>
      html`<article>
        <h3>${email}</h3>
        <p><span>${status}</span> <span>${list}</span></p>
        <form method="post" action="${PATH}/leave">
          ${renderHidden({ account, list_id: list, hash })}<button>Unsubscribe at Mailchimp</button>
        </form>
      </article>`,
  )}`,
})

const BUTTONS: Record<ReportKind, string> = {
  deliver: 'Deliver',
  open: 'Open',
  click: 'Click',
  bounce: 'Bounce',
  complain: 'Complain',
  unsubscribe: 'Unsubscribe',
  fail: 'Fail',
  reply: 'Reply',
  stop: 'Reply STOP',
}

const renderMessages = (messages: readonly ProviderMessage[]): SandboxSection => ({
  id: 'messages',
  title: 'Messages',
  content: html`${messages.length === 0 ? html`<p>There is no message yet.</p>` : messages.map(renderMessage)}
  ${messages.length > 0 ? html`<form method="post" action="${PATH}/empty"><button>Delete the messages</button></form>` : ''}`,
})

/** As its followers would see it. */
function renderPost({ id, headers, text_body: text, vendor: network }: ProviderMessage) {
  const { link = '', image = '', alternativeText = '' } = headers
  const isKept = image.startsWith('data:')
  return html`<pre>${network === 'linkedin' ? plain(text) : text}</pre>
    ${isKept ? html`<p><img src="${PATH}/messages/${id}/image" alt="${alternativeText}" /></p>` : ''}
    ${image && !isKept ? html`<p><a href="${image}">Picture: ${alternativeText || image}</a></p>` : ''}
    ${link ? html`<p><a href="${link}">${link}</a></p>` : ''}`
}

function renderMessage(message: ProviderMessage) {
  return html`<article>
    <h3>${PROVIDER_NAMES[message.vendor]}: ${message.subject || message.text_body.slice(0, 60)}</h3>
    <p>
      <span>To ${message.to_text}</span> <span>From ${message.from_text}</span> <span>${message.status}</span>
      <time datetime="${message.created_at.toISOString()}">${message.created_at.toUTCString()}</time>
    </p>
    ${isSocialProvider(message.vendor) ? renderPost(message) : html`<pre>${message.text_body}</pre>`}
    ${message.html_body ? html`<p><a href="${PATH}/messages/${message.id}/html">See it as a mail program would show it</a></p>` : ''}
    ${kindsFor(message).map(
      (kind) =>
        html`<form method="post" action="${PATH}/report">
          ${renderHidden({ message: message.id, kind })}<button>${BUTTONS[kind]}</button>
        </form>`,
    )}
  </article>`
}

type SetFaults = Awaited<ReturnType<typeof listFaults>>

const renderFaults = (faults: SetFaults): SandboxSection => ({
  id: 'faults',
  title: 'Let something go wrong',
  content: html`${faults.map(
      ({ vendor: name, kind, remaining }) =>
        html`<article>
          <h3>${name}: ${FAULT_NAMES[kind]}</h3>
          <p>${remaining === null ? 'until it is switched off' : `for ${remaining} more`}</p>
          <form method="post" action="${PATH}/faults/clear">
            ${renderHidden({ vendor: name })}<button>Everything works again at ${name}</button>
          </form>
        </article>`,
    )}
    <form method="post" action="${PATH}/faults">
      ${renderSelect(
        { id: 'vendor', name: 'vendor', label: 'Provider' },
        PROVIDERS.map((name) => [name, PROVIDER_NAMES[name]] as const),
      )}
      ${renderSelect(
        { id: 'kind', name: 'kind', label: 'What goes wrong' },
        FAULTS.map((kind) => [kind, FAULT_NAMES[kind]] as const),
      )}
      ${renderInput({ id: 'times', name: 'times', label: 'For how many calls (empty: until switched off)' }, 'number')}
      <p><button>Let it go wrong</button></p>
    </form>`,
})
