const TIMEOUT_MS = 20_000

/** What the answer's head tells of a refused sign-in; the client library hands on only the body. */
export interface RefusalDetails {
  requestId: string | null
  retryAfterSeconds: number | null
}

const NOTHING_TOLD: RefusalDetails = { requestId: null, retryAfterSeconds: null }

/** Fetches for the session's client, gives up in time, and keeps what the latest refusal told. */
export function createSessionFetch(timeoutMs = TIMEOUT_MS) {
  let latestRefusal = NOTHING_TOLD

  async function fetchForSession(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const timeout = AbortSignal.timeout(timeoutMs)
    latestRefusal = NOTHING_TOLD
    const response = await fetch(input, {
      ...init,
      signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout,
    })
    if (!response.ok) latestRefusal = readDetails(response.headers)
    return response
  }

  return { fetch: fetchForSession, getLatestRefusal: () => latestRefusal }
}

function readDetails(headers: Headers): RefusalDetails {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  return { requestId: headers.get('x-request-id'), retryAfterSeconds: Number.isNaN(seconds) ? null : seconds }
}
