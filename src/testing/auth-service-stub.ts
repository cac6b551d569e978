import { vi } from 'vitest'

interface Asked {
  method: string
  path: string
  body: unknown
  isRemembered: boolean
}

const ORIGIN = 'https://goodword.example'
const STORAGE_KEY = 'goodword-session'
const HOUR_S = 3600

/** A session as the service answers it; the token is not signed, for a browser only reads it. */
export function sessionOf(level: 'aal1' | 'aal2', factors: object[] = []) {
  const claims = { sub: 'u1', aal: level, amr: [{ method: 'password', timestamp: 1 }], exp: nowInSeconds() + HOUR_S }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return {
    access_token: `${encode({ alg: 'ES256' })}.${encode(claims)}.${encode({})}`,
    refresh_token: `refresh-${level}`,
    token_type: 'bearer',
    expires_in: HOUR_S,
    expires_at: nowInSeconds() + HOUR_S,
    user: { id: 'u1', email: 'robin@journey.test', app_metadata: {}, user_metadata: {}, factors },
  }
}

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** A browser with a session, and an auth service that gives the answers it is told, one for each call. */
export function stubAuthService(session: object) {
  const stored = new Map([[STORAGE_KEY, JSON.stringify(session)]])
  const asked: Asked[] = []
  const answers: Response[] = []
  vi.stubGlobal('location', new URL('/settings', ORIGIN))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const isRemembered = new Headers(init.headers).has('goodword-remember')
    asked.push({ method: init.method ?? 'GET', path: new URL(url).pathname, body, isRemembered })
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new Error(`Nobody answers ${url}.`))
  })
  return {
    asked,
    answer: (body: object) => answers.push(Response.json(body)),
    refuse: (status: number, code: string, headers: Record<string, string> = {}) =>
      answers.push(
        Response.json(
          { code, message: 'No.' },
          { status, headers: { 'x-supabase-api-version': '2024-01-01', ...headers } },
        ),
      ),
    readStored: () => JSON.parse(stored.get(STORAGE_KEY) ?? 'null') as { refresh_token: string } | null,
  }
}
