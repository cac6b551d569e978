import { decodeProtectedHeader, jwtVerify, SignJWT, type CryptoKey } from 'jose'
import { z } from 'zod'
import { createHash } from 'node:crypto'
import type { SigningKeys } from './signing-keys.ts'
import type { UserRow } from '#server/auth/users/users.repository.ts'
import type { SessionRow } from './sessions.repository.ts'

const MOST = 10_000

interface ReadToken<Claims> {
  claims: Claims
  expiresAtMs: number
}

/**
 * Tokens whose signature has been checked: a browser sends the same one for an hour. Kept by the key that checked them, so
 * that they are forgotten with it, which is whenever the keys are fetched anew. Whether the session still stands is not kept.
 */
function createReadTokens<Claims>() {
  const byKey = new WeakMap<CryptoKey, Map<string, ReadToken<Claims>>>()
  return {
    find(key: CryptoKey, token: string): Claims | undefined {
      const read = byKey.get(key)?.get(hashOf(token))
      return read && read.expiresAtMs > Date.now() ? read.claims : undefined
    },
    keep(key: CryptoKey, token: string, read: ReadToken<Claims>): Claims {
      const kept = byKey.get(key) ?? new Map<string, ReadToken<Claims>>()
      if (kept.size >= MOST) kept.clear()
      byKey.set(key, kept.set(hashOf(token), read))
      return read.claims
    },
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

const AUDIENCE = 'authenticated'
const ALGORITHMS = ['ES256', 'RS256']

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() })

export interface AccessClaims {
  userId: string
  sessionId: string
}

export interface AccessTokens {
  lifeSeconds: number
  /** Before a transaction in which a token is issued: it must not wait there for the keys. */
  prepare(): Promise<void>
  issue(user: UserRow, session: SessionRow): Promise<string>
  /** `null` for anything that is not a valid, unexpired token of ours. */
  read(token: string): Promise<AccessClaims | null>
}

export function createAccessTokens(
  keys: SigningKeys,
  options: { issuer: () => string; lifeSeconds: number },
): AccessTokens {
  const readBefore = createReadTokens<AccessClaims>()
  return {
    lifeSeconds: options.lifeSeconds,
    prepare: () => keys.prepare(),
    async issue(user, session) {
      const { kid, algorithm, privateKey } = await keys.current()
      return new SignJWT({
        email: user.email ?? '',
        phone: user.phone ?? '',
        app_metadata: user.app_metadata,
        user_metadata: user.user_metadata,
        role: AUDIENCE,
        aal: session.aal,
        amr: session.amr,
        session_id: session.id,
        is_anonymous: user.is_anonymous,
      })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
        .setIssuer(options.issuer())
        .setSubject(user.id)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${options.lifeSeconds}s`)
        .sign(privateKey)
    },
    async read(token) {
      try {
        const { kid } = decodeProtectedHeader(token)
        const key = kid ? await keys.findPublic(kid) : undefined
        if (!key) return null
        return readBefore.find(key, token) ?? readBefore.keep(key, token, await verify(token, key))
      } catch (error) {
        if (isTokenFault(error)) return null
        throw error
      }
    },
  }
}

async function verify(token: string, key: CryptoKey) {
  const { payload } = await jwtVerify(token, key, { algorithms: ALGORITHMS, audience: AUDIENCE })
  const { sub, session_id: sessionId } = claimsSchema.parse(payload)
  return { claims: { userId: sub, sessionId }, expiresAtMs: (payload.exp ?? 0) * 1000 }
}

/** A bad token is an answer; a database that is down is not. */
function isTokenFault(error: unknown): boolean {
  return (
    error instanceof z.ZodError ||
    error instanceof TypeError ||
    /^ERR_(JW|JOSE)/.test((error as { code?: string }).code ?? '')
  )
}
