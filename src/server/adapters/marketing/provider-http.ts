import type { z } from 'zod'
import { readRetryAfterMs } from '../read-retry-after.ts'

const TIMEOUT_MS = 15_000
const MOST_BYTES = 1024 * 1024
const LONGEST_WORDS = 300

/**
 * `refused`: the service does not let us in. `rejected`: not this message, or not like this. `retry`: surely not taken, and
 * may be later. `unconfirmed`: it may have been taken.
 */
export type ProviderErrorKind = 'refused' | 'rejected' | 'retry' | 'unconfirmed'

export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  /** The service's own. */
  readonly words: string | null
  readonly code: string | null
  readonly retryAfterSeconds: number | null

  constructor(
    kind: ProviderErrorKind,
    details: Partial<Omit<ProviderError, keyof Error | 'kind'>> & ErrorOptions = {},
  ) {
    const { words = null, code = null, retryAfterSeconds = null, ...options } = details
    super([kind, code, words].filter(Boolean).join(', '), options)
    this.name = 'ProviderError'
    this.kind = kind
    this.words = words === null ? null : words.trim().slice(0, LONGEST_WORDS) || null
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** What a service says in its own error body. */
export interface Said {
  words: string | null
  code?: string | null
  kind?: ProviderErrorKind
  /** Where it says so in a way of its own. */
  retryAfterSeconds?: number
}
type ReadError = (body: unknown, response: Response) => Said | null

interface Call<Schema extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  headers: Record<string, string>
  json?: unknown
  form?: Record<string, string> | string[][]
  /** Several parts, for those who take nothing else. */
  parts?: Record<string, string | Blob>
  bytes?: Uint8Array<ArrayBuffer>
  schema: Schema
}

/** No code of these ever left the machine: the connection itself did not come about. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
/** An answer of a machine in between, or of a service in the middle of its work. */
const DOUBTFUL = [500, 502, 504]

export const basicAuth = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})

/** Asks a service one thing. Bounded in time and size, parsed, without a second try. */
export function createProviderHttp(readError: ReadError) {
  return async function call<Schema extends z.ZodType>(address: string, options: Call<Schema>) {
    const response = await send(address, options)
    const body = await read(response)
    if (!response.ok) throw explain(response, readError(body, response))
    const parsed = options.schema.safeParse(body)
    if (!parsed.success) throw new ProviderError('unconfirmed', { code: 'unreadable', cause: parsed.error })
    return { body: parsed.data, headers: response.headers }
  }
}

/** What a key was not given the right to ask is not known; everything else goes on as it was. */
export async function unlessForbidden<T>(question: Promise<T>): Promise<T | null> {
  return question.catch((error: unknown) => {
    if (error instanceof ProviderError && error.kind === 'refused') return null
    throw error
  })
}

async function send(address: string, { method = 'GET', headers, json, form, parts, bytes }: Call<z.ZodType>) {
  const type = json === undefined ? {} : { 'content-type': 'application/json' }
  const init: RequestInit = { method, headers: { accept: 'application/json', ...type, ...headers }, redirect: 'error' }
  if (json !== undefined) init.body = JSON.stringify(json)
  if (form) init.body = new URLSearchParams(form)
  if (bytes) init.body = bytes
  if (parts) {
    const data = new FormData()
    for (const [name, value] of Object.entries(parts)) data.append(name, value)
    init.body = data
  }
  return fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(notAnswered)
}

function notAnswered(error: unknown): never {
  const { code } = ((error as Error).cause ?? error) as { code?: unknown }
  const wasNeverSent = NEVER_SENT.some((known) => known === code)
  throw new ProviderError(wasNeverSent ? 'retry' : 'unconfirmed', { code: 'unreachable', cause: error })
}

async function read(response: Response): Promise<unknown> {
  try {
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk)
      size += chunk.length
      if (size > MOST_BYTES) throw new Error('The answer is too long.')
    }
    const text = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
    return text === '' ? {} : parse(text)
  } catch (error) {
    throw new ProviderError('unconfirmed', { code: 'unreachable', cause: error })
  }
}

/** Some say no in plain text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function explain({ status, headers }: Response, said: Said | null): ProviderError {
  const wait = readRetryAfterMs(headers)
  return new ProviderError(said?.kind ?? kindOf(status), {
    words: said?.words ?? null,
    code: said?.code ?? String(status),
    retryAfterSeconds: said?.retryAfterSeconds ?? (wait === null ? null : Math.ceil(wait / 1000)),
  })
}

function kindOf(status: number): ProviderErrorKind {
  if (status === 401 || status === 403) return 'refused'
  if (DOUBTFUL.includes(status)) return 'unconfirmed'
  return status === 408 || status === 429 || status >= 500 ? 'retry' : 'rejected'
}
