import { AuthClient, isAuthApiError, isAuthRetryableFetchError, type AuthError } from '@supabase/auth-js'
import { NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { chooseSessionLifetime, persistedSession } from './session-storage.ts'

export const SESSION_STORAGE_KEY = 'goodword-session'

export interface Credentials {
  email: string
  password: string
  isRemembered: boolean
}

export type SignInFailure =
  | { reason: 'credentials' }
  | { reason: 'rate-limited' }
  | { reason: 'unreachable' }
  | { reason: 'other'; message: string }

let isSigningOut = false
let client: InstanceType<typeof AuthClient> | undefined

/** Built on first use: importing this file must not touch the browser. */
function authClient(): InstanceType<typeof AuthClient> {
  client ??= new AuthClient({
    url: `${location.origin}/auth/v1`,
    headers: { 'x-application-name': 'goodword@1.0.0' },
    storageKey: SESSION_STORAGE_KEY,
    storage: persistedSession,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
  })
  return client
}

function failureFrom(error: AuthError): SignInFailure {
  if (isAuthRetryableFetchError(error)) return { reason: 'unreachable' }
  if (isAuthApiError(error) && error.status === 429) return { reason: 'rate-limited' }
  if (error.code === 'invalid_credentials' || !error.message) return { reason: 'credentials' }
  return { reason: 'other', message: error.message }
}

export const session = {
  /** `null` when nobody is signed in. Throws when that cannot be told because the server is out of reach. */
  async getAccessToken(): Promise<string | null> {
    const { data, error } = await authClient().getSession()
    if (error && isAuthRetryableFetchError(error)) throw new NetworkFailure(error)
    return data.session?.access_token ?? null
  },

  async refreshAccessToken(): Promise<string | null> {
    const { data, error } = await authClient().refreshSession()
    if (error && isAuthRetryableFetchError(error)) throw new NetworkFailure(error)
    return data.session?.access_token ?? null
  },

  /** `null` when it worked. */
  async signIn({ email, password, isRemembered }: Credentials): Promise<SignInFailure | null> {
    chooseSessionLifetime(isRemembered)
    const { error } = await authClient().signInWithPassword({ email, password })
    return error ? failureFrom(error) : null
  },

  /** Ends this device's session here first, so that it works without a connection too. */
  async signOut(): Promise<void> {
    isSigningOut = true
    await authClient().signOut({ scope: 'local' })
    isSigningOut = false
  },

  /** Told when the session ends: asked for in this tab, or in another one, or no longer accepted by the server. */
  onEnd(listener: (wasAskedFor: boolean) => void): () => void {
    const { data } = authClient().onAuthStateChange((event) => {
      if (event === 'SIGNED_OUT') listener(isSigningOut)
    })
    return () => data.subscription.unsubscribe()
  },
}
