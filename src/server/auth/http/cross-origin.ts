const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const REQUEST_HEADERS = [
  'accept',
  'apikey',
  'authorization',
  'content-type',
  'redirect_to',
  'x-application-name',
  'x-client-info',
  'x-jwt-aud',
  'x-supabase-api-version',
  'x-use-cookie',
].join(', ')
const ANSWER_HEADERS = 'X-Total-Count, Link, X-Supabase-Api-Version, Retry-After, X-Request-Id'
const REMEMBER_SECONDS = '600'

/** Sessions travel in headers, never in cookies, so a foreign page can do nothing with its visitor's. */
function isAllowed(origin: string, allowed: readonly string[]): boolean {
  return allowed.includes('*') || allowed.includes(origin)
}

export function answerPreflight(origin: string | null, allowed: readonly string[]): Response {
  const headers = new Headers({ vary: 'Origin' })
  if (origin && isAllowed(origin, allowed)) {
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-allow-methods', METHODS)
    headers.set('access-control-allow-headers', REQUEST_HEADERS)
    headers.set('access-control-max-age', REMEMBER_SECONDS)
  }
  return new Response(null, { status: 204, headers })
}

export function allowOrigin(answer: Response, origin: string | null, allowed: readonly string[]): Response {
  if (!origin || !isAllowed(origin, allowed)) return answer
  answer.headers.set('access-control-allow-origin', origin)
  answer.headers.set('access-control-expose-headers', ANSWER_HEADERS)
  answer.headers.append('vary', 'Origin')
  return answer
}
