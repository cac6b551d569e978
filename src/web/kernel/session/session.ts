import type { AuthError } from '@supabase/auth-js'
import { createProblem, NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { authClient, findAuthClient, onAuthClient, takeData } from './auth-call.ts'
import {
  chooseSessionLifetime,
  findHeldSession,
  isSessionStored,
  onSessionChangedElsewhere,
} from './session-storage.ts'

export interface Credentials {
  email: string
  password: string
  isRemembered: boolean
}

/** The server's answers by which a session is over, not merely out of reach. */
const REFUSALS: readonly number[] = [400, 401, 403]

/** Told by its name: the library's own questions bring all its kinds of errors along. */
const isOfKind = (error: AuthError, kind: 'AuthRetryableFetchError' | 'AuthApiError') => error.name === kind

let isSigningOut = false

export const session = {
  /** `null` when nobody is signed in. Throws when that cannot be told because the server is out of reach. */
  async getAccessToken(): Promise<string | null> {
    const held = findAuthClient() ? null : findHeldSession(Date.now())
    if (held) return held.accessToken
    if (!isSessionStored()) return null
    const { data, error } = await (await authClient()).getSession()
    if (error && isOfKind(error, 'AuthRetryableFetchError')) throw new NetworkFailure(error)
    return data.session?.access_token ?? null
  },

  /** `null` when the session is over. Throws when the server gave no clear answer: then the session stays. */
  async refreshAccessToken(): Promise<string | null> {
    const { data, error } = await (await authClient()).refreshSession()
    if (!error) return data.session?.access_token ?? null
    if (isOfKind(error, 'AuthRetryableFetchError')) throw new NetworkFailure(error)
    if (error.status === undefined || !isOfKind(error, 'AuthApiError')) return session.getAccessToken()
    if (!REFUSALS.includes(error.status)) throw createProblem(error.status, error.message)
    // The client keeps a refused session until its access token runs out; the server has ended it now.
    await (await authClient()).signOut({ scope: 'local' })
    return null
  },

  /** The address of whoever is signed in here; `null` when that is nobody. */
  async findEmail(): Promise<string | null> {
    const { data } = await (await authClient()).getSession()
    return data.session?.user.email ?? null
  },

  /** Tells of a session that lies here, not whether it still holds. */
  isStored: isSessionStored,

  /** The person has a second factor, and this session has not shown it yet. */
  async isSecondFactorDue(): Promise<boolean> {
    const held = findAuthClient() ? null : findHeldSession(Date.now())
    if (held) return held.isSecondFactorDue
    const { data } = await (await authClient()).mfa.getAuthenticatorAssuranceLevel()
    return data?.currentLevel === 'aal1' && data.nextLevel === 'aal2'
  },

  async signIn({ email, password, isRemembered }: Credentials): Promise<void> {
    chooseSessionLifetime(isRemembered)
    await takeData((client) => client.signInWithPassword({ email, password }))
  },

  /** Ends this device's session here first, so that it works without a connection too. */
  async signOut(): Promise<void> {
    isSigningOut = true
    try {
      await (await authClient()).signOut({ scope: 'local' })
    } finally {
      isSigningOut = false
    }
  },

  /** Ends it like `signOut`, but nobody asked for it: the person is led back to where they were. */
  async lapse(): Promise<void> {
    await (await authClient()).signOut({ scope: 'local' })
  },

  /**
   * Told once when the session ends: asked for in this tab, or in another one, or no longer accepted by the server. The
   * storage tells of another tab even where the client, or its message between tabs, has not come yet. Where the message
   * comes first, the session still lies here, and a guard that looked now would let the person stay.
   */
  onEnd(listener: (wasAskedFor: boolean) => void): () => void {
    let isHeld = isSessionStored()
    const end = () => {
      if (!isHeld && !isSigningOut) return
      isHeld = false
      listener(isSigningOut)
    }
    const stopStorage = onSessionChangedElsewhere(() => {
      if (isSessionStored()) isHeld = true
      else end()
    })
    const stopClient = onAuthClient((client) => {
      const { data } = client.onAuthStateChange((event, current) => {
        if (current) isHeld = true
        else if ((event === 'SIGNED_OUT' || event === 'INITIAL_SESSION') && !isSessionStored()) end()
      })
      return () => data.subscription.unsubscribe()
    })
    return () => {
      stopStorage()
      stopClient()
    }
  },

  /**
   * Told when another tab has shown the second factor for the session they share. Comes from the storage, not from the
   * client's own message between tabs, which can arrive before the session it speaks of.
   */
  onSecondFactorShownElsewhere(listener: () => void): () => void {
    return onSessionChangedElsewhere(() => {
      void session.isSecondFactorDue().then((isDue) => {
        if (!isDue && isSessionStored()) listener()
      })
    })
  },

  /** Told whose session this browser now has, whenever a tab signs in or renews it. */
  onPerson(listener: (userId: string) => void): () => void {
    return onAuthClient((client) => {
      const { data } = client.onAuthStateChange((_event, current) => {
        if (current) listener(current.user.id)
      })
      return () => data.subscription.unsubscribe()
    })
  },
}
