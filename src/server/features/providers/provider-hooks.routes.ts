import { SUPPRESSION_REASONS } from '#shared/contracts/contacts.ts'
import { isProviderName } from '#shared/domain/providers.ts'
import type { HookRequest, Provider, ProviderEvent } from '#server/adapters/marketing/port.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { suppressAddress } from '#server/features/contacts/contacts.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { tooManyRequests } from '#server/kernel/http/limit-addresses.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { requestSync } from './audience-sync.ts'
import { findProvider, openAccount, type ProviderDeps } from './provider-account.ts'
import {
  areProofsTaken,
  findById,
  findHook,
  keepEvents,
  listKnown,
  type ConnectionRow,
} from './providers.repository.ts'

const PATH = '/webhooks/:provider/:word'
/** Services gather: a batch of a thousand reports is some hundred kilobytes. */
const MOST_BYTES = 2 * 1024 * 1024
const PER_MINUTE = 3000

export interface HookDeps extends ProviderDeps {
  /** Whoever sent the messages hears what became of them. */
  followReports: (tx: CustomerTx, events: readonly ProviderEvent[]) => Promise<void>
}

/** Where services report what became of messages. Nobody is signed in: what counts is the service's own signature. */
export const providerHooks = (deps: HookDeps): Mount => ({
  mount(app, { rateLimiter }) {
    const receive = async (context: AppContext): Promise<Response> => {
      labelRoute(context.env.incoming, PATH)
      const { address } = requestInfoOf(context.env.incoming)
      const decision = rateLimiter.take(`hook:${rateKeyOf(address)}`, PER_MINUTE)
      if (!decision.isAllowed) throw tooManyRequests(decision.retryAfterSeconds)
      return context.body(null, await keepReports(deps, context))
    }
    app.get(PATH, receive)
    app.post(PATH, receive)
  },
})

/** 200 only once it is stored; anything else makes the service try again. */
async function keepReports(deps: HookDeps, context: AppContext): Promise<200 | 401> {
  const { provider: name, word = '' } = context.req.param() as { provider?: string; word?: string }
  const found = await deps.transactions.platform.read((tx) => findHook(tx, word))
  if (!found || !isProviderName(name)) throw refusal('nothing-here')
  const row = await deps.transactions.step(found.customerId, (tx) => findById(tx, found.connectionId))
  const provider = row?.provider_name === name ? findProvider(deps, name) : null
  if (!row || !provider) throw refusal('nothing-here')
  // Unsigned: it says nothing that counts, only that it is worth asking.
  if (provider.channel !== 'audience') return keepSigned(deps, context, { row, provider })
  await deps.transactions.step(found.customerId, (tx) => requestSync(tx, row.id))
  return 200
}

async function keepSigned(
  deps: HookDeps,
  context: AppContext,
  { row, provider }: { row: ConnectionRow; provider: Provider },
): Promise<200 | 401> {
  if (!provider.readEvents) throw refusal('nothing-here')
  const rawBody = await readBody(context.env.incoming, MOST_BYTES)
  const events = await provider.readEvents(readHook(deps, context, rawBody), openAccount(deps, row))
  if (!events) return 401
  return deps.transactions.step(row.customer_id, async (tx) => {
    const news = await keepEvents(tx, row.id, await leaveOutStrangers(tx, events))
    for (const event of news) await followWish(tx, row, event)
    await deps.followReports(tx, news)
    return (await areProofsTaken(tx, row.id, events)) ? 401 : 200
  })
}

/** Of somebody who is no contact, or no longer, only what happened is kept: not their words, nor the service's about them. */
async function leaveOutStrangers(tx: CustomerTx, events: readonly ProviderEvent[]): Promise<ProviderEvent[]> {
  const known = await listKnown(
    tx,
    events.map(({ address }) => address),
  )
  return events.map((event) => {
    if (known.has(event.address)) return event
    const { reason: _reason, text: _text, ...detail } = event.detail
    return { ...event, detail }
  })
}

/** Whoever cannot be reached or does not want to be is written to no more. */
async function followWish(
  tx: CustomerTx,
  { provider_type: channel }: ConnectionRow,
  { kind, address }: ProviderEvent,
): Promise<void> {
  const reason = SUPPRESSION_REASONS.find((each) => each === kind)
  if (reason && channel !== 'social') await suppressAddress(tx, { address, channel, reason })
}

/** The address as the service called it: it is part of what some of them sign, and a proxy in front hides it. */
function readHook({ publicUrl }: ProviderDeps, { req, env }: AppContext, rawBody: Buffer): HookRequest {
  const url = publicUrl() + (env.incoming.url ?? '')
  return { method: req.method, url, headers: req.raw.headers, rawBody }
}
