import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { MAIL_REGIONS, type MailRegion, type ProviderEventKind } from '#shared/domain/providers.ts'
import { type DnsSubject, DNS_TYPES, type WantedRecord } from '#shared/domain/deliverability.ts'
import { isRecent, isSame, oneClickHeaders, parseBody } from './hook-reading.ts'
import type {
  EmailProvider,
  HandedOver,
  HookRequest,
  OutgoingEmail,
  ProviderAccount,
  ProviderEvent,
  SenderStanding,
} from './port.ts'
import { basicAuth, createProviderHttp, ProviderError, unlessForbidden } from './provider-http.ts'

const HOSTS = { us: 'https://api.mailgun.net', eu: 'https://api.eu.mailgun.net' }

const call = createProviderHttp((body) => {
  const { data } = z.object({ message: z.string() }).safeParse(body)
  // A wrong key gets the bare word "Forbidden".
  return { words: data?.message ?? (typeof body === 'string' && body.length < 100 ? body : null) }
})
const queued = z.object({ id: z.string(), message: z.string() })

const REPORTED = ['delivered', 'opened', 'clicked', 'unsubscribed', 'complained', 'temporary_fail', 'permanent_fail']

/** Mailgun's v3 API. A key for sending alone may call nothing but /messages, so the check is a message in test mode. */
export function createMailgun({ baseUrl }: { baseUrl: (region: MailRegion) => string | null }): EmailProvider {
  const hostOf = ({ region }: ProviderAccount) => baseUrl(region ?? 'us') ?? HOSTS[region ?? 'us']
  const of = (account: ProviderAccount) => {
    const { apiKey = '', domain = '' } = account.credentials
    return { headers: basicAuth('api', apiKey), host: hostOf(account), domain: encodeURIComponent(domain) }
  }
  const post = async (account: ProviderAccount, parts: Record<string, string>): Promise<HandedOver> => {
    const { headers, host, domain } = of(account)
    const answer = await call(`${host}/v3/${domain}/messages`, { method: 'POST', headers, parts, schema: queued })
    return { messageId: bare(answer.body.id) }
  }
  return {
    channel: 'email',
    inDoubt: 'leave',
    longestCallSeconds: 20,
    atOnce: 10,
    perSecond: 50,
    lookUp: null,

    async check(account) {
      const { domain = '' } = account.credentials
      const self = `postmaster@${domain}`
      const parts = { from: self, to: self, subject: 'Connection check', text: 'Connection check', 'o:testmode': 'yes' }
      const region = await findRegion(account, (where) => post(where, parts))
      return { name: domain, region }
    },

    send: (account, email) => post(account, writeMail(email)),

    readSender: (account) => {
      const { headers, host, domain } = of(account)
      return readDomain(`${host}/v4/domains/${domain}`, headers)
    },

    readEvents: (hook, { signingKey }) => Promise.resolve(readReport(hook, signingKey)),

    async subscribe(account, hookUrl) {
      const { headers, host, domain } = of(account)
      await askForReports(`${host}/v4/domains/${domain}/webhooks`, headers, hookUrl)
      const address = `${host}/v5/accounts/http_signing_key`
      const { body } = await call(address, { headers, schema: z.object({ http_signing_key: z.string() }) })
      return body.http_signing_key
    },

    async unsubscribe(account, hookUrl) {
      const { headers, host, domain } = of(account)
      const address = `${host}/v4/domains/${domain}/webhooks?url=${encodeURIComponent(hookUrl)}`
      await call(address, { method: 'DELETE', headers, schema: z.unknown() })
    },
  }
}

async function askForReports(address: string, headers: Record<string, string>, hookUrl: string): Promise<void> {
  const form = [['url', hookUrl], ...REPORTED.map((type) => ['event_types', type])]
  const ask = (method: 'POST' | 'PUT') => call(address, { method, headers, form, schema: z.unknown() })
  // It refuses to make one that is there.
  await ask('POST').catch((error: unknown) => {
    if (error instanceof ProviderError && error.code === '400') return ask('PUT')
    throw error
  })
}

/** An account lives in one region, and the other does not know its key. */
async function findRegion(
  account: ProviderAccount,
  attempt: (account: ProviderAccount) => Promise<unknown>,
): Promise<MailRegion> {
  const [first, ...others] = account.region ? [account.region] : MAIL_REGIONS
  let refused: unknown
  for (const region of [first, ...others]) {
    try {
      await attempt({ ...account, region })
      return region
    } catch (error) {
      refused ??= error
      const isElsewhere = error instanceof ProviderError && (error.kind === 'refused' || error.code === '404')
      if (!isElsewhere) throw error
    }
  }
  throw refused
}

