import type { z } from 'zod'
import type { FaultReason } from '#shared/domain/faults.ts'
import { PlatformError, type PlatformErrorKind, type PlatformErrorSubject } from './platform-error.ts'

const TIMEOUT_MS = 15_000
const MAX_BODY_BYTES = 5 * 1024 * 1024

export interface Refusal {
  kind: PlatformErrorKind
  reason?: FaultReason | null
  words?: string | null
  vendorCode?: string | null
  retryAfterSeconds?: number | null
  /** Left out, the status tells. */
  about?: PlatformErrorSubject | null
}

/** Reads a vendor's error body; `null` leaves the decision to the status. */
export type ReadRefusal = (status: number, body: unknown, headers: Headers) => Partial<Refusal> | null

interface CallOptions<Schema extends z.ZodType> {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as a form. */
  form?: Record<string, string>
  schema: Schema
}

/** Speaks JSON to a vendor: bounded in time and size, every body parsed, every failure sorted. No retries of its own. */
export function createPlatformHttp(readRefusal: ReadRefusal) {
  return async function call<Schema extends z.ZodType>(
    url: URL,
    options: CallOptions<Schema>,
  ): Promise<z.output<Schema>> {
    const response = await send(url, options)
    const body = await readJson(response)
    if (!response.ok) throw toPlatformError(response, readRefusal(response.status, body, response.headers))
    const parsed = options.schema.safeParse(body)
    if (parsed.success) return parsed.data
    throw new PlatformError('retry', { reason: 'unreadable', cause: parsed.error })
  }
}

async function send(url: URL, options: CallOptions<z.ZodType>): Promise<Response> {
  const { method = 'GET', headers = {}, json, form } = options
  const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json)
  try {
    return await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (error) {
    throw new PlatformError('retry', { reason: 'unreachable', cause: error })
  }
}

async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > MAX_BODY_BYTES) throw new PlatformError('retry', { reason: 'unreadable' })
      chunks.push(chunk)
    }
    const text = Buffer.concat(chunks).toString('utf8')
    return text === '' ? {} : parseKeepable(text)
  } catch (error) {
    if (error instanceof PlatformError) throw error
    if (!response.ok) return null
    throw new PlatformError('retry', { reason: 'unreadable', cause: error })
  }
}

/** PostgreSQL keeps no NUL and no half of a character: a review that holds one must not stop all that come after it. */
function parseKeepable(text: string): unknown {
  const isKeepable = !/\\u(?:0000|d[89a-f])/i.test(text)
  return JSON.parse(text, isKeepable ? undefined : (_key, value: unknown) => makeKeepable(value))
}

const makeKeepable = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value)

function toPlatformError(response: Response, read: Partial<Refusal> | null): PlatformError {
  const {
    kind = kindOf(response.status),
    reason = null,
    words = null,
    vendorCode,
    about,
    retryAfterSeconds,
  } = read ?? {}
  return new PlatformError(kind, {
    reason,
    words,
    vendorCode: vendorCode ?? String(response.status),
    retryAfterSeconds: retryAfterSeconds ?? retryAfterOf(response.headers),
    about: about === undefined ? subjectOf(response.status, kind) : about,
  })
}

function kindOf(status: number): PlatformErrorKind {
  if (status === 401 || status === 403) return 'reconnect'
  if (status === 404 || status === 410) return 'gone'
  return status === 408 || status === 429 || status >= 500 ? 'retry' : 'rejected'
}

function subjectOf(status: number, kind: PlatformErrorKind): PlatformErrorSubject | null {
  if (kind === 'reconnect') return status === 403 ? 'permission' : null
  return status === 429 ? 'quota' : null
}

function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after')
  if (!value) return null
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : null
}
