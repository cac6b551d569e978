import type { SupportedStorage } from '@supabase/auth-js'
import { forget, recall, remember } from '#web/kernel/browser-memory.ts'

export const SESSION_STORAGE_KEY = 'goodword-session'
const LIFETIME_KEY = 'goodword-session-lifetime'
const BROWSER_MARK = 'goodword-browser-open=1'

/**
 * A session that is not to be remembered lies in the same storage, so that every tab shares it, and is dropped when
 * the browser has been closed since: a cookie without an expiry date is the only thing that ends with the browser.
 * The script in the website's head (`public/early-script.ts`) asks the same before it leads on to the app.
 */
function hasLapsed(): boolean {
  return recall(LIFETIME_KEY) === 'browser' && !document.cookie.split('; ').includes(BROWSER_MARK)
}

export function isSessionStored(): boolean {
  return recall(SESSION_STORAGE_KEY) !== null
}

/** The client renews an access token that has less than this left. */
const RENEWED_BEFORE_END_MS = 90_000

interface HeldSession {
  accessToken: string
  isSecondFactorDue: boolean
}

interface StoredSession {
  access_token: string
  expires_at: number
  user: { factors?: { status: string }[] }
}

/** The stored session, where its access token still holds; `null` where the client must look after it. */
export function findHeldSession(now: number): HeldSession | null {
  try {
    const stored = persistedSession.getItem(SESSION_STORAGE_KEY) as string | null
    if (stored === null) return null
    const { access_token: accessToken, expires_at, user } = JSON.parse(stored) as StoredSession
    if (!(expires_at * 1000 - now > RENEWED_BEFORE_END_MS)) return null
    const hasFactor = user.factors?.some(({ status }) => status === 'verified') === true
    return { accessToken, isSecondFactorDue: hasFactor && readLevel(accessToken) === 'aal1' }
  } catch {
    return null
  }
}

function readLevel(accessToken: string): unknown {
  const payload = accessToken.split('.')[1] ?? ''
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown }
  return claims.aal
}

/** A session that a mail brings back to a browser closed since begins a new life, as one that is not remembered. */
export function renewLapsedLifetime() {
  if (!hasLapsed()) return
  forget(SESSION_STORAGE_KEY)
  chooseSessionLifetime(false)
}

/** What a sign-in tells the server of it: nothing, unless the person asked to be remembered. */
export const lifetimeHeaders = (): Record<string, string> =>
  recall(LIFETIME_KEY) === 'remembered' ? { 'goodword-remember': '1' } : {}

export function chooseSessionLifetime(isRemembered: boolean) {
  remember(LIFETIME_KEY, isRemembered ? 'remembered' : 'browser')
  if (isRemembered) return
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${BROWSER_MARK}; path=/; samesite=strict${secure}`
}

/** Told when another tab has signed somebody in, or renewed or raised their session. */
export function onSessionChangedElsewhere(listener: () => void): () => void {
  const tell = ({ key }: StorageEvent) => {
    if (key === SESSION_STORAGE_KEY) listener()
  }
  addEventListener('storage', tell)
  return () => removeEventListener('storage', tell)
}

export const persistedSession: SupportedStorage = {
  getItem(key) {
    // Not what lies beside it: the secret of a mail under way outlives the browser.
    if (key === SESSION_STORAGE_KEY && hasLapsed()) forget(key)
    return recall(key)
  },
  setItem: remember,
  removeItem: forget,
}
