import { readRetryAfterMs } from '#server/adapters/read-retry-after.ts'

/** Longer waits are for whoever asked: only they know whether somebody is looking on. */
const LONGEST_WAIT_MS = 5000

/**
 * The client library tries every 429 again, after whatever wait it is told. This keeps it from it where the quota is used up,
 * which no waiting changes, and where the wait is long.
 */
export async function fetchForClient(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.status !== 429 && response.status < 500) return response
  const body = await response.text()
  const headers = new Headers(response.headers)
  const isHopeless = body.includes('"insufficient_quota"') || (readRetryAfterMs(headers) ?? 0) > LONGEST_WAIT_MS
  if (isHopeless) headers.set('x-should-retry', 'false')
  // The body is unpacked by now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}
