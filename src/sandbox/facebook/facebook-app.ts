import type { AppContext, HttpApp } from '#server/kernel/http/http-app.ts'
import { createVendorRoutes, type VendorWorld } from '#sandbox/vendors/vendor-route.ts'
import { FACEBOOK_REFUSALS, GraphFault } from './graph-fault.ts'

/** The one app this Facebook knows. */
export const FACEBOOK_APP = { id: 'goodword-sandbox', secret: 'goodword-sandbox-secret', name: 'Goodword' } as const

/** What the app may ask a person for, and what each permission lets it do. */
export const FACEBOOK_PERMISSIONS: Record<string, string> = {
  pages_show_list: 'See the list of your pages',
  pages_read_engagement: 'Read what your pages publish',
  pages_read_user_content: 'Read what people write on your pages',
  pages_manage_engagement: 'Comment as your pages',
  pages_manage_posts: 'Post as your pages',
  pages_manage_metadata: 'Be told of changes on your pages',
}

export const FACEBOOK_BASE = '/sandbox/facebook'
export const GRAPH_PATH = `${FACEBOOK_BASE}/v26.0`

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
