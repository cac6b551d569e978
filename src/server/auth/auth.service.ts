import type { CustomerTransactions, CustomerTx, PlatformTransactions, ScopedTx } from '#server/database/transactions.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import type { AccessTokens } from './access-token.ts'
import { AuthError, invalidCredentials, refreshTokenNotFound } from './auth-error.ts'
import { presentUser } from './auth.presenter.ts'
import * as auth from './auth.repository.ts'
import type { SessionRow, SignOutScope, UserRow } from './auth.repository.ts'
import type { Passwords } from './passwords.ts'
import { makeRefreshToken, readRefreshToken } from './refresh-token.ts'

export interface ClientInfo {
  userAgent: string | null
  ip: string | null
}

/** What the product does, in the same transaction, when one of its people signs in. */
export type OnSignedIn = (tx: CustomerTx, person: { userId: string; memberId: string; memberName: string }) => Promise<void>

interface AuthServiceOptions {
  platform: PlatformTransactions
  customers: CustomerTransactions
  accessTokens: AccessTokens
  passwords: Passwords
  keyring: Keyring
  onSignedIn: OnSignedIn
  now?: () => Date
}

export type AuthService = ReturnType<typeof createAuthService>

export function createAuthService(options: AuthServiceOptions) {
  const { accessTokens, customers, keyring, passwords, platform } = options
  const now = options.now ?? (() => new Date())

  async function present(tx: ScopedTx, user: UserRow, session: SessionRow) {
    const issuedAt = Math.floor(now().getTime() / 1000)
    const counter = Number(session.refresh_token_counter)
    return {
      access_token: await accessTokens.issue(user, session),
      token_type: 'bearer',
      expires_in: accessTokens.lifeSeconds,
      expires_at: issuedAt + accessTokens.lifeSeconds,
      refresh_token: makeRefreshToken(keyring, { sessionId: session.id, counter }),
      user: presentUser(user, await auth.listIdentities(tx, user.id)),
    }
  }

  async function openSession(tx: ScopedTx, user: UserRow, client: ClientInfo) {
    const session = await auth.insertSession(tx, { userId: user.id, method: 'password', now: now(), ...client })
    return present(tx, { ...user, last_sign_in_at: now() }, session)
  }

  return {
    async signInWithPassword(credentials: { email: string; password: string }, client: ClientInfo) {
      const user = await platform.transaction((tx) => auth.findUserByEmail(tx, credentials.email))
      const isRight = await passwords.verify(user?.password_hash ?? null, credentials.password)
      if (!user || !isRight) throw invalidCredentials()
      refuseBanned(user, now())
      if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')

      const place = await platform.transaction((tx) => auth.findCustomerOfUser(tx, user.id))
      if (!place) return platform.transaction((tx) => openSession(tx, user, client))
      return customers.transaction(place.customerId, async (tx) => {
        const session = await openSession(tx, user, client)
        await options.onSignedIn(tx, { userId: user.id, ...place })
        return session
      })
    },

    /** Each use gives the next token. The one before it, used again, gets the same answer: its reader lost it. */
    async refresh(token: string, client: ClientInfo) {
      const claim = readRefreshToken(keyring, token)
      if (!claim) throw refreshTokenNotFound()
      const outcome = await platform.transaction(async (tx) => {
        const session = await auth.findSessionForUpdate(tx, claim.sessionId)
        const user = session && (await auth.findUserById(tx, session.user_id))
        if (!session || !user) return 'gone'
        refuseBanned(user, now())
        const counter = Number(session.refresh_token_counter)
        if (claim.counter === counter) return present(tx, user, await auth.rotateSession(tx, session.id, client))
        if (claim.counter === counter - 1) return present(tx, user, session)
        // A token from further back has been stolen or copied: nobody keeps this session.
        await auth.deleteSessions(tx, { userId: user.id, sessionId: session.id }, 'local')
        return 'reused'
      })
      if (outcome === 'gone') throw refreshTokenNotFound()
      if (outcome === 'reused') {
        throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
      }
      return outcome
    },

    getUser(token: string | undefined) {
      return withSession(token, async (tx, { user }) => presentUser(user, await auth.listIdentities(tx, user.id)))
    },

    signOut(token: string | undefined, scope: SignOutScope) {
      return withSession(token, (tx, { user, session }) =>
        auth.deleteSessions(tx, { userId: user.id, sessionId: session.id }, scope),
      )
    },
  }

  async function withSession<T>(
    token: string | undefined,
    work: (tx: ScopedTx, found: { user: UserRow; session: SessionRow }) => Promise<T>,
  ): Promise<T> {
    if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    const claims = await accessTokens.read(token)
    if (!claims) {
      throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, token is invalid or expired')
    }
    return platform.transaction(async (tx) => {
      const user = await auth.findUserById(tx, claims.userId)
      if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
      const session = await auth.findSession(tx, claims.sessionId)
      if (!session) {
        throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
      }
      if (isBanned(user, now())) throw new AuthError(403, 'user_banned', 'User is banned')
      return work(tx, { user, session })
    })
  }
}

function refuseBanned(user: UserRow, now: Date): void {
  if (isBanned(user, now)) throw new AuthError(400, 'user_banned', 'User is banned')
}

function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now
}
