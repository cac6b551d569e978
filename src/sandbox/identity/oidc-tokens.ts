import { createHash, createPublicKey } from 'node:crypto'
import { exportJWK, importPKCS8, importSPKI, jwtVerify, SignJWT, type JWK } from 'jose'
import type { KeptKey } from './identity.repository.ts'
import type { Person } from './people.ts'

const ALGORITHM = 'RS256'
const LIFE = '1h'

export interface TokenRequest {
  issuer: string
  clientId: string
  nonce: string | null
  person: Person
}

/** The key as the world may know it. */
export async function toPublicJwk(key: KeptKey): Promise<JWK> {
  const jwk = await exportJWK(await importSPKI(publicPem(key), ALGORITHM, { extractable: true }))
  return { ...jwk, kid: nameOf(key), alg: ALGORITHM, use: 'sig' }
}

const nameOf = (key: KeptKey) => createHash('sha256').update(key.certificate).digest('hex').slice(0, 16)

export async function signIdToken(key: KeptKey, request: TokenRequest, accessToken: string): Promise<string> {
  const { person, nonce } = request
  return sign(key, request, {
    ...describePerson(person),
    ...(nonce && { nonce }),
    azp: request.clientId,
    at_hash: createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url'),
  })
}

/** A token of the provider's own, which only its user info endpoint reads. */
export function signAccessToken(key: KeptKey, request: TokenRequest): Promise<string> {
  return sign(key, { ...request, clientId: `${request.issuer}/userinfo` }, { person: request.person })
}

/** `undefined` for anything that is not one of the issuer's own access tokens. */
export async function findPersonOfToken(key: KeptKey, issuer: string, token: string): Promise<Person | undefined> {
  try {
    const publicKey = await importSPKI(publicPem(key), ALGORITHM)
    const { payload } = await jwtVerify<{ person: Person }>(token, publicKey, {
      issuer,
      audience: `${issuer}/userinfo`,
    })
    return payload.person
  } catch {
    return undefined
  }
}

export function describePerson(person: Person) {
  const [givenName = '', ...rest] = person.name.split(' ')
  return {
    sub: person.subject,
    email: person.email,
    email_verified: person.isEmailVerified,
    name: person.name,
    given_name: givenName,
    family_name: rest.join(' '),
  }
}

async function sign(key: KeptKey, request: TokenRequest, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: nameOf(key) })
    .setIssuer(request.issuer)
    .setSubject(request.person.subject)
    .setAudience(request.clientId)
    .setIssuedAt()
    .setExpirationTime(LIFE)
    .sign(await importPKCS8(key.privateKey, ALGORITHM))
}

const publicPem = (key: KeptKey) => createPublicKey(key.privateKey).export({ type: 'spki', format: 'pem' }).toString()
