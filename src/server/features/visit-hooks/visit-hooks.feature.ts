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
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { seal, unseal } from '#server/kernel/crypto/seal.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { hashOf, HOOK_PATH, placeOfEarlier, placeOfSecret, visitHooks } from './receive-visit.routes.ts'
import * as hooks from './visit-hooks.repository.ts'

/** As long as what the log leaves out of addresses. */
const WORD_BYTES = 32
const SHOWN_AT_END = 4
const HOUR_MS = 3_600_000

const makeWord = () => randomBytes(WORD_BYTES).toString('base64url')
const hintOf = (word: string) => `…${word.slice(-SHOWN_AT_END)}`

interface VisitHookPorts {
  /** Whoever opens a way in has just shown that it is them. */
  refuseUnproved: (tx: CustomerTx, actor: Actor) => Promise<void>
}

/** Ways in for systems that can only post JSON of their own. */
export function makeVisitHooks(base: Foundations, { refuseUnproved }: VisitHookPorts) {
  const { transactions, authTransactions } = base
  const route = implementIn(transactions)
  /** An answer that shows a secret is not kept under an Idempotency-Key; asked again, it is refused by what it has changed. */
  const showOnce = async (actor: Actor, work: (tx: CustomerTx) => Promise<VisitHookShownOnce>) => {
    await authTransactions.read(actor.customerId, (tx) => refuseUnproved(tx, actor))
    return transactions.step(actor.customerId, work)
  }
  return {
    routes: [
      route(contract.listVisitHooks, async (tx) => ({ items: (await hooks.list(tx)).map(present) })),
      implement(contract.createVisitHook, ({ actor, input }) =>
        showOnce(actor, (tx) => create(tx, actor, base, input)),
      ),
      implement(contract.rotateVisitHook, ({ actor, input }) =>
        showOnce(actor, (tx) => rotate(tx, actor, base, input)),
      ),
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
  await refuseUnknownPlace(tx, locationId)
  const [id, word] = [randomUUID(), makeWord()]
  const secret = isSigned ? makeWord() : null
  const values = {
    id,
    name,
    location_id: locationId,
    mapping: JSON.stringify(mapping),
    secret: secret === null ? null : seal(keyring, placeOfSecret(tx.customerId, id), secret),
    hint: hintOf(secret ?? word),
    created_by_name: actor.name,
  }
  const made = await hooks.insert(tx, values, hashOf(word)).catch(explainTakenName)
  await tell(tx, actor, 'security.webhook-made', name)
  return { hook: present(made), address: addressOf(publicUrl(), word), secret }
}

const addressOf = (publicUrl: string, word: string) => `${publicUrl}${HOOK_PATH}/${word}`

async function refuseUnknownPlace(tx: CustomerTx, locationId: string | null): Promise<void> {
  if (locationId === null || (await listLocations(tx)).some(({ id }) => id === locationId)) return
  throw refusal('location-not-found')
}

/** What is secret of it: what its messages are signed with, or else its address. */
async function rotate(
  tx: CustomerTx,
  actor: Actor,
  { keyring, publicUrl }: Foundations,
  { hookId, hint, overlapHours }: ParsedInputOf<typeof contract.rotateVisitHook>,
): Promise<VisitHookShownOnce> {
  const found = await getHook(tx, hookId, { isLocked: true })
  if (found.hint !== hint) throw refusal('visit-hook-rotated-meanwhile')
  const [word, endsAt] = [makeWord(), new Date(Date.now() + overlapHours * HOUR_MS)]
  if (found.secret === null) {
    await hooks.endWords(tx, hookId, endsAt)
    await hooks.insertWord(tx, hookId, hashOf(word))
  }
  const changed = await hooks.update(tx, hookId, {
    hint: hintOf(word),
    earlier_hint: found.hint,
    earlier_ends_at: endsAt,
    ...(found.secret !== null && exchangeSecret(tx, keyring, { hookId, before: found.secret, now: word })),
  })
  await tell(tx, actor, 'security.webhook-changed', found.name)
  const isSigned = found.secret !== null
  return {
    hook: present(changed ?? found),
    address: isSigned ? null : addressOf(publicUrl(), word),
    secret: isSigned ? word : null,
  }
}

/** A sealed value is good in its own place alone. */
function exchangeSecret(
  { customerId }: CustomerTx,
  keyring: Keyring,
  { hookId, before, now }: { hookId: string; before: string; now: string },
) {
  const place = placeOfSecret(customerId, hookId)
  return {
    secret: seal(keyring, place, now),
    earlier_secret: seal(keyring, placeOfEarlier(customerId, hookId), unseal(keyring, place, before)),
  }
}

async function getHook(tx: CustomerTx, id: string, options?: { isLocked: boolean }): Promise<hooks.HookRow> {
  const found = await hooks.find(tx, id, options)
  if (!found) throw refusal('visit-hook-not-found')
  return found
}

async function change(
  tx: CustomerTx,
  actor: Actor,
  { hookId, mapping, locationId }: ParsedInputOf<typeof contract.changeVisitHook>,
): Promise<VisitHook> {
  await getHook(tx, hookId)
  if (locationId !== undefined) await refuseUnknownPlace(tx, locationId)
  const changed = await hooks.update(tx, hookId, {
    mapping,
    ...(locationId !== undefined && { location_id: locationId }),
  })
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
  hint: row.hint,
  earlier: presentEarlier(row),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by_name,
})

function presentEarlier({ earlier_hint: hint, earlier_ends_at: endsAt }: hooks.HookRow): VisitHook['earlier'] {
  return hint !== null && endsAt !== null && endsAt > new Date() ? { hint, endsAt: endsAt.toISOString() } : null
}
