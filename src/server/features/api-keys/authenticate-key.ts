import type { Pool } from 'pg'
import { KEY_PREFIX } from '#shared/domain/api-keys.ts'
import { isAllowedFrom } from '#shared/domain/ip-ranges.ts'
import { NIL_CUSTOMER, type Transactions } from '#server/database/transactions.ts'
import type { Authenticate, Principal } from '#server/kernel/http/actor.ts'
import type { Log } from '#server/kernel/log/log.ts'
import { findBySecret, noteUsed, type FoundKey } from './api-keys.repository.ts'
import { hashOf, isWellFormed } from './key-secret.ts'

const NOTED_EVERY_MS = 60_000

export const looksLikeKey = (token: string) => token.startsWith(KEY_PREFIX)

interface KeyDeps {
  pool: Pool
  transactions: Transactions
  log: Log
}

/** Finds the program behind a key, as sessions find the person. When it was last there is noted apart from its request. */
export function createKeyAuthenticate({ pool, transactions, log }: KeyDeps) {
  const noting = new Map<string, Promise<void>>()
  const note = ({ id, customer_id: customerId, last_used_at: last }: FoundKey) => {
    if (noting.has(id) || (last !== null && Date.now() - Date.parse(last) < NOTED_EVERY_MS)) return
    const noted = transactions
      .step(customerId, (tx) => noteUsed(tx, id))
      .catch((error: unknown) => log.warn({ err: error }, 'could not note when a key was last used'))
      .finally(() => noting.delete(id))
    noting.set(id, noted)
  }
  const authenticate: Authenticate = async (secret, { customerId, address }) => {
    const key = isWellFormed(secret) ? await findBySecret(pool, hashOf(secret)) : null
    if (!key || (customerId !== null && customerId !== key.customer_id)) return null
    const principal = toPrincipal(key, address)
    if (!principal.belonging?.barredBy) note(key)
    return principal
  }
  return {
    authenticate,
    /** Nothing is written any more once this is done. */
    settle: async () => void (await Promise.all(noting.values())),
  }
}

const isFrom = (address: string, ...lists: (readonly string[] | null)[]) =>
  lists.every((ranges) => isAllowedFrom(address, ranges ?? []))

function toPrincipal(key: FoundKey, address: string): Principal {
  const { id, name, customer_id: customerId, permissions, locations } = key
  return {
    userId: id,
    sessionId: NIL_CUSTOMER,
    email: '',
    name,
    language: null,
    timeoutMinutes: 0,
    adminRole: null,
    key: { id },
    member: {
      customerId,
      memberId: NIL_CUSTOMER,
      role: 'member',
      permissions,
      plan: { tier: key.customer_tier, status: key.customer_status },
      isResting: false,
      // Google lets nobody write to it by a program of theirs: a person lets go what a key has written.
      needsApproval: true,
      locations,
    },
    belonging: {
      customerCount: 1,
      companyName: key.company_name,
      isNamed: key.is_named,
      isDemo: key.is_demo,
      trialEndsAt: null,
      unpaidSince: null,
      eraseAt: null,
      general: key.general,
      barredBy: isFrom(address, key.ip_whitelist, key.ip_ranges) ? null : 'address',
      factorDueAt: null,
    },
  }
}
