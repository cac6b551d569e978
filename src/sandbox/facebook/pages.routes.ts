import type { Database } from '#server/database/connect.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { takeFault } from '../vendors/vendor-faults.repository.ts'
import { findListing, listReviews } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { GRAPH_PATH } from './facebook-app.ts'
import type { GraphRoute } from './graph/graph-route.ts'
import { getCaller, getPageCaller, requirePermission } from './graph/graph-access.ts'
import { missingObject, withdrawnObject } from './graph/graph-fault.ts'
import { pickFields } from './graph/graph-fields.ts'
import { answerList, readPage } from './graph/graph-paging.ts'
import { describePage, describeRecommendation, PAGE_KIND, RECOMMENDATION_KIND } from './graph/page-node.ts'

const DEFAULT_FIELDS = 'created_time,recommendation_type,review_text'

/** A page, and what people say of it. */
export function mountPages(graph: GraphRoute, { db }: VendorWorld): void {
  graph('GET', `${GRAPH_PATH}/:page/ratings`, (context) => listRecommendations(db, context))

  graph('GET', `${GRAPH_PATH}/:page`, async (context) => {
    const pageId = context.req.param('page') ?? ''
    const { grant } = await getCaller(db, context)
    const listing = await findListing(db, 'facebook', pageId)
    if (!listing || !grant.listing_ids.includes(pageId)) throw missingObject(pageId)
    const [node] = pickFields([await describePage(db, listing)], context.req.query('fields') ?? 'id,name', PAGE_KIND)
    return Response.json(node)
  })
}

async function listRecommendations(db: Database, context: AppContext): Promise<Response> {
  const pageId = context.req.param('page') ?? ''
  const caller = await getPageCaller(db, context, pageId)
  requirePermission(caller, 'pages_read_user_content', 10)
  if (await takeFault(db, 'facebook', 'no-reviews')) throw withdrawnObject()
  const page = readPage(context)
  const { reviews, total } = await listReviews(db, 'facebook', { listingId: pageId, ...page })
  const asked = context.req.query('fields') ?? DEFAULT_FIELDS
  const shown = pickFields(reviews.map(describeRecommendation), asked, RECOMMENDATION_KIND)
  return answerList(shown, page, { total, url: context.req.url })
}
