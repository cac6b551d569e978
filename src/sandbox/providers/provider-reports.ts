import { createHash, createHmac, createPrivateKey, randomBytes, randomUUID, sign } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Database } from '#server/database/connect.ts'
import { signingKeyOf } from './email-vendors.routes.ts'
import { listHooks, setStatus, type ProviderMessage } from './provider-messages.repository.ts'

/** What a person, or their mail program or phone, can do with a message. */
export const REPORT_KINDS = [
  'deliver',
  'open',
  'click',
  'bounce',
  'complain',
  'unsubscribe',
  'fail',
  'reply',
  'stop',
] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

const MAIL_KINDS: readonly ReportKind[] = ['deliver', 'open', 'click', 'bounce', 'complain', 'unsubscribe', 'fail']
const TEXT_KINDS: readonly ReportKind[] = ['deliver', 'fail', 'reply', 'stop']

/** Told to whoever asks. */
const ASKED_KINDS: readonly ReportKind[] = ['open', 'click', 'bounce']

/** What the service would report at all. */
export function kindsFor({ vendor }: Pick<ProviderMessage, 'vendor'>): readonly ReportKind[] {
  if (vendor === 'sendgrid' || vendor === 'mailgun') return MAIL_KINDS
  if (vendor === 'mailchimp') return ASKED_KINDS
  return vendor === 'twilio' || vendor === 'messagebird' ? TEXT_KINDS : []
}

/** A request as the service makes it, signed. */
export interface Report {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | null
}

/** To everybody who asked for reports of this account; answers the statuses they got. */
export async function sendReports(db: Database, message: ProviderMessage, kind: ReportKind): Promise<number[]> {
  const reports = await writeReports(db, message, kind)
  await setStatus(db, message.id, kind)
  return Promise.all(reports.map(sendReport))
}

export async function sendReport({ url, method, headers, body }: Report): Promise<number> {
  const init = { method, headers, body, redirect: 'error', signal: AbortSignal.timeout(5000) } as const
  return fetch(url, init).then(
    ({ status }) => status,
    () => 0,
  )
}

/** `at`: when it is signed. A service that got no answer then tries with the same report for hours. */
export async function writeReports(
  db: Database,
  message: ProviderMessage,
  kind: ReportKind,
  at = new Date(),
): Promise<Report[]> {
  const { vendor, account, hook_url: hookUrl } = message
  if (vendor === 'sendgrid' || vendor === 'mailgun') {
    const hooks = (await listHooks(db, vendor, account)).filter((hook) => hook.signed_by !== '')
    const write = vendor === 'sendgrid' ? writeSendGrid : writeMailgun
    return hooks.map((hook) => write(message, kind, { url: hook.url, key: hook.signed_by, at }))
  }
  if (!hookUrl) return []
  return [vendor === 'twilio' ? writeTwilio(message, kind, hookUrl) : await writeMessageBird(message, kind, hookUrl)]
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)

const SENDGRID_EVENTS: Partial<Record<ReportKind, object>> = {
  deliver: { event: 'delivered', response: '250 OK' },
  open: { event: 'open', sg_machine_open: false },
  click: { event: 'click', url: 'https://example.com/' },
  bounce: { event: 'bounce', type: 'bounce', status: '5.1.1' },
  complain: { event: 'spamreport' },
  unsubscribe: { event: 'unsubscribe' },
  fail: { event: 'dropped', reason: 'Spam Content' },
}

interface Hook {
  url: string
  key: string
  at: Date
}

function writeSendGrid(message: ProviderMessage, kind: ReportKind, { url, key, at }: Hook): Report {
  const report = {
    email: message.to_text,
    timestamp: secondsOf(at),
    sg_event_id: randomBytes(12).toString('base64url'),
    sg_message_id: `${message.id}.recvd-1`,
    goodword_id: message.reference,
    ...SENDGRID_EVENTS[kind],
    ...(kind === 'bounce' && { reason: `550 5.1.1 <${message.to_text}>: No such user` }),
  }
  const body = JSON.stringify([report])
  const timestamp = String(secondsOf(at))
  const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' })
  const signature = sign('sha256', Buffer.from(timestamp + body), privateKey).toString('base64')
  const headers = {
    'content-type': 'application/json',
    'x-twilio-email-event-webhook-signature': signature,
    'x-twilio-email-event-webhook-timestamp': timestamp,
  }
  return { url, method: 'POST', headers, body }
}