/** https://documentation.mailgun.com/docs/mailgun/api-reference/send/mailgun/domains/get-v4-domains--name- */
const ownDomain = z.object({
  domain: z.object({ state: z.string() }),
  sending_dns_records: z
    .array(z.object({ record_type: z.string(), name: z.string().nullish(), value: z.string().max(4000) }))
    .default([]),
})

async function readDomain(address: string, headers: Record<string, string>): Promise<SenderStanding> {
  const answer = await unlessForbidden(call(address, { headers, schema: ownDomain }))
  if (!answer) return { verdict: 'unasked', records: [] }
  const records = answer.body.sending_dns_records.flatMap(toWanted)
  if (answer.body.domain.state === 'active') return { verdict: 'verified', records }
  // It looks into the DNS only now and then, unless it is asked to.
  const anew = await call(`${address}/verify`, { method: 'PUT', headers, schema: ownDomain })
  return { verdict: anew.body.domain.state === 'active' ? 'verified' : 'unverified', records }
}

function toWanted({ record_type: kind, name, value }: z.infer<typeof ownDomain>['sending_dns_records'][number]) {
  const type = DNS_TYPES.find((known) => known === kind)
  const subject: DnsSubject | null = /^v=spf1\b/.test(value) ? 'spf' : name?.includes('_domainkey') ? 'dkim' : null
  // What is left is for counting opens and clicks: mail arrives without it.
  return type && subject && name ? [{ subject, type, name, value } satisfies WantedRecord] : []
}

const bare = (id: string) => id.replaceAll(/^<|>$/g, '')

function writeMail({ id, to, from, replyTo, subject, text, html, unsubscribeUrl }: OutgoingEmail) {
  const headers = Object.entries(unsubscribeUrl ? oneClickHeaders(unsubscribeUrl) : {})
  return {
    from: from.name ? `"${from.name}" <${from.address}>` : from.address,
    to,
    subject,
    text,
    html,
    'v:goodword_id': id,
    ...(replyTo && { 'h:Reply-To': replyTo }),
    ...Object.fromEntries(headers.map(([name, value]) => [`h:${name}`, value])),
  }
}

const report = z.object({
  signature: z.object({
    timestamp: z.string(),
    token: z.string().min(1).max(200),
    signature: z.string(),
    // By the account above, where there is one.
    'parent-signature': z.string().optional(),
  }),
  'event-data': z.looseObject({
    event: z.string(),
    id: z.string().min(1).max(200),
    timestamp: z.number(),
    recipient: z.string().max(320),
    severity: z.string().optional(),
    reason: z.string().optional(),
    url: z.string().optional(),
    'delivery-status': z.looseObject({ description: z.string().nullish(), message: z.string().nullish() }).optional(),
    message: z.looseObject({ headers: z.looseObject({ 'message-id': z.string().optional() }).optional() }).optional(),
    'user-variables': z.looseObject({ goodword_id: z.string().max(100).optional() }).optional(),
  }),
})

const KINDS: Partial<Record<string, ProviderEventKind>> = {
  delivered: 'delivered',
  opened: 'opened',
  clicked: 'clicked',
  unsubscribed: 'unsubscribed',
  complained: 'complained',
}

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-retries: the last try comes after eight hours. */
const TRIED_HOURS = 9

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks */
function isSigned(given: z.infer<typeof report>['signature'], signingKey: string): boolean {
  const { timestamp, token, signature, 'parent-signature': above = signature } = given
  const expected = createHmac('sha256', signingKey)
    .update(timestamp + token)
    .digest('hex')
  return (isSame(expected, signature) || isSame(expected, above)) && isRecent(Number(timestamp), TRIED_HOURS)
}

function readReport({ rawBody }: HookRequest, signingKey: string | null): ProviderEvent[] | null {
  const { data } = report.safeParse(parseBody(rawBody))
  if (!data || !signingKey) return null
  if (!isSigned(data.signature, signingKey)) return null
  const told = data['event-data']
  const kind = kindOf(told)
  if (!kind) return []
  return [
    {
      key: told.id,
      proof: data.signature.token,
      kind,
      messageId: told.message?.headers?.['message-id'] ?? null,
      reference: told['user-variables']?.goodword_id ?? null,
      address: told.recipient,
      at: new Date(told.timestamp * 1000),
      detail: describe(told),
    },
  ]
}

type Told = z.infer<typeof report>['event-data']

/** A failure that is not for good is tried again by the service itself. */
function kindOf({ event, severity }: Told): ProviderEventKind | undefined {
  if (event !== 'failed') return KINDS[event]
  return severity === 'permanent' ? 'bounced' : 'failed'
}

function describe({ reason, url, 'delivery-status': status }: Told) {
  const why = status?.description || status?.message || reason
  return { ...(why && { reason: why.slice(0, 500) }), ...(url && { url: url.slice(0, 2000) }) }
}
