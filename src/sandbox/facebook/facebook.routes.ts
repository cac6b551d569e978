import type { HttpApp } from '#server/kernel/http/http-app.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { mountDialog } from './dialog.routes.ts'
import { mountDisputes } from './disputes.routes.ts'
import { GRAPH_PATH } from './facebook-app.ts'
import { GraphFault } from './graph/graph-fault.ts'
import { createGraphRoutes } from './graph/graph-route.ts'
import { mountPages } from './pages.routes.ts'
import { mountStories } from './stories.routes.ts'
import { mountSubscriptions } from './subscriptions.routes.ts'
import { mountTokens } from './tokens.routes.ts'

/** Facebook's login dialog and the part of its Graph API that pages and their recommendations need. */
export function mountFacebook(app: HttpApp, world: VendorWorld): void {
  const graph = createGraphRoutes(app, world)
  mountDialog(app, world)
  mountTokens(graph, world)
  mountSubscriptions(graph, world)
  mountDisputes(graph, world)
  mountStories(graph, world)
  mountPages(graph, world)
  graph('ALL', `${GRAPH_PATH}/*`, async (context) => {
    const path = context.req.path.slice(GRAPH_PATH.length)
    throw new GraphFault(`Unknown path components: ${path}`, { code: 2500 })
  })
}
