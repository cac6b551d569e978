import { isPlatform, type Platform } from '#shared/domain/platforms.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { tooManyRequests } from '#server/kernel/http/limit-addresses.ts'
import type { Mount } from '#server/kernel/http/mount-endpoints.ts'
import { readBody } from '#server/kernel/http/read-body.ts'
import { rateKeyOf, requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import type { PushHint, ReviewPlatform } from '#server/adapters/review-platforms/port.ts'
import type { Transactions } from '#server/database/transactions.ts'
import type { IntegrationsForSync } from '#server/features/integrations/integrations.service.ts'
import { startSync } from '#server/features/sync/sync.service.ts'
import { listConnectionsOf } from './pushed-listings.repository.ts'

const PATH = '/webhooks/:platform'
const MAX_PUSH_BYTES = 256 * 1024
const PUSHES_PER_MINUTE = 600
/** What one push may name; platforms send a handful. */
const MOST_LISTINGS = 100

export interface PushDeps {
  transactions: Transactions
  platforms: Record<Platform, ReviewPlatform>
  integrations: IntegrationsForSync
}

/** Where platforms tell us that something changed. Nobody is signed in: what counts is the platform's own signature. */
export const platformPush = (deps: PushDeps): Mount => ({
  mount(app, { rateLimiter }) {
    app.get(PATH, (context) => {
      const platform = getReceiver(context, deps)
      const challenge = platform.answerHandshake?.(new URL(context.req.url).searchParams) ?? null
      return challenge === null ? context.body(null, 403) : context.text(challenge)
    })

    app.post(PATH, async (context) => {
      const platform = getReceiver(context, deps)
      const { address } = requestInfoOf(context.env.incoming)
      const decision = rateLimiter.take(`push:${platform.platform}:${rateKeyOf(address)}`, PUSHES_PER_MINUTE)
      if (!decision.isAllowed) throw tooManyRequests(decision.retryAfterSeconds)
      const rawBody = await readBody(context.env.incoming, MAX_PUSH_BYTES)
      const hints = await platform.verifyPush?.({ headers: context.req.raw.headers, rawBody })
      if (!hints) return context.body(null, 401)
      await receive(deps, platform.platform, hints)
      // Also for listings nobody has any more: anything else would be sent again and again.
      return context.body(null, 200)
    })
  },
})

/** A platform that pushes to us at all. */
function getReceiver(context: AppContext, { platforms }: PushDeps): ReviewPlatform {
  labelRoute(context.env.incoming, PATH)
  const name = context.req.param('platform')
  const platform = isPlatform(name) ? platforms[name] : null
  if (!platform?.verifyPush) throw refusal('nothing-here')
  return platform
}

/** Fetches for everybody who has the listing. Safe to get twice: a connection has one run under way at most. */
async function receive(deps: PushDeps, platform: Platform, hints: readonly PushHint[]): Promise<void> {
  const listingIds = [...new Set(hints.map(({ listingId }) => listingId))].slice(0, MOST_LISTINGS)
  for (const listingId of listingIds) {
    const connections = await deps.transactions.platform.step((tx) => listConnectionsOf(tx, { platform, listingId }))
    for (const { customerId, integrationId } of connections) await startFor(deps, customerId, integrationId)
  }
}

async function startFor({ transactions, integrations }: PushDeps, customerId: string, integrationId: string) {
  const integration = await integrations.find(customerId, integrationId)
  if (!integration) return
  await transactions.step(customerId, async (tx) => {
    await integrations.notePush(tx, integrationId)
    await startSync(tx, integration, { trigger: 'push', requestedBy: null })
  })
}