const MAILGUN_EVENTS: Partial<Record<ReportKind, object>> = {
  deliver: { event: 'delivered', 'delivery-status': { code: 250, description: '', message: 'OK' } },
  open: { event: 'opened' },
  click: { event: 'clicked', url: 'https://example.com/' },
  bounce: {
    event: 'failed',
    severity: 'permanent',
    'delivery-status': { code: 550, description: '', message: 'No such user' },
  },
  complain: { event: 'complained' },
  unsubscribe: { event: 'unsubscribed' },
  fail: { event: 'failed', severity: 'temporary', reason: 'generic' },
}

function writeMailgun(message: ProviderMessage, kind: ReportKind, { url, key, at }: Hook): Report {
  const timestamp = String(secondsOf(at))
  const token = randomBytes(25).toString('hex')
  const signature = createHmac('sha256', key)
    .update(timestamp + token)
    .digest('hex')
  const told = {
    id: randomBytes(16).toString('base64url'),
    timestamp: secondsOf(at),
    recipient: message.to_text,
    message: { headers: { 'message-id': message.id } },
    'user-variables': { goodword_id: message.reference ?? undefined },
    ...MAILGUN_EVENTS[kind],
  }
  const body = JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': told })
  return { url, method: 'POST', headers: { 'content-type': 'application/json' }, body }
}

/** An answer comes from the person, to the address that their number has for it. */
function writeTwilio(message: ProviderMessage, kind: ReportKind, hookUrl: string): Report {
  const [accountSid = '', authToken = ''] = message.account.split(' ')
  const isAnswer = kind === 'reply' || kind === 'stop'
  const url = isAnswer ? (hookUrl.split('?')[0] ?? hookUrl) : hookUrl
  const status = kind === 'deliver' ? 'delivered' : 'undelivered'
  const fields: Record<string, string> = isAnswer
    ? {
        MessageSid: `SM${randomUUID().replaceAll('-', '')}`,
        AccountSid: accountSid,
        From: message.to_text,
        To: message.from_text,
        Body: kind === 'stop' ? 'STOP' : 'Thank you, see you soon',
      }
    : {
        MessageSid: message.id,
        AccountSid: accountSid,
        From: message.from_text,
        To: message.to_text,
        MessageStatus: status,
        ...(kind === 'fail' && { ErrorCode: '30003' }),
      }
  const names = Object.keys(fields).toSorted()
  const signed = url + names.map((name) => `${name}${fields[name] ?? ''}`).join('')
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-twilio-signature': createHmac('sha1', authToken).update(signed).digest('base64'),
  }
  return { url, method: 'POST', headers, body: new URLSearchParams(fields).toString() }
}

async function writeMessageBird(message: ProviderMessage, kind: ReportKind, hookUrl: string): Promise<Report> {
  const isAnswer = kind === 'reply' || kind === 'stop'
  const query = new URLSearchParams({
    id: message.id,
    reference: message.reference ?? '',
    recipient: message.to_text.replace('+', ''),
    status: kind === 'deliver' ? 'delivered' : 'delivery_failed',
    statusDatetime: new Date().toISOString(),
    ...(kind === 'fail' && { statusErrorCode: '27' }),
  })
  const url = isAnswer ? hookUrl : `${hookUrl}?${query.toString()}`
  const answer = {
    id: randomUUID().replaceAll('-', ''),
    originator: message.to_text.replace('+', ''),
    recipient: message.from_text,
    body: kind === 'stop' ? 'Stop' : 'Thank you, see you soon',
  }
  const body = isAnswer ? JSON.stringify(answer) : null
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const claims = { url_hash: sha256(url), jti: randomUUID(), ...(body !== null && { payload_hash: sha256(body) }) }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('MessageBird')
    .setNotBefore('0s')
    .setExpirationTime('2m')
    .sign(new TextEncoder().encode(signingKeyOf(message.account)))
  const headers = { 'messagebird-signature-jwt': token, ...(body !== null && { 'content-type': 'application/json' }) }
  return { url, method: isAnswer ? 'POST' : 'GET', headers, body }
}
