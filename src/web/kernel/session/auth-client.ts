import { AuthClient } from '@supabase/auth-js'
import { lifetimeHeaders, persistedSession, renewLapsedLifetime, SESSION_STORAGE_KEY } from './session-storage.ts'

interface AuthClientSettings {
  url: string
  /** The page is one where a link or a provider may bring a session. */
  isArrival: boolean
  fetch: typeof globalThis.fetch
}

/** Fetched on its own: it brings the library that signs people in and renews their sessions. */
export function buildAuthClient({ url, isArrival, fetch }: AuthClientSettings) {
  if (isArrival && new URLSearchParams(location.search).has('code')) renewLapsedLifetime()
  return new AuthClient({
    url,
    headers: { 'x-application-name': 'goodword@1.0.0' },
    storageKey: SESSION_STORAGE_KEY,
    storage: persistedSession,
    persistSession: true,
    autoRefreshToken: true,
    // A code in the address gives a session only to the browser that asked for it. Tokens in the address, which would
    // sign their reader in as whoever wrote the link, are refused under this flow.
    flowType: 'pkce',
    detectSessionInUrl: isArrival,
    experimental: { recoveryCodes: true },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      for (const [name, value] of Object.entries(lifetimeHeaders())) headers.set(name, value)
      return fetch(input, { ...init, headers })
    },
  })
}
