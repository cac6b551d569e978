import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { ProviderEventKind } from '#shared/domain/providers.ts'
import { isSame, isStop } from './hook-reading.ts'
import type { CheckedAccount, HookRequest, ProviderAccount, ProviderEvent, SmsProvider } from './port.ts'
import { basicAuth, createProviderHttp, ProviderError } from './provider-http.ts'

const LIVE = 'https://api.twilio.com'
/** How far back a message is looked for that nobody confirmed. */
const LOOKED_FOR_MS = 2 * 86_400_000

const errorBody = z.object({ code: z.number().nullish(), message: z.string() })
/** Not the message is wrong but the account, or what it may do. */
const ACCOUNT_CODES = [20003, 20005, 20404]
const call = createProviderHttp((body) => {
  const { data } = errorBody.safeParse(body)
  if (!data) return null
  const code = data.code ?? null
  const isAccount = code !== null && ACCOUNT_CODES.includes(code)
  return { words: data.message, code: code === null ? null : String(code), ...(isAccount && { kind: 'refused' }) }
})

const message = z.object({ sid: z.string(), to: z.string(), body: z.string().nullable().default('') })

/** Twilio's Programmable Messaging. A send has no key of the caller's, but what was sent can be listed. */
export function createTwilio({ baseUrl }: { baseUrl: () => string | null }): SmsProvider {
  const of = ({ credentials }: ProviderAccount) => {
    const { accountSid = '', authToken = '', phoneNumber = '' } = credentials
    const account = `${baseUrl() ?? LIVE}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`
    return { account, phoneNumber, headers: basicAuth(accountSid, authToken) }
  }
  return {
    channel: 'sms',
    inDoubt: 'look-up',
    longestCallSeconds: 20,
    atOnce: 5,
    // What a long code may send in most countries; services and short codes may more.
    perSecond: 10,
    longestText: 1600,
    subscribe: null,
    unsubscribe: null,

    check: (connected) => checkNumber(of(connected)),
    senderOf: ({ credentials }) => credentials.phoneNumber ?? '',
    readCapabilities: async (connected) => (await findNumber(of(connected)))?.capabilities ?? null,

    async send(connected, { id, to, text, hookUrl }) {
      const { account, phoneNumber, headers } = of(connected)
      const { body } = await call(`${account}/Messages.json`, {
        method: 'POST',
        headers,
        form: { To: to, From: phoneNumber, Body: text, StatusCallback: `${hookUrl}?message=${id}` },
        schema: message,
      })
      return { messageId: body.sid }
    },

    async lookUp(connected, { to, text }) {
      const { account, phoneNumber, headers } = of(connected)
      const since = new Date(Date.now() - LOOKED_FOR_MS).toISOString().slice(0, 10)
      const query = new URLSearchParams({ To: to, From: phoneNumber, 'DateSent>': since, PageSize: '100' })
      const { body } = await call(`${account}/Messages.json?${query.toString()}`, {
        headers,
        schema: z.object({ messages: z.array(message) }),
      })
      const found = body.messages.find((one) => one.body === text)
      return found ? { messageId: found.sid } : null
    },

    readEvents: (hook, { credentials }) => {
      const form = new URLSearchParams(hook.rawBody.toString('utf8').replaceAll('%00', ''))
      const isOwn =
        isSigned(hook, form, credentials.authToken ?? '') && form.get('AccountSid') === credentials.accountSid
      return Promise.resolve(isOwn ? readReport(hook, form) : null)
    },
  }
}

interface Opened {
  account: string
  phoneNumber: string
  headers: Record<string, string>
}

/** The account must be in order, and the number one of its own. */
async function checkNumber({ account, phoneNumber, headers }: Opened): Promise<CheckedAccount> {
  const found = z.object({ friendly_name: z.string(), status: z.string() })
  const { body } = await call(`${account}.json`, { headers, schema: found })
  if (body.status !== 'active') throw new ProviderError('refused', { words: `Account is ${body.status}` })
  if (!(await findNumber({ account, phoneNumber, headers }))) {
    const words = `The 'From' number ${phoneNumber} is not a valid phone number for your account.`
    throw new ProviderError('rejected', { words, code: '21606' })
  }
  return { name: `${phoneNumber} · ${body.friendly_name}` }
}

/** https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource */
const numbers = z.object({
  incoming_phone_numbers: z.array(
    z.object({
      phone_number: z.string(),
      capabilities: z
        .object({ sms: z.boolean().default(false), mms: z.boolean().default(false), voice: z.boolean().default(false) })
        .nullish(),
    }),
  ),
})

async function findNumber({ account, phoneNumber, headers }: Opened) {
  const query = new URLSearchParams({ PhoneNumber: phoneNumber })
  const { body } = await call(`${account}/IncomingPhoneNumbers.json?${query.toString()}`, { headers, schema: numbers })
  return body.incoming_phone_numbers.find((one) => one.phone_number === phoneNumber)
}

/** https://www.twilio.com/docs/usage/security: the address it called, then every field by its name. */
function isSigned({ url, headers }: HookRequest, form: URLSearchParams, authToken: string): boolean {
  const fields = [...form.entries()].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  const signed = url + fields.map(([name, value]) => name + value).join('')
  const expected = createHmac('sha1', authToken).update(signed).digest('base64')
  return authToken !== '' && isSame(expected, headers.get('x-twilio-signature') ?? '')
}

const KINDS: Partial<Record<string, ProviderEventKind>> = {
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
}

/** What an opted-out number answers with. */
const OPTED_OUT = '21610'

function readReport({ url }: HookRequest, form: URLSearchParams): ProviderEvent[] {
  const field = (name: string) => form.get(name) ?? ''
  const sid = field('MessageSid') || field('SmsSid')
  const status = field('MessageStatus')
  if (sid === '') return []
  const base = { messageId: sid, at: new Date() }
  if (status !== '') {
    const code = field('ErrorCode')
    const kind = code === OPTED_OUT ? 'stopped' : KINDS[status]
    if (!kind) return []
    const reference = new URL(url).searchParams.get('message')
    const detail = code ? { reason: code } : {}
    return [{ ...base, key: `${sid} ${status}`, kind, reference, address: field('To'), detail }]
  }
  const text = field('Body')
  const kind = field('OptOutType') === 'STOP' || isStop(text) ? 'stopped' : 'replied'
  return [
    { ...base, key: `${sid} in`, kind, reference: null, address: field('From'), detail: { text: text.slice(0, 1600) } },
  ]
}
