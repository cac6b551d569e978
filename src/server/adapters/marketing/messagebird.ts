import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { ProviderEventKind } from '#shared/domain/providers.ts'
import { isSame, isStop, parseBody } from './hook-reading.ts'
import type { HookRequest, ProviderAccount, ProviderEvent, SmsProvider } from './port.ts'
import { createProviderHttp, ProviderError } from './provider-http.ts'

const LIVE = 'https://rest.messagebird.com'
const LOOKED_FOR_MS = 2 * 86_400_000
const PAGE = 200
const MOST_LOOKED_AT = 20_000
/** Not the message is wrong but the key. */
const KEY_CODE = 2

const errorBody = z.object({ errors: z.array(z.object({ code: z.number(), description: z.string() })).min(1) })
const call = createProviderHttp((body) => {
  const { data } = errorBody.safeParse(body)
  const [first] = data?.errors ?? []
  if (!first) return null
  return { words: first.description, code: String(first.code), ...(first.code === KEY_CODE && { kind: 'refused' }) }
})

const message = z.object({ id: z.string(), reference: z.string().nullish() })

/** It cannot be asked for one by our name: all that were sent lately are gone through. */
async function findByName(id: string, list: (query: URLSearchParams) => Promise<z.infer<typeof message>[]>) {
  const from = new Date(Date.now() - LOOKED_FOR_MS).toISOString()
  for (let offset = 0; offset < MOST_LOOKED_AT; offset += PAGE) {
    const items = await list(new URLSearchParams({ from, limit: String(PAGE), offset: String(offset) }))
    const found = items.find(({ reference }) => reference === id)
    if (found) return { messageId: found.id }
    if (items.length < PAGE) return null
  }
  // It may be further back, so nobody can say that it was not sent.
  throw new ProviderError('unconfirmed')
}

/** MessageBird's REST API. It keeps our name for a message, by which it can be found again. */
export function createMessageBird({ baseUrl }: { baseUrl: () => string | null }): SmsProvider {
  const at = (path: string) => (baseUrl() ?? LIVE) + path
  const key = ({ credentials }: ProviderAccount) => ({ authorization: `AccessKey ${credentials.apiKey ?? ''}` })
  return {
    channel: 'sms',
    inDoubt: 'look-up',
    longestCallSeconds: 20,
    atOnce: 5,
    perSecond: 20,
    longestText: 1377,
    subscribe: null,
    unsubscribe: null,

    async check(account) {
      const schema = z.object({ payment: z.string(), type: z.string(), amount: z.number() })
      await call(at('/balance'), { headers: key(account), schema })
      return { name: account.credentials.originator ?? '' }
    },

    async send(account, { id, to, text, hookUrl }) {
      const { body } = await call(at('/messages'), {
        method: 'POST',
        headers: key(account),
        json: {
          originator: account.credentials.originator,
          recipients: [to.replace('+', '')],
          body: text,
          // Reports come only where there is one.
          reference: id,
          reportUrl: hookUrl,
          datacoding: 'auto',
        },
        schema: message,
      })
      return { messageId: body.id }
    },

    lookUp: (account, { id }) =>
      findByName(id, async (query) => {
        const schema = z.object({ items: z.array(message) })
        return (await call(at(`/messages?${query.toString()}`), { headers: key(account), schema })).body.items
      }),

    senderOf: ({ credentials }) => credentials.originator ?? '',
    // A name has none, and of a number this interface tells nothing.
    readCapabilities: () => Promise.resolve(null),

    readEvents: async (hook, { signingKey }) => ((await isSigned(hook, signingKey)) ? readReport(hook) : null),
  }
}

const signedHashes = z.object({ url_hash: z.string(), payload_hash: z.string().default('') })

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** https://developers.messagebird.com/api/#verifying-http-requests: a token over the address and the body. */
async function isSigned({ url, headers, rawBody }: HookRequest, signingKey: string | null): Promise<boolean> {
  const token = headers.get('messagebird-signature-jwt')
  if (!token || !signingKey) return false
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(signingKey), {
      algorithms: ['HS256'],
      issuer: 'MessageBird',
      clockTolerance: 5,
      requiredClaims: ['exp', 'url_hash'],
    })
    const hashes = signedHashes.parse(payload)
    const bodyHash = rawBody.length > 0 ? sha256(rawBody) : ''
    return isSame(hashes.url_hash, sha256(url)) && isSame(hashes.payload_hash, bodyHash)
  } catch {
    return false
  }
}

const KINDS: Partial<Record<string, ProviderEventKind>> = {
  delivered: 'delivered',
  delivery_failed: 'failed',
  expired: 'failed',
}

/** What became of a message comes in the address, an answer to one in the body. */
function readReport({ url, rawBody }: HookRequest): ProviderEvent[] {
  const query = new URL(url.replaceAll('%00', '')).searchParams
  const [id, status] = [query.get('id'), query.get('status')]
  const kind = KINDS[status ?? '']
  if (id && status) return kind ? [readStatus(query, { id, status, kind })] : []
  const { data } = incoming.safeParse(parseIncoming(rawBody))
  if (!data) return []
  return [
    {
      key: `${data.id} in`,
      kind: isStop(data.body) ? 'stopped' : 'replied',
      messageId: data.id,
      reference: null,
      address: `+${data.originator.replace('+', '')}`,
      at: new Date(),
      detail: { text: data.body.slice(0, 1600) },
    },
  ]
}

const incoming = z.object({ id: z.string().min(1).max(150), originator: z.string().max(40), body: z.string() })

function parseIncoming(rawBody: Buffer): unknown {
  const json = parseBody(rawBody)
  if (json !== null) return json
  return Object.fromEntries(new URLSearchParams(rawBody.toString('utf8').replaceAll('%00', '')))
}

function readStatus(
  query: URLSearchParams,
  { id, status, kind }: { id: string; status: string; kind: ProviderEventKind },
): ProviderEvent {
  const [error, moment] = [query.get('statusErrorCode'), Date.parse(query.get('statusDatetime') ?? '')]
  const recipient = query.get('recipient') ?? ''
  return {
    key: `${id} ${recipient} ${status}`.slice(0, 200),
    kind,
    messageId: id,
    reference: query.get('reference'),
    address: `+${recipient.replace('+', '').trim()}`,
    at: Number.isNaN(moment) ? new Date() : new Date(moment),
    detail: error ? { reason: error } : {},
  }
}
