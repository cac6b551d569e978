import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { createVendorRoutes, type VendorWorld } from '#sandbox/vendors/vendor-route.ts'
import { FACEBOOK_REFUSALS, GraphFault } from './graph-fault.ts'

export type GraphRoute = (method: string, path: string, handle: (context: AppContext) => Promise<Response>) => void

/** Mounts one call of the Graph API; what it throws as a GraphFault is answered in Graph's shape. */
export function createGraphRoutes(app: HttpApp, world: VendorWorld): GraphRoute {
  const route = createVendorRoutes(app, world, 'facebook', FACEBOOK_REFUSALS)
  return (method, path, handle) => route(method, path, (context) => handle(context).catch(answerFault))
}

function answerFault(error: unknown): Response {
  if (error instanceof GraphFault) return error.toResponse()
  throw error
}
