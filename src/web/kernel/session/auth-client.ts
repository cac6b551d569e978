import { AuthClient } from '@supabase/auth-js'
import { paths } from '#shared/domain/paths.ts'
import { createSessionFetch } from './session-fetch.ts'
import { lifetimeHeaders, persistedSession, renewLapsedLifetime, SESSION_STORAGE_KEY } from './session-storage.ts'

/** Where a link or a provider may bring a session. A code in any other address is meant for something else. */
export const ARRIVAL_PATHS: readonly string[] = [paths.login, paths.verify, paths.resetPassword]

export const sessionFetch = createSessionFetch()

export const authUrl = () => `${location.origin}/auth/v1`

let client: InstanceType<typeof AuthClient> | undefined

/** Built on first use: importing this file must not touch the browser. */
export function authClient(): InstanceType<typeof AuthClient> {
  client ??= buildClient()
  return client
}

function buildClient() {
  const isArrival = ARRIVAL_PATHS.includes(location.pathname)
  if (isArrival && new URLSearchParams(location.search).has('code')) renewLapsedLifetime()
  return new AuthClient({
    url: authUrl(),
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
      return sessionFetch.fetch(input, { ...init, headers })
    },
  })
}
