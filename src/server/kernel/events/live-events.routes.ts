import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { streamLiveEvents } from '#shared/contracts/live-events.ts'
import type { EndpointServices, HttpApp } from '#server/kernel/http/mount-endpoints.ts'
import { bearerToken, identify } from '#server/kernel/http/mount-endpoints.ts'
import { labelRoute } from '#server/kernel/http/route-label.ts'
import { problemResponse, toAppError } from '#server/kernel/http/problem.ts'
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
      const token = bearerToken(context) ?? ''
      const principal = await identify(context, request, { endpoint: streamLiveEvents, services })
      await hub.open(outgoing, {
        customerId: principal?.member?.customerId ?? NIL_CUSTOMER,
        userId: principal?.userId ?? '',
        lastEventId: lastEventId(incoming.headers['last-event-id']),
        isStillAllowed: async () => (await services.authenticate(token)) !== null,
      })
      return RESPONSE_ALREADY_SENT
    } catch (error) {
      return problemResponse(toAppError(error), request.id)
    }
  })
}

function lastEventId(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null
}
