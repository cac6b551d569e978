import { createHash } from 'node:crypto'
import type { CryptoKey } from 'jose'

const MOST = 10_000

interface ReadToken<Claims> {
  claims: Claims
  expiresAtMs: number
}

/**
 * Tokens whose signature has been checked: a browser sends the same one for an hour. Kept by the key that checked them, so
 * that they are forgotten with it, which is whenever the keys are fetched anew. Whether the session still stands is not kept.
 */
export function createReadTokens<Claims>() {
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
