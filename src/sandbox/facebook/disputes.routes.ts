import { z } from 'zod'
import { parseJson, readBody } from '#server/kernel/http/read-body.ts'
import { openCase } from '../vendors/vendor-disputes.repository.ts'
import { findGrant } from '../vendors/vendor-grants.repository.ts'
import { findReview } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { FACEBOOK_BASE } from './facebook-app.ts'
import type { GraphRoute } from './graph/graph-route.ts'
import { badParameter, GraphFault, missingObject } from './graph/graph-fault.ts'

const dispute = z.object({
  review_id: z.string().min(1),
  reason: z.string().min(1),
  text: z.string().min(1),
  reference: z.string().optional(),
})

/** What the model lacks: a way for programs to dispute a review. */
export function mountDisputes(graph: GraphRoute, { db }: VendorWorld): void {
  graph('POST', `${FACEBOOK_BASE}/disputes`, async (context) => {
    const token = /^bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    const found = await findGrant(db, token, 'access')
    if (found?.grant.vendor !== 'facebook')
      throw new GraphFault('Error validating access token.', { code: 190, status: 401 })
    const asked = dispute.safeParse(parseJson((await readBody(context.env.incoming)).toString('utf8')))
    if (!asked.success) throw badParameter('A dispute needs review_id, reason and text')
    const review = await findReview(db, 'facebook', asked.data.review_id)
    if (!review || review.listing_id !== found.token.listing_id) throw missingObject(asked.data.review_id)
    return Response.json({ case_id: await openCase(db, review, asked.data) })
  })
}
