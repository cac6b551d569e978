import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '#server/database/connect.ts'
import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { readBody, readJson } from '#server/kernel/http/read-body.ts'
import { createVendorRoutes, type VendorRefusals, type VendorWorld } from '../vendors/vendor-route.ts'
import {
  isSendGridSender,
  mountMailgunSenders,
  mountSendGridSenders,
  type RouteWithKey,
} from './email-senders.routes.ts'
import { keepHook, keepMessage, listHooks, removeHook, signHook } from './provider-messages.repository.ts'

const MOST_BYTES = 2 * 1024 * 1024

/** A key is one of the sandbox's when it says so. */
export const isSandboxKey = (key: string) => key.includes('sandbox')
/** What a service signs with that has one key for all it reports. */
export const signingKeyOf = (apiKey: string) => `signing-${apiKey}`

export function readBasic(context: AppContext): { user: string; password: string } {
  const encoded = /^Basic (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
  const [user = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return { user, password: rest.join(':') }
}

const sendGridFault = (status: number, message: string) =>
  Response.json({ errors: [{ message, field: null, help: null }] }, { status })
const SENDGRID_REFUSALS: VendorRefusals = {
  rateLimited: () => sendGridFault(429, 'too many requests'),
  down: () => sendGridFault(503, 'Service Unavailable'),
  noPermission: () => sendGridFault(403, 'access forbidden'),
}

const party = z.object({ email: z.email(), name: z.string().optional() })
const sendGridMail = z.strictObject({
  personalizations: z
    .array(z.strictObject({ to: z.array(party).min(1), custom_args: z.record(z.string(), z.string()).optional() }))
    .min(1)
    .max(1000),
  from: party,
  reply_to: party.optional(),
  subject: z.string().min(1),
  content: z.array(z.strictObject({ type: z.string(), value: z.string().min(1) })).min(1),
  headers: z.record(z.string(), z.string()).optional(),
})

function readMail({ personalizations: [first], from, subject, content, headers = {} }: z.infer<typeof sendGridMail>) {
  const bodyOf = (kind: string) => content.find(({ type }) => type === kind)?.value ?? ''
  return {
    vendor: 'sendgrid',
    from_text: `${from.name ?? ''} <${from.email}>`,
    to_text: first?.to[0]?.email ?? '',
    subject,
    text_body: bodyOf('text/plain'),
    html_body: bodyOf('text/html'),
    headers: JSON.stringify(headers),
    hook_url: null,
    reference: first?.custom_args?.goodword_id ?? null,
  } as const
}

/** https://www.twilio.com/docs/sendgrid/api-reference: the calls that sending and its reports take. */
export function mountSendGrid(app: HttpApp, world: VendorWorld): void {
  const { db } = world
  const route = createVendorRoutes(app, world, 'sendgrid', SENDGRID_REFUSALS)
  const withKey: RouteWithKey = (method, path, answer) =>
    route(method, `/sandbox/sendgrid/v3${path}`, (context) => {
      const key = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
      if (isSandboxKey(key)) return answer(context, key)
      return Promise.resolve(sendGridFault(401, 'The provided authorization grant is invalid, expired, or revoked'))
    })

  withKey('GET', '/scopes', (_context, key) =>
    Promise.resolve(
      Response.json({ scopes: key.includes('read-only') ? ['stats.read'] : ['mail.send', 'stats.read'] }),
    ),
  )

  withKey('POST', '/mail/send', async (context, key) => {
    const { data: mail, error } = sendGridMail.safeParse(await readJson(context.env.incoming, MOST_BYTES))
    if (!mail) return sendGridFault(400, z.prettifyError(error))
    if (!(await isSendGridSender(db, mail.from.email))) {
      return sendGridFault(403, 'The from address does not match a verified Sender Identity.')
    }
    const id = randomUUID().replaceAll('-', '').slice(0, 22)
    await keepMessage(db, { id, account: key, ...readMail(mail) })
    return new Response(null, { status: 202, headers: { 'x-message-id': id } })
  })

  mountSendGridSenders(withKey, db)

  mountSendGridHooks(withKey, db)
}

function mountSendGridHooks(withKey: RouteWithKey, db: Database): void {
  const mayHook = (key: string) => !key.includes('mail-only')
  withKey('POST', '/user/webhooks/event/settings', async (context, key) => {
    const asked = z.object({ url: z.url() }).safeParse(await readJson(context.env.incoming))
    if (!mayHook(key)) return sendGridFault(403, 'access forbidden')
    if (!asked.success) return sendGridFault(400, 'url is required')
    await keepHook(db, { vendor: 'sendgrid', account: key, url: asked.data.url, signed_by: '' })
    return Response.json({ id: nameOfHook(asked.data.url), enabled: true }, { status: 201 })
  })
  withKey('GET', '/user/webhooks/event/settings/all', async (_context, key) => {
    if (!mayHook(key)) return sendGridFault(403, 'access forbidden')
    const hooks = await listHooks(db, 'sendgrid', key)
    return Response.json({ max_allowed: 5, webhooks: hooks.map(({ url }) => ({ id: nameOfHook(url), url })) })
  })
  withKey('DELETE', '/user/webhooks/event/settings/:id', async (context, key) => {
    const url = Buffer.from(context.req.param('id') ?? '', 'base64url').toString('utf8')
    await removeHook(db, { vendor: 'sendgrid', account: key, url })
    return new Response(null, { status: 204 })
  })

  withKey('PATCH', '/user/webhooks/event/settings/signed/:id', async (context, key) => {
    const url = Buffer.from(context.req.param('id') ?? '', 'base64url').toString('utf8')
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const signedBy = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
    await signHook(db, { vendor: 'sendgrid', account: key, url, signedBy })
    return Response.json({ public_key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') })
  })
}

const nameOfHook = (url: string) => Buffer.from(url).toString('base64url')

const mailgunFault = (status: number, message: string) => Response.json({ message }, { status })
const MAILGUN_REFUSALS: VendorRefusals = {
  rateLimited: () => mailgunFault(429, 'Too many requests, please wait 1 second'),
  down: () => mailgunFault(503, 'Service Unavailable'),
  noPermission: () => new Response('Forbidden', { status: 401 }),
}

const mailgunMail = z.object({
  from: z.string().min(1),
  to: z.string().min(3),
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().default(''),
  'v:goodword_id': z.string().optional(),
  'o:testmode': z.enum(['yes']).optional(),
})

async function readParts(context: AppContext): Promise<Record<string, string>> {
  const body = await readBody(context.env.incoming, MOST_BYTES)
  const type = context.req.header('content-type') ?? ''
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  return Object.fromEntries([...form.entries()].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}

/** https://documentation.mailgun.com: one stand-in for each of its two regions, which do not know each other's keys. */
export function mountMailgun(app: HttpApp, world: VendorWorld): void {
  const { db } = world
  const route = createVendorRoutes(app, world, 'mailgun', MAILGUN_REFUSALS)
  const withKey: RouteWithKey = (method, path, answer) => {
    for (const region of ['us', 'eu']) {
      route(method, `/sandbox/mailgun/${region}${path}`, (context) => {
        const { user, password: key } = readBasic(context)
        const isKnown = user === 'api' && isSandboxKey(key) && key.includes('-eu') === (region === 'eu')
        return isKnown ? answer(context, key) : Promise.resolve(MAILGUN_REFUSALS.noPermission())
      })
    }
  }
  mountMailgunSenders(withKey, db)
  withKey('POST', '/v3/:domain/messages', async (context, key) => {
    const domain = context.req.param('domain') ?? ''
    if (domain.startsWith('missing.')) return mailgunFault(404, `Domain not found: ${domain}`)
    const parts = await readParts(context)
    const { data: mail } = mailgunMail.safeParse(parts)
    if (!mail) return mailgunFault(400, "'from', 'to', 'subject' and 'text' parameters are required")
    const id = `${randomUUID()}@${domain}`
    if (!mail['o:testmode']) {
      const headers = Object.entries(parts).filter(([name]) => name.startsWith('h:'))
      await keepMessage(db, {
        id,
        vendor: 'mailgun',
        account: key,
        from_text: mail.from,
        to_text: mail.to,
        subject: mail.subject,
        text_body: mail.text,
        html_body: mail.html,
        headers: JSON.stringify(Object.fromEntries(headers.map(([name, value]) => [name.slice(2), value]))),
        hook_url: null,
        reference: mail['v:goodword_id'] ?? null,
      })
    }
    return Response.json({ id: `<${id}>`, message: 'Queued. Thank you.' })
  })

  mountMailgunHooks(withKey, db)
}

/** Where each address stands once. */
function mountMailgunHooks(withKey: RouteWithKey, db: Database): void {
  const hooksOf = async (key: string) => {
    const urls = (await listHooks(db, 'mailgun', key)).map(({ url }) => url)
    return Response.json({ webhooks: { delivered: { urls } } })
  }
  withKey('POST', '/v4/domains/:domain/webhooks', async (context, key) => {
    if (key.includes('sending')) return MAILGUN_REFUSALS.noPermission()
    const { url = '', event_types: type = '' } = await readParts(context)
    if (!URL.canParse(url) || !type) return mailgunFault(400, 'url and event_types are required')
    const isThere = (await listHooks(db, 'mailgun', key)).some((hook) => hook.url === url)
    if (isThere) return mailgunFault(400, `Webhook for event type '${type}' with URL '${url}' already exists`)
    await keepHook(db, { vendor: 'mailgun', account: key, url, signed_by: signingKeyOf(key) })
    return hooksOf(key)
  })
  withKey('PUT', '/v4/domains/:domain/webhooks', async (context, key) => {
    const { url } = await readParts(context)
    const isThere = (await listHooks(db, 'mailgun', key)).some((hook) => hook.url === url)
    return isThere ? hooksOf(key) : mailgunFault(404, 'Webhook not found')
  })
  withKey('DELETE', '/v4/domains/:domain/webhooks', async (context, key) => {
    await removeHook(db, { vendor: 'mailgun', account: key, url: context.req.query('url') ?? '' })
    return hooksOf(key)
  })

  withKey('GET', '/v5/accounts/http_signing_key', async (_context, key) => {
    const [hook] = await listHooks(db, 'mailgun', key)
    return Response.json({ message: 'success', http_signing_key: hook?.signed_by ?? signingKeyOf(key) })
  })
}
