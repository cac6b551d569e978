import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { recordVisit as recordVisitContract } from '#shared/contracts/visits.ts'
import { readMessage, type MappedField, type VisitMapping } from '#shared/domain/visit-hooks.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordVisit } from '#server/features/contacts/visits.service.ts'
import { isCustomerServed, isInPlan } from '#server/features/settings/settings.service.ts'
import type { Keyring } from '#server/kernel/crypto/keyring.ts'
import { unseal } from '#server/kernel/crypto/seal.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { tooManyRequests } from '#server/kernel/http/limit-addresses.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { methodResponse } from '#server/kernel/http/problem.ts'
import { parseJson, readBody } from '#server/kernel/http/read-body.ts'
import { rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { find, findByWord, keepMessage, lockMessage, noteUsed, type HookRow } from './visit-hooks.repository.ts'

export const HOOK_PATH = '/hooks/visits'
const PATH = `${HOOK_PATH}/:word`
const MOST_BYTES = 64 * 1024
const PER_MINUTE = 300
const SIGNATURE = 'goodword-signature'
const LONGEST_ID = 200

export const hashOf = (word: string) => createHash('sha256').update(word).digest()

export const placeOfSecret = (customerId: string, rowId: string) => ({
  customerId,
  table: 'visit_hooks',
  rowId,
  column: 'secret',
})

/** The one before, after a rotation. */
export const placeOfEarlier = (customerId: string, rowId: string) => ({
  ...placeOfSecret(customerId, rowId),
  column: 'earlier_secret',
})

type Deps = Pick<Foundations, 'transactions' | 'keyring'>

/** Where systems that can only post JSON tell of guests. Nobody is signed in: what counts are the address and, where they can, the signature. */
export const visitHooks = (deps: Deps): Mount => ({
  mount(app, { rateLimiter }) {
    app.post(PATH, async (context) => {
      labelRoute(context.env.incoming, PATH)
      const word = context.req.param('word') ?? ''
      const { address } = requestInfoOf(context.env.incoming)
      for (const key of [`visit-hook:${rateKeyOf(address)}`, `visit-hook:${word}`]) {
        const decision = rateLimiter.take(key, PER_MINUTE)
        if (!decision.isAllowed) throw tooManyRequests(decision.retryAfterSeconds)
      }
      return context.json(await receive(deps, context, word))
    })
    // Whoever opens the address in a browser would get the app's page as if all were well.
    app.all(PATH, (context) => methodResponse('POST', requestInfoOf(context.env.incoming).id))
  },
})

async function receive({ transactions, keyring }: Deps, context: AppContext, word: string) {
  const found = await transactions.platform.read((tx) => findByWord(tx, hashOf(word)))
  if (!found) throw refusal('nothing-here')
  const rawBody = await readBody(context.env.incoming, MOST_BYTES)
  const signature = context.req.header(SIGNATURE) ?? ''
  return transactions.step(found.customerId, async (tx) => {
    const hook = await find(tx, found.hookId)
    if (!hook) throw refusal('nothing-here')
    if (!isSigned(tx, keyring, { hook, rawBody, signature })) throw refusal('visit-hook-unsigned')
    if (!(await isInPlan(tx, 'api-access'))) throw refusal('api-access-outside-plan')
    if (!(await isCustomerServed(tx))) throw refusal('visit-hook-resting')
    return takeIn(tx, hook, rawBody)
  })
}

function isSigned(
  tx: CustomerTx,
  keyring: Keyring,
  { hook, rawBody, signature }: { hook: HookRow; rawBody: Buffer; signature: string },
): boolean {
  if (hook.secret === null) return true
  const given = Buffer.from(signature.replace(/^sha256=/i, ''), 'hex')
  const { earlier_secret: before, earlier_ends_at: endsAt } = hook
  const isBeforeGood = before !== null && endsAt !== null && endsAt > new Date()
  const secrets = [
    unseal(keyring, placeOfSecret(tx.customerId, hook.id), hook.secret),
    ...(isBeforeGood ? [unseal(keyring, placeOfEarlier(tx.customerId, hook.id), before)] : []),
  ]
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(rawBody).digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

async function takeIn(tx: CustomerTx, hook: HookRow, rawBody: Buffer): Promise<{ visitId: string; isNew: boolean }> {
  const told = readMessage(parseJson(rawBody.toString('utf8')), hook.mapping)
  // Where the sender has no name for it, the same words are the same message.
  const senderId = (told.id ?? hashOf(rawBody.toString('utf8')).toString('hex')).slice(0, LONGEST_ID)
  const known = await lockMessage(tx, hook.id, senderId)
  if (known !== undefined) return { visitId: known, isNew: false }
  const visit = recordVisitContract.input.safeParse({
    who: { kind: 'person', name: told.name ?? '', email: told.email, phone: told.phone },
    locationId: hook.location_id,
    visitedAt: readTime(told.visitedAt, hook.mapping),
  })
  if (!visit.success) {
    const fields = visit.error.issues.map(({ path }) => path.at(-1)).filter((field) => isMapped(field, hook.mapping))
    throw wrongPart(fields[0] ?? 'email', hook.mapping)
  }
  const teller = { userId: hook.id, name: hook.name }
  const { id } = await recordVisit(tx, teller, visit.data).catch((error: unknown) => {
    throw inSendersWords(error, hook.mapping)
  })
  await keepMessage(tx, { hook_id: hook.id, sender_id: senderId, visit_id: id })
  await noteUsed(tx, hook.id)
  return { visitId: id, isNew: true }
}

const isMapped = (field: unknown, mapping: VisitMapping): field is MappedField =>
  typeof field === 'string' && Object.hasOwn(mapping, field)

/** As dates are written in JSON, or in seconds or milliseconds since 1970. */
function readTime(text: string | null, mapping: VisitMapping): string | null {
  if (text === null) return null
  const number = Number(text)
  const ms = Number.isFinite(number) ? number * (number < 1e11 ? 1000 : 1) : Date.parse(text)
  if (!Number.isFinite(ms) || Math.abs(ms) > 8.64e15) throw wrongPart('visitedAt', mapping)
  return new Date(ms).toISOString()
}

/** What the API would ask a person for by its own fields. */
function inSendersWords(error: unknown, mapping: VisitMapping): unknown {
  const reason = error instanceof AppError ? error.refusal?.reason : undefined
  if (reason === 'contact-unreachable') return wrongPart(mapping.email ? 'email' : 'phone', mapping)
  return reason === 'contact-phone-invalid' ? wrongPart('phone', mapping) : error
}

/** Names the place in the sender's own words, and never what stood there. */
const wrongPart = (field: MappedField, mapping: VisitMapping) =>
  refusal('visit-hook-unreadable', { values: { field, path: mapping[field] ?? field } })
