import { randomBytes, randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import * as contract from '#shared/contracts/visit-hooks.ts'
import type { VisitHook, VisitHookShownOnce } from '#shared/contracts/visit-hooks.ts'
import { MOST_VISIT_HOOKS } from '#shared/domain/visit-hooks.ts'
import { isTaken } from '#server/database/constraint-errors.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { listLocations } from '#server/features/locations/locations.service.ts'
import { lockPlan } from '#server/features/settings/settings.service.ts'
import { seal } from '#server/kernel/crypto/seal.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { hashOf, HOOK_PATH, placeOfSecret, visitHooks } from './receive-visit.routes.ts'
import * as hooks from './visit-hooks.repository.ts'

/** As long as what the log leaves out of addresses. */
const WORD_BYTES = 32

interface VisitHookPorts {
  /** Whoever opens a way in has just shown that it is them. */
  refuseUnproved: (tx: CustomerTx, actor: Actor) => Promise<void>
}

/** Ways in for systems that can only post JSON of their own. */
export function makeVisitHooks(base: Foundations, { refuseUnproved }: VisitHookPorts) {
  const { transactions, authTransactions } = base
  const route = implementIn(transactions)
  return {
    routes: [
      route(contract.listVisitHooks, async (tx) => ({ items: (await hooks.list(tx)).map(present) })),
      // An answer that shows a secret is not kept under an Idempotency-Key; asked again, it is refused by the name.
      implement(contract.createVisitHook, async ({ actor, input }) => {
        await authTransactions.read(actor.customerId, (tx) => refuseUnproved(tx, actor))
        return transactions.step(actor.customerId, (tx) => create(tx, actor, base, input))
      }),
      route(contract.changeVisitHook, change),
      route(contract.deleteVisitHook, remove),
    ],
    mounts: [visitHooks(base)],
  }
}

async function create(
  tx: CustomerTx,
  actor: Actor,
  { keyring, publicUrl }: Foundations,
  { name, locationId, mapping, isSigned }: ParsedInputOf<typeof contract.createVisitHook>,
): Promise<VisitHookShownOnce> {
  await lockPlan(tx)
  if ((await hooks.list(tx)).length >= MOST_VISIT_HOOKS) {
    throw refusal('visit-hooks-full', { values: { limit: MOST_VISIT_HOOKS } })
  }
  if (locationId !== null && !(await listLocations(tx)).some(({ id }) => id === locationId)) {
    throw refusal('location-not-found')
  }
  const [id, word] = [randomUUID(), randomBytes(WORD_BYTES).toString('base64url')]
  const secret = isSigned ? randomBytes(WORD_BYTES).toString('base64url') : null
  const values = {
    id,
    name,
    location_id: locationId,
    mapping: JSON.stringify(mapping),
    secret: secret === null ? null : seal(keyring, placeOfSecret(tx.customerId, id), secret),
    created_by_name: actor.name,
  }
  const made = await hooks.insert(tx, values, hashOf(word)).catch(explainTakenName)
  await tell(tx, actor, 'security.webhook-made', name)
  return { hook: present(made), address: `${publicUrl()}${HOOK_PATH}/${word}`, secret }
}

async function change(
  tx: CustomerTx,
  actor: Actor,
  { hookId, mapping }: ParsedInputOf<typeof contract.changeVisitHook>,
): Promise<VisitHook> {
  const changed = await hooks.setMapping(tx, hookId, mapping)
  if (!changed) throw refusal('visit-hook-not-found')
  await tell(tx, actor, 'security.webhook-changed', changed.name)
  return present(changed)
}

async function remove(tx: CustomerTx, actor: Actor, { hookId }: { hookId: string }): Promise<{ id: string }> {
  const removed = await hooks.remove(tx, hookId)
  if (!removed) throw refusal('visit-hook-not-found')
  await tell(tx, actor, 'security.webhook-removed', removed.name)
  return { id: hookId }
}

function explainTakenName(error: unknown): never {
  if (!isTaken(error, 'visit_hooks_by_name')) throw error
  throw refusal('visit-hook-name-taken', { at: { fields: ['name'], code: 'invalid' } })
}

const tell = (
  tx: CustomerTx,
  actor: Actor,
  action: 'security.webhook-made' | 'security.webhook-changed' | 'security.webhook-removed',
  label: string,
) => recordActivity(tx, actor, action, { type: 'customer', id: tx.customerId, label })

const present = (row: hooks.HookRow): VisitHook => ({
  id: row.id,
  name: row.name,
  locationId: row.location_id,
  mapping: row.mapping,
  isSigned: row.secret !== null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by_name,
})
