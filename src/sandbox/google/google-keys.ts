import { importPKCS8, SignJWT, type JWK } from 'jose'
import type { Database } from '#server/database/connect.ts'
import { toPublicJwk } from '../identity/oidc-tokens.ts'
import { getProviderKey } from '../identity/provider-key.ts'

const ISSUER = 'https://accounts.google.com'

const getKey = (db: Database) => getProviderKey(db, 'google-platform')

export async function listGoogleKeys(db: Database): Promise<{ keys: JWK[] }> {
  return { keys: [await toPublicJwk(await getKey(db))] }
}

/** Signed as Google signs identity tokens and pushes, with a key of the sandbox's own. */
export async function signAsGoogle(db: Database, audience: string, claims: Record<string, unknown>): Promise<string> {
  const key = await getKey(db)
  const { kid = '' } = await toPublicJwk(key)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(key.privateKey, 'RS256'))
}
