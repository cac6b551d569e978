import { z } from 'zod'
import type { Integration } from '#shared/contracts/integrations.ts'
import { ERROR_STATUS } from '#shared/domain/error-codes.ts'
import type { AppError } from '#server/kernel/errors/app-error.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { admit } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { bearerToken, customerNamed } from '#server/kernel/http/bearer-token.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { tooManyRequests } from '#server/kernel/http/limit-addresses.ts'
import type { Mount, MountServices } from '#server/kernel/http/mount-endpoints.ts'
import { toAppError } from '#server/kernel/http/problem.ts'
import { readJson } from '#server/kernel/http/read-body.ts'
import { requestInfoOf } from '#server/kernel/http/request-info.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'

const PATH = '/functions/v1/exchange-oauth-token'
/** Nobody connects platforms this fast by hand. */
const CALLS_PER_MINUTE = 20

const requestSchema = z.object({
  code: z.string().max(4000),
  customerId: z.string().max(100),
})

/** A call that clients of the earlier product know: it answers `{data, error}`, and its names are in snake case. */
export const exchangeFunction = (completePending: (actor: Actor, code: string) => Promise<Integration>): Mount => ({
  mount(app, services) {
    app.post(PATH, async (context) => {
      labelRoute(context.env.incoming, PATH)
      try {
        const actor = await admitManager(context, services)
        const { code, customerId } = parseRequest(await readJson(context.env.incoming))
        if (customerId !== actor.customerId) throw refusal('customer-not-found')
        return answer({ data: present(actor, await completePending(actor, code)), error: null })
      } catch (thrown) {
        const error = toAppError(thrown)
        if (error.code === 'internal-error') {
          services.log.error(
            { requestId: requestInfoOf(context.env.incoming).id, path: PATH, err: thrown },
            'request failed',
          )
        }
        return answer({ data: null, error: { message: error.message, ...error.refusal } }, error)
      }
    })
  },
})

async function admitManager(context: AppContext, { authenticate, rateLimiter }: MountServices): Promise<Actor> {
  const token = bearerToken(context)
  const customerId = customerNamed(context)
  const { address } = requestInfoOf(context.env.incoming)
  const principal = token === undefined ? null : await authenticate(token, { isByPerson: true, customerId, address })
  const actor = admit({ access: 'integrations.manage', method: 'POST', needsAllLocations: true }, principal) as Actor
  const decision = rateLimiter.take(`exchange:${actor.userId}`, CALLS_PER_MINUTE)
  if (!decision.isAllowed) throw tooManyRequests(decision.retryAfterSeconds)
  return actor
}

function parseRequest(body: unknown): z.output<typeof requestSchema> {
  const parsed = requestSchema.safeParse(body)
  if (parsed.success) return parsed.data
  const isCodeMissing = parsed.error.issues[0]?.path[0] === 'code'
  throw refusal(isCodeMissing ? 'exchange-without-code' : 'exchange-without-customer')
}

function present({ customerId }: Actor, integration: Integration) {
  const { id, type, name, status, choices } = integration
  return {
    id,
    customer_id: customerId,
    type,
    name,
    status,
    choices,
    location_id: integration.locationId,
    last_sync: integration.lastSync,
    token_expiry: integration.tokenExpiresAt,
  }
}

function answer(body: object, error?: AppError): Response {
  return Response.json(body, {
    status: error ? ERROR_STATUS[error.code] : 200,
    headers: {
      'cache-control': 'no-store',
      ...(error?.retryAfterSeconds && { 'retry-after': String(error.retryAfterSeconds) }),
    },
  })
}
