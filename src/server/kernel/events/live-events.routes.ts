import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { streamLiveEvents } from '#shared/contracts/live-events.ts'
import type { HttpApp } from '#server/kernel/http/http-app.ts'
import type { EndpointServices } from '#server/kernel/http/mount-endpoints.ts'
import { admitCaller } from '#server/kernel/http/mount-endpoints.ts'
import { isClosed } from '#server/kernel/http/access.ts'
import type { Principal } from '#server/kernel/http/actor.ts'
import { bearerToken } from '#server/kernel/http/bearer-token.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { isFault, problemResponse, toAppError } from '#server/kernel/http/problem.ts'
import { requestInfoOf } from '#server/kernel/http/request-info.ts'
import { NIL_CUSTOMER } from '#server/database/transactions.ts'
import type { LiveHub } from './live-hub.ts'

/** Written to the raw response: a stream through the framework costs twice the processor time. */
export function mountLiveEvents(app: HttpApp, hub: LiveHub, services: EndpointServices): void {
  app.get(streamLiveEvents.path, async (context) => {
    const { incoming, outgoing } = context.env
    labelRoute(incoming, streamLiveEvents.path)
    const request = requestInfoOf(incoming)
    try {
      if (incoming.method !== 'GET') throw new AppError('method-not-allowed', 'Only GET opens the stream.')
      const token = bearerToken(context) ?? ''
      const principal = await admitCaller(context, request, { endpoint: streamLiveEvents, services })
      const customerId = principal ? audienceOf(principal) : ''
      await hub.open(outgoing, {
        customerId,
        userId: principal?.userId ?? '',
        sessionId: principal?.sessionId ?? '',
        lastEventId: lastEventId(incoming.headers['last-event-id']),
        isLimited: isLimited(principal),
        isStillAllowed: async () => {
          const named = principal?.member?.customerId ?? null
          const { address } = request
          const now = await services.authenticate(token, { isByPerson: false, customerId: named, address })
          // Whoever is limited from now on, or no longer, opens another.
          return mayRead(now, customerId) && isLimited(now) === isLimited(principal)
        },
      })
      return RESPONSE_ALREADY_SENT
    } catch (error) {
      const refusal = toAppError(error)
      if (isFault(refusal)) services.log.error({ requestId: request.id, err: error }, 'stream failed')
      return problemResponse(refusal, request.id)
    }
  })
}

/** Whose events a person hears: their customer's, the platform's for an administrator, else nobody's. */
function audienceOf({ member, adminRole, userId }: Principal): string {
  if (member) return member.customerId
  return adminRole === null ? userId : NIL_CUSTOMER
}

const isLimited = (principal: Principal | null) => Boolean(principal?.member?.locations)

/** Still signed in, and still of the customer whose events these are, by its own rules. */
function mayRead(principal: Principal | null, customerId: string): boolean {
  if (!principal) return false
  return customerId === audienceOf(principal) && !isClosed(principal.member) && !principal.belonging?.barredBy
}

function lastEventId(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
}
