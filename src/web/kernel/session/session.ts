import { AuthClient, isAuthApiError, isAuthRetryableFetchError, type AuthError } from '@supabase/auth-js'
import { createProblem, NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { recall } from '#web/kernel/browser-memory.ts'
import { createSessionFetch, type RefusalDetails } from './session-fetch.ts'
import { chooseSessionLifetime, persistedSession, SESSION_STORAGE_KEY } from './session-storage.ts'

export interface Credentials {
  email: string
  password: string
  isRemembered: boolean
}

export type SignInFailureKind =
  | 'credentials'
  | 'banned'
  | 'unconfirmed'
  | 'rate-limited'
  | 'unreachable'
  | 'server'
  | 'other'

export interface SignInFailure extends RefusalDetails {
  kind: SignInFailureKind
}

/** The server's answers by which a session is over, not merely out of reach. */
const REFUSALS: readonly number[] = [400, 401, 403]

const FAILURES: Partial<Record<string, SignInFailureKind>> = {
  invalid_credentials: 'credentials',
  user_banned: 'banned',
  email_not_confirmed: 'unconfirmed',
  over_request_rate_limit: 'rate-limited',
}

const sessionFetch = createSessionFetch()
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
    // A link with tokens in it would sign its reader in as whoever wrote it.
    detectSessionInUrl: false,
    fetch: sessionFetch.fetch,
  })
  return client
}

function failureFrom(error: AuthError): SignInFailureKind {
  if (error.status !== undefined && error.status >= 500) return 'server'
  if (isAuthRetryableFetchError(error)) return 'unreachable'
  if (error.status === 429) return 'rate-limited'
  return FAILURES[error.code ?? ''] ?? 'other'
}

export const session = {
  /** `null` when nobody is signed in. Throws when that cannot be told because the server is out of reach. */
  async getAccessToken(): Promise<string | null> {
    const { data, error } = await authClient().getSession()
    if (error && isAuthRetryableFetchError(error)) throw new NetworkFailure(error)
    return data.session?.access_token ?? null
  },

  /** `null` when the session is over. Throws when the server gave no clear answer: then the session stays. */
  async refreshAccessToken(): Promise<string | null> {
    const { data, error } = await authClient().refreshSession()
    if (!error) return data.session?.access_token ?? null
    if (isAuthRetryableFetchError(error)) throw new NetworkFailure(error)
    if (!isAuthApiError(error)) return session.getAccessToken()
    if (!REFUSALS.includes(error.status)) throw createProblem(error.status, error.message)
    // The client keeps a refused session until its access token runs out; the server has ended it now.
    await authClient().signOut({ scope: 'local' })
    return null
  },

  /** Tells of a session that lies here, not whether it still holds. */
  isStored(): boolean {
    return recall(SESSION_STORAGE_KEY) !== null
  },

  /** `null` when it worked. */
  async signIn({ email, password, isRemembered }: Credentials): Promise<SignInFailure | null> {
    chooseSessionLifetime(isRemembered)
    const { error } = await authClient().signInWithPassword({ email, password })
    return error ? { kind: failureFrom(error), ...sessionFetch.getLatestRefusal() } : null
  },

  /** Ends this device's session here first, so that it works without a connection too. */
  async signOut(): Promise<void> {
    isSigningOut = true
    try {
      await authClient().signOut({ scope: 'local' })
    } finally {
      isSigningOut = false
    }
  },

  /** Told when the session ends: asked for in this tab, or in another one, or no longer accepted by the server. */
  onEnd(listener: (wasAskedFor: boolean) => void): () => void {
    const { data } = authClient().onAuthStateChange((event) => {
      if (event === 'SIGNED_OUT') listener(isSigningOut)
    })
    return () => data.subscription.unsubscribe()
  },

  /** Told whose session this browser now has, whenever a tab signs in or renews it. */
  onPerson(listener: (userId: string) => void): () => void {
    const { data } = authClient().onAuthStateChange((_event, current) => {
      if (current) listener(current.user.id)
    })
    return () => data.subscription.unsubscribe()
  },
}
