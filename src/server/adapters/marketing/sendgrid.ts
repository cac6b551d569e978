import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import type { ProviderEventKind } from '#shared/domain/providers.ts'
import type { EmailProvider, HookRequest, OutgoingEmail, ProviderAccount, ProviderEvent } from './port.ts'
import { createProviderHttp, ProviderError } from './provider-http.ts'
import { readSendGridSender } from './sendgrid-sender.ts'
import { isRecent, oneClickHeaders, parseBody } from './hook-reading.ts'

const HOSTS = { us: 'https://api.sendgrid.com', eu: 'https://api.eu.sendgrid.com' }

const errorBody = z.object({ errors: z.array(z.object({ message: z.string(), field: z.string().nullish() })).min(1) })
const call = createProviderHttp((body) => {
  const { data } = errorBody.safeParse(body)
  return data ? { words: data.errors.map(({ message }) => message).join(' ') } : null
})

const EVENTS = ['delivered', 'dropped', 'bounce', 'spam_report', 'open', 'click', 'unsubscribe', 'group_unsubscribe']

/** Twilio SendGrid's v3 Web API. A send has no key of the caller's, and looking it up is an extra that few accounts have. */
export function createSendGrid({ baseUrl }: { baseUrl: () => string | null }): EmailProvider {
  const at = ({ region }: ProviderAccount, path: string) => (baseUrl() ?? HOSTS[region ?? 'us']) + path
  const key = ({ credentials }: ProviderAccount) => ({ authorization: `Bearer ${credentials.apiKey ?? ''}` })
  return {
    channel: 'email',
    inDoubt: 'leave',
    longestCallSeconds: 20,
    atOnce: 10,
    perSecond: 100,
    lookUp: null,

    async check(account) {
      const { body } = await call(at(account, '/v3/scopes'), {
        headers: key(account),
        schema: z.object({ scopes: z.array(z.string()) }),
      })
      if (!body.scopes.includes('mail.send')) {
        throw new ProviderError('refused', { words: 'access forbidden: mail.send', code: '403' })
      }
      return { name: maskKey(account.credentials.apiKey ?? '') }
    },

    async send(account, email) {
      const { headers } = await call(at(account, '/v3/mail/send'), {
        method: 'POST',
        headers: key(account),
        json: writeMail(email),
        schema: z.unknown(),
      })
      const messageId = headers.get('x-message-id')
      if (!messageId) throw new ProviderError('unconfirmed', { code: 'unreadable' })
      return { messageId }
    },

    readSender: (account, address) =>
      readSendGridSender(
        (path, options) => call(at(account, path), { ...options, headers: key(account) }),
        address.toLowerCase(),
      ),

    readEvents: (hook, { signingKey }) => Promise.resolve(isSigned(hook, signingKey) ? readReports(hook) : null),

    subscribe: (account, hookUrl) => askForReports(at(account, HOOKS), key(account), hookUrl),

    async unsubscribe(account, hookUrl) {
      const [settings, headers] = [at(account, HOOKS), key(account)]
      const id = await findHook(settings, headers, hookUrl)
      if (id) await call(`${settings}/${encodeURIComponent(id)}`, { method: 'DELETE', headers, schema: z.unknown() })
    },
  }
}

/** https://www.twilio.com/docs/sendgrid/api-reference/webhooks: an account has a few of them. */
const HOOKS = '/v3/user/webhooks/event/settings'
const hook = z.object({ id: z.string() })

async function findHook(settings: string, headers: Record<string, string>, hookUrl: string): Promise<string | null> {
  const schema = z.object({ webhooks: z.array(hook.extend({ url: z.string().nullish() })) })
  const { body } = await call(`${settings}/all`, { headers, schema })
  return body.webhooks.find(({ url }) => url === hookUrl)?.id ?? null
}

async function makeHook(settings: string, headers: Record<string, string>, hookUrl: string): Promise<string> {
  const asked = Object.fromEntries(EVENTS.map((name) => [name, true]))
  const json = { enabled: true, url: hookUrl, ...asked }
  return (await call(settings, { method: 'POST', headers, json, schema: hook })).body.id
}

async function askForReports(settings: string, headers: Record<string, string>, hookUrl: string): Promise<string> {
  const id = (await findHook(settings, headers, hookUrl)) ?? (await makeHook(settings, headers, hookUrl))
  const signed = await call(`${settings}/signed/${encodeURIComponent(id)}`, {
    method: 'PATCH',
    headers,
    json: { enabled: true },
    schema: z.object({ public_key: z.string() }),
  })
  return signed.body.public_key
}

/** Enough to tell two keys apart, and of no use to anybody. */
const maskKey = (apiKey: string) => `${apiKey.slice(0, 3)}…${apiKey.slice(-4)}`

function writeMail({ id, to, from, replyTo, subject, text, html, unsubscribeUrl }: OutgoingEmail) {
  return {
    // Our own name for it and nothing about the person: the service keeps these as they are.
    personalizations: [{ to: [{ email: to }], custom_args: { goodword_id: id } }],
    from: { email: from.address, name: from.name },
    ...(replyTo && { reply_to: { email: replyTo } }),
    subject,
    content: [
      { type: 'text/plain', value: text },
      { type: 'text/html', value: html },
    ],
    ...(unsubscribeUrl && { headers: oneClickHeaders(unsubscribeUrl) }),
  }
}

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/troubleshooting: it tries for a day. */
const TRIED_HOURS = 25

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features */
function isSigned({ headers, rawBody }: HookRequest, publicKey: string | null): boolean {
  const signature = headers.get('x-twilio-email-event-webhook-signature')
  const timestamp = headers.get('x-twilio-email-event-webhook-timestamp')
  if (!publicKey || !signature || !timestamp || !isRecent(Number(timestamp), TRIED_HOURS)) return false
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    const signed = Buffer.concat([Buffer.from(timestamp), rawBody])
    return verify('sha256', signed, key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

const report = z.object({
  event: z.string(),
  email: z.string().max(320),
  timestamp: z.number(),
  sg_event_id: z.string().min(1).max(200),
  sg_message_id: z.string().optional(),
  goodword_id: z.string().max(100).optional(),
  reason: z.string().optional(),
  type: z.string().optional(),
  url: z.string().optional(),
  sg_machine_open: z.boolean().optional(),
})

const KINDS: Partial<Record<string, ProviderEventKind>> = {
  delivered: 'delivered',
  dropped: 'failed',
  bounce: 'bounced',
  spamreport: 'complained',
  open: 'opened',
  click: 'clicked',
  unsubscribe: 'unsubscribed',
  group_unsubscribe: 'unsubscribed',
}

function readReports({ rawBody }: HookRequest): ProviderEvent[] {
  const { data = [] } = z.array(z.unknown()).safeParse(parseBody(rawBody))
  return data.flatMap((entry) => {
    const { data: told } = report.safeParse(entry)
    // "blocked" is a bounce that may pass: the address itself is well.
    const kind = told && (told.event === 'bounce' && told.type === 'blocked' ? 'failed' : KINDS[told.event])
    if (!told || !kind) return []
    return {
      key: told.sg_event_id,
      kind,
      // Begins with what the send answered.
      messageId: told.sg_message_id?.split('.', 1)[0] ?? null,
      reference: told.goodword_id ?? null,
      address: told.email,
      at: new Date(told.timestamp * 1000),
      detail: {
        ...(told.reason && { reason: told.reason.slice(0, 500) }),
        ...(told.url && { url: told.url.slice(0, 2000) }),
        ...(told.sg_machine_open && { isMachine: true }),
      },
    }
  })
}
