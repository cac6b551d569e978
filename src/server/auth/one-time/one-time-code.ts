import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { OneTimeKind } from '#server/database/auth-tables.ts'
import { deriveKey, type Keyring, type MasterKey } from '#server/kernel/crypto/keyring.ts'

const CODE_DIGITS = 6
const LINK_BYTES = 28
const PKCE_PREFIX = 'pkce_'

export function makeCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** What stands in the link. Its prefix tells that the link ends in a code for the browser that asked. */
export function makeLinkToken(isPkce: boolean): string {
  return `${isPkce ? PKCE_PREFIX : ''}${randomBytes(LINK_BYTES).toString('hex')}`
}

export function isPkceToken(token: string): boolean {
  return token.startsWith(PKCE_PREFIX)
}

export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

interface CodePlace {
  userId: string
  kind: OneTimeKind | 'factor'
}

/** Six digits are quickly tried out, so the hash needs a key that is not in the database. */
export function hashCode(keyring: Keyring, place: CodePlace, code: string): string {
  return hashWith(keyring.current, place, code)
}

export function isRightCode(keyring: Keyring, place: CodePlace, given: { code: string; hash: string }): boolean {
  return keyring.all().some((key) => isEqual(hashWith(key, place, given.code), given.hash))
}

function hashWith(key: MasterKey, { userId, kind }: CodePlace, code: string): string {
  return createHmac('sha256', deriveKey(key, 'one-time-code')).update(`${userId}:${kind}:${code}`).digest('hex')
}

function isEqual(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))
}
