import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, type Keyring, type MasterKey } from '#server/kernel/crypto/keyring.ts'

export interface RefreshClaim {
  sessionId: string
  counter: number
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The session, how often it was refreshed, and a signature. Nothing of it is stored, yet the present token of a session
 * can be made again: a client that lost our answer gets the same one.
 */
export function makeRefreshToken(keyring: Keyring, claim: RefreshClaim): string {
  return encode(keyring.current, claim)
}

export function readRefreshToken(keyring: Keyring, token: string): RefreshClaim | null {
  const [sessionId = '', counterText = '', signature = ''] = Buffer.from(token, 'base64url').toString('utf8').split(':')
  const counter = Number(counterText)
  if (!UUID.test(sessionId) || !Number.isSafeInteger(counter)) return null
  const claim = { sessionId, counter }
  const isGenuine = keyring.all().some((key) => isEqual(sign(key, claim), signature))
  return isGenuine ? claim : null
}

function encode(key: MasterKey, claim: RefreshClaim): string {
  return Buffer.from(`${claim.sessionId}:${claim.counter}:${sign(key, claim)}`).toString('base64url')
}

function sign(key: MasterKey, claim: RefreshClaim): string {
  return createHmac('sha256', deriveKey(key, 'refresh-token'))
    .update(`${claim.sessionId}:${claim.counter}`)
    .digest('base64url')
}

function isEqual(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}
