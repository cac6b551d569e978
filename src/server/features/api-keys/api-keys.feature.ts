import { randomUUID } from 'node:crypto'
import * as contract from '#shared/contracts/api-keys.ts'
import type { ApiKey, ApiKeyShownOnce } from '#shared/contracts/api-keys.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import { KEY_PERMISSIONS, MOST_KEYS, type KeyKind } from '#shared/domain/api-keys.ts'
import { normaliseRange } from '#shared/domain/ip-ranges.ts'
import { PERMISSION_NEEDS } from '#shared/domain/permission-rules.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import type { RoleConnections } from '#server/database/connect.ts'
import { isTaken } from '#server/database/constraint-errors.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { lockPlan } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import * as keys from './api-keys.repository.ts'
import { createKeyAuthenticate } from './authenticate-key.ts'
import { hashOf, hintOf, makeSecret } from './key-secret.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

interface KeyPorts {
  /** Whoever lets a program in has just shown that it is them. */
  refuseUnproved: (tx: CustomerTx, actor: Actor) => Promise<void>
  pool: RoleConnections['pool']
}

export function makeApiKeys(
  { transactions, authTransactions, config, log }: Foundations,
  { refuseUnproved, pool }: KeyPorts,
) {
  const route = implementIn(transactions)
  const kind: KeyKind = config.isSandboxOn ? 'test' : 'live'
  // Only the account service may look at sessions.
  const prove = (actor: Actor) => authTransactions.read(actor.customerId, (tx) => refuseUnproved(tx, actor))
  const { authenticate, settle } = createKeyAuthenticate({ pool, transactions, log })
  /** An answer that shows a secret is not kept under an Idempotency-Key; asked again, it is refused by what it has changed. */
  const showOnce = async (actor: Actor, work: (tx: CustomerTx) => Promise<ApiKeyShownOnce>) => {
    await prove(actor)
    return transactions.step(actor.customerId, work)
  }
  return {
    authenticate,
    routes: [
      route(contract.listApiKeys, async (tx) => ({ items: await presentAll(tx, await keys.list(tx)) })),
      implement(contract.createApiKey, ({ actor, input }) =>
        showOnce(actor, (tx) => create(tx, actor, { input, kind })),
      ),
      implement(contract.rotateApiKey, ({ actor, input }) =>
        showOnce(actor, (tx) => rotate(tx, actor, { input, kind })),
      ),
      route(contract.revokeApiKey, revoke),
    ],
    stop: settle,
  }
}

async function create(
  tx: CustomerTx,
  actor: Actor,
  { input, kind }: { input: ParsedInputOf<typeof contract.createApiKey>; kind: KeyKind },
): Promise<ApiKeyShownOnce> {
  await lockPlan(tx)
  if ((await keys.list(tx)).length >= MOST_KEYS) throw refusal('api-keys-full', { values: { limit: MOST_KEYS } })
  const permissions = withNeeded(input.permissions)
  if (permissions.some((each) => !actor.member.permissions.includes(each))) throw refusal('permission-not-yours')
  await refuseUnknownPlaces(tx, input.locations)
  const { name, locations, expiresInDays } = input
  const values = {
    id: randomUUID(),
    name,
    permissions,
    locations: locations && [...new Set(locations)],
    ip_ranges: [...new Set(input.ipRanges.flatMap((text) => normaliseRange(text) ?? []))],
    expires_at: expiresInDays === null ? null : new Date(Date.now() + expiresInDays * DAY_MS),
    created_by: actor.userId,
    created_by_name: actor.name,
  }
  const made = await keys.insert(tx, values).catch(explainTakenName)
  await tell(tx, actor, 'security.key-made', name)
  return showSecret(tx, made, kind)
}

/** What is of no use without another permission brings that along. */
function withNeeded(wanted: readonly Permission[]): Permission[] {
  const needed = new Set<Permission>(wanted)
  for (const each of needed) {
    const needs = PERMISSION_NEEDS[each]
    if (needs) needed.add(needs)
  }
  return KEY_PERMISSIONS.filter((each) => needed.has(each))
}

async function refuseUnknownPlaces(tx: CustomerTx, wanted: readonly string[] | null): Promise<void> {
  const known = wanted === null ? [] : await keys.listOwnLocations(tx, wanted)
  if (wanted?.some((id) => !known.includes(id))) throw refusal('location-not-found')
}

async function rotate(
  tx: CustomerTx,
  actor: Actor,
  { input, kind }: { input: ParsedInputOf<typeof contract.rotateApiKey>; kind: KeyKind },
): Promise<ApiKeyShownOnce> {
  const { keyId, hint, overlapHours } = input
  const found = await keys.lock(tx, keyId)
  if (!found) throw refusal('api-key-not-found')
  const [shown] = await presentAll(tx, [found])
  if (shown?.hint !== hint) throw refusal('api-key-rotated-meanwhile')
  await keys.endSecrets(tx, keyId, new Date(Date.now() + overlapHours * HOUR_MS))
  await tell(tx, actor, 'security.key-rotated', found.name)
  return showSecret(tx, found, kind)
}

async function revoke(tx: CustomerTx, actor: Actor, { keyId }: { keyId: string }): Promise<{ id: string }> {
  const removed = await keys.remove(tx, keyId)
  if (!removed) throw refusal('api-key-not-found')
  await tell(tx, actor, 'security.key-revoked', removed.name)
  return { id: keyId }
}

async function showSecret(tx: CustomerTx, key: keys.ApiKeyRow, kind: KeyKind): Promise<ApiKeyShownOnce> {
  const secret = makeSecret(kind)
  await keys.insertSecret(tx, key.id, { hash: hashOf(secret), hint: hintOf(secret) })
  return { key: present(key, await keys.listSecrets(tx)), secret }
}

const tell = (
  tx: CustomerTx,
  actor: Actor,
  action: 'security.key-made' | 'security.key-rotated' | 'security.key-revoked',
  label: string,
) => recordActivity(tx, actor, action, { type: 'customer', id: tx.customerId, label })

function explainTakenName(error: unknown): never {
  if (!isTaken(error, 'api_keys_by_name')) throw error
  throw refusal('api-key-name-taken', { at: { fields: ['name'], code: 'invalid' } })
}

async function presentAll(tx: CustomerTx, rows: readonly keys.ApiKeyRow[]): Promise<ApiKey[]> {
  const secrets = await keys.listSecrets(tx)
  return rows.map((row) => present(row, secrets))
}

function present(row: keys.ApiKeyRow, secrets: readonly keys.SecretRow[]): ApiKey {
  const own = secrets.filter((secret) => secret.api_key_id === row.id)
  const earlier = own.find((secret) => secret.ends_at !== null)
  return {
    id: row.id,
    name: row.name,
    permissions: KEY_PERMISSIONS.filter((each) => row.permissions.includes(each)),
    locations: row.locations,
    ipRanges: row.ip_ranges,
    hint: own.find((secret) => secret.ends_at === null)?.hint ?? '',
    earlier: earlier?.ends_at ? { hint: earlier.hint, endsAt: earlier.ends_at.toISOString() } : null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by_name,
  }
}
