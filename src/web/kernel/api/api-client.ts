import type { Endpoint, InputOf, OutputOf } from '#shared/contracts/endpoint.ts'
import { NetworkFailure, readProblem } from './api-problem.ts'

const TIMEOUT_MS = 30_000
const MUTATION_RETRY_DELAYS_MS = [400, 1600]

/** Where the bearer token comes from. */
export interface TokenSource {
  getAccessToken(): Promise<string | null>
  /** Asks for a new one; `null` when the session is over. */
  refreshAccessToken(): Promise<string | null>
}

export interface CallOptions {
  signal?: AbortSignal
}

export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<OutputOf<E>>

interface ApiClientSettings {
  /** Empty for the page's own origin. */
  baseUrl: string
  tokens: TokenSource
  retryDelaysMs?: readonly number[]
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

function prepareRequest(baseUrl: string, endpoint: Endpoint, input: unknown): PreparedRequest {
  const values = asRecord(input)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    delete values[name]
    return encodeURIComponent(String(value))
  })
  const headers: Record<string, string> = { accept: 'application/json' }
  if (isMutation(endpoint)) headers['idempotency-key'] = crypto.randomUUID()
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    return { url: `${baseUrl}${path}${queryOf(values)}`, method: endpoint.method, headers }
  }
  headers['content-type'] = 'application/json'
  return { url: `${baseUrl}${path}`, method: endpoint.method, headers, body: JSON.stringify(values) }
}

async function send(request: PreparedRequest, token: string | null, signal?: AbortSignal): Promise<Response> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const { url, ...init } = request
  const headers = token ? { ...request.headers, authorization: `Bearer ${token}` } : request.headers
  try {
    return await fetch(url, { ...init, headers, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
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

export function createApiClient({
  baseUrl,
  tokens,
  retryDelaysMs = MUTATION_RETRY_DELAYS_MS,
}: ApiClientSettings): Call {
  async function sendSignedIn(request: PreparedRequest, signal?: AbortSignal): Promise<Response> {
    const response = await send(request, await tokens.getAccessToken(), signal)
    if (response.status !== 401) return response
    const renewed = await tokens.refreshAccessToken()
    return renewed ? send(request, renewed, signal) : response
  }

  /** Sent again after a lost connection with the same Idempotency-Key, so that the effect happens once. */
  async function sendMutation(request: PreparedRequest, signal?: AbortSignal): Promise<Response> {
    for (const delayMs of retryDelaysMs) {
      try {
        return await sendSignedIn(request, signal)
      } catch (error) {
        if (!(error instanceof NetworkFailure)) throw error
        await wait(delayMs)
      }
    }
    return sendSignedIn(request, signal)
  }

  return async function call(endpoint, input, { signal } = {}) {
    const request = prepareRequest(baseUrl, endpoint, input)
    const response = await (isMutation(endpoint) ? sendMutation(request, signal) : sendSignedIn(request, signal))
    if (!response.ok) throw await readProblem(response)
    return response.json() as Promise<OutputOf<typeof endpoint>>
  }
}
