import { decodeProtectedHeader, jwtVerify, SignJWT, type CryptoKey } from 'jose'
import { z } from 'zod'
import { hash } from 'node:crypto'
import type { SigningKeys } from './signing-keys.ts'
import type { UserRow } from '#server/auth/users/users.repository.ts'
import type { SessionRow } from './sessions.repository.ts'

const MOST = 10_000

interface ReadToken {
  kid: string
  /** That checked it. */
  key: CryptoKey
  claims: AccessClaims
  expiresAtMs: number
}

/**
 * Tokens whose signature has been checked: a browser sends the same one for an hour. They count while the key that checked them
 * is the one in use, so they are forgotten with it, which is whenever the keys are fetched anew. Whether the session still stands
 * is not kept.
 */
class ReadTokens {
  readonly #read = new Map<string, ReadToken>()

  find(token: string): ReadToken | undefined {
    return this.#read.get(hashOf(token))
  }

  keep(token: string, read: ReadToken): void {
    if (this.#read.size >= MOST) this.#read.clear()
    this.#read.set(hashOf(token), read)
  }
}

const hashOf = (token: string) => hash('sha256', token, 'base64url')

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
  const readTokens = new ReadTokens()
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
        const read = readTokens.find(token)
        const kid = read?.kid ?? decodeProtectedHeader(token).kid
        const key = kid ? await keys.findPublic(kid) : undefined
        if (!kid || !key) return null
        if (read?.key === key && read.expiresAtMs > Date.now()) return read.claims
        const checked = { kid, key, ...(await verify(token, key)) }
        readTokens.keep(token, checked)
        return checked.claims
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
