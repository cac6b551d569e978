import type { Endpoint, InputOf, OutputOf } from '#shared/contracts/endpoint.ts'
import { createUuid } from '#web/kernel/random-uuid.ts'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { type Answer, NetworkFailure, readProblem } from './api-problem.ts'

const TIMEOUT_MS = 30_000
const MUTATION_RETRY_DELAYS_MS = [400, 1600]
/** A browser carries little along when a page closes, of all that is on its way together. */
const MOST_CARRIED_ALONG = 8 * 1024

/** Where the bearer token comes from. */
export interface TokenSource {
  getAccessToken(): Promise<string | null>
  /** Asks for a new one; `null` when the session is over. */
  refreshAccessToken(): Promise<string | null>
}

interface CallOptions {
  signal?: AbortSignal
  /** How much of what is sent has left, from 0 to 1. */
  onSent?: (share: number) => void
}

type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

interface ApiClientSettings {
  /** Empty for the page's own origin. */
  baseUrl: string
  tokens: TokenSource
  retryDelaysMs?: readonly number[]
  /** Told of every call that was answered with what it asked for. */
  onAnswered?: () => void
  /** Awaited before a refusal is told: its words may still be on their way. */
  beforeRefusal?: () => Promise<void>
}

interface PreparedRequest {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
}

function isMutation(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET'
}

function asRecord(input: unknown): Record<string, unknown> {
  return { ...(input as Record<string, unknown> | undefined) }
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== undefined && single !== null) query.append(name, String(single))
    }
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** The address and the rest of a call, without the token. */
export function prepareRequest(baseUrl: string, endpoint: Endpoint, input: unknown): PreparedRequest {
  const values = asRecord(input)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    delete values[name]
    return encodeURIComponent(String(value))
  })
  const headers: Record<string, string> = { accept: 'application/json', ...chosenCustomer.headers() }
  if (isMutation(endpoint)) headers['idempotency-key'] = createUuid()
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    return { url: `${baseUrl}${path}${queryOf(values)}`, method: endpoint.method, headers }
  }
  headers['content-type'] = 'application/json'
  return { url: `${baseUrl}${path}`, method: endpoint.method, headers, body: JSON.stringify(values) }
}

async function send(
  { url, ...init }: PreparedRequest,
  token: string | null,
  { signal, onSent }: CallOptions,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const headers = token ? { ...init.headers, authorization: `Bearer ${token}` } : init.headers
  try {
    if (onSent) {
      const { sendMeasured } = await import('./send-measured.ts')
      return await sendMeasured({ url, ...init, headers }, { timeoutMs: TIMEOUT_MS, signal, onSent })
    }
    const response = await fetch(url, {
      ...init,
      headers,
      // What somebody did just before leaving the page is done all the same.
      keepalive: init.method !== 'GET' && (init.body?.length ?? 0) <= MOST_CARRIED_ALONG,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    // Read here: a connection can also be lost in the middle of the body.
    return { response, text: await response.text() }
  } catch (error) {
    // Given up by the caller: nothing failed.
    if (signal?.aborted) throw error
    throw new NetworkFailure(error)
  }
}

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs)
  })
}

const identify = ({ method, url, body }: PreparedRequest) => [method, url, body].join(' ')

/** Longer, and the same once more may be meant as another one. */
const CARRIED_ON_FOR_MS = 600_000

/**
 * The Idempotency-Keys of what was sent and may have happened, though no answer came: whoever presses again sends the same
 * key, and it happens once. A change of the same thing that was answered in between makes the next press a new one.
 */
function createUnansweredKeys() {
  const keys = new Map<string, { key: string; url: string; at: number }>()
  const parentOf = (url: string) => url.slice(0, url.lastIndexOf('/'))

  return {
    carryOn(request: PreparedRequest): PreparedRequest {
      const earlier = keys.get(identify(request))
      if (!earlier || Date.now() - earlier.at > CARRIED_ON_FOR_MS) return request
      return { ...request, headers: { ...request.headers, 'idempotency-key': earlier.key } }
    },
    note(request: PreparedRequest, answer?: Answer) {
      if (!answer || answer.response.status >= 500) {
        const { url, headers } = request
        keys.set(identify(request), { key: headers['idempotency-key'] ?? '', url, at: Date.now() })
        return
      }
      for (const [known, { url }] of keys) if (parentOf(url) === parentOf(request.url)) keys.delete(known)
    },
  }
}

const MOST_POLLED = 20

/** What polled endpoints answered last, by address: an answer that has not changed is not sent again. */
function createPolledAnswers() {
  const answers = new Map<string, Answer & { etag: string }>()
  return {
    async look(request: PreparedRequest, sendIt: (request: PreparedRequest) => Promise<Answer>): Promise<Answer> {
      const known = answers.get(request.url)
      const headers = { ...request.headers, ...(known && { 'if-none-match': known.etag }) }
      const answer = await sendIt({ ...request, headers })
      if (answer.response.status === 304 && known) return known
      const etag = answer.response.headers.get('etag')
      if (!answer.response.ok || !etag) return answer
      if (answers.size >= MOST_POLLED) answers.clear()
      answers.set(request.url, { ...answer, etag })
      return answer
    },
  }
}

/** A mutation after a lost connection: with the same Idempotency-Key, so that the effect happens once. */
async function sendAgain(sendIt: () => Promise<Answer>, delaysMs: readonly number[]): Promise<Answer> {
  for (const delayMs of delaysMs) {
    try {
      return await sendIt()
    } catch (error) {
      if (!(error instanceof NetworkFailure)) throw error
      await wait(delayMs)
    }
  }
  return sendIt()
}

export function createApiClient({
  baseUrl,
  tokens,
  retryDelaysMs = MUTATION_RETRY_DELAYS_MS,
  onAnswered,
  beforeRefusal = () => Promise.resolve(),
}: ApiClientSettings): Call {
  async function sendSignedIn(request: PreparedRequest, options: CallOptions): Promise<Answer> {
    const answer = await send(request, await tokens.getAccessToken(), options)
    if (answer.response.status !== 401) return answer
    const renewed = await tokens.refreshAccessToken()
    return renewed ? send(request, renewed, options) : answer
  }

  let latest: { key: string; answer: Promise<Answer> } | null = null
  const unanswered = createUnansweredKeys()

  /** The same once more, with nothing in between and no answer yet, is a second click: it shares what comes of the first. */
  function sendOnce(prepared: PreparedRequest, options: CallOptions): Promise<Answer> {
    const key = identify(prepared)
    if (latest?.key === key && !options.signal) return latest.answer
    const request = unanswered.carryOn(prepared)
    const answer = sendAgain(() => sendSignedIn(request, options), retryDelaysMs)
    const sent = { key, answer }
    const settle = (given?: Answer) => {
      unanswered.note(request, given)
      if (latest === sent) latest = null
    }
    latest = sent
    answer.then(settle, () => settle())
    return answer
  }

  const polled = createPolledAnswers()
  const look = (endpoint: Endpoint, request: PreparedRequest, options: CallOptions) =>
    endpoint.isPolled ? polled.look(request, (asked) => sendSignedIn(asked, options)) : sendSignedIn(request, options)

  return async function call(endpoint, input, options = {}) {
    const request = prepareRequest(baseUrl, endpoint, input)
    const answer = await (isMutation(endpoint) ? sendOnce(request, options) : look(endpoint, request, options))
    if (!answer.response.ok) throw await beforeRefusal().then(() => readProblem(answer))
    onAnswered?.()
    return JSON.parse(answer.text) as OutputOf<typeof endpoint>
  }
}
