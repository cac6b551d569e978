import type { Database } from '#server/database/connect.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'
import { readSandboxForm } from '../identity/sandbox-form.ts'
import { takeFaultWithReason } from '../vendors/vendor-faults.repository.ts'
import { explainReason } from '../vendors/policy-reasons.ts'
import { changeReview, findListing, findReview, type VendorReview } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { GRAPH_PATH, type GraphRoute } from './facebook-app.ts'
import { getPageCaller, requirePermission } from './graph-access.ts'
import { badParameter, GraphFault, missingObject } from './graph-fault.ts'
import { pickFields } from './graph-fields.ts'
import { answerList, readPage } from './graph-paging.ts'
import { COMMENT_SUFFIX, describeComment, hasComment } from './page-node.ts'

const LONGEST_COMMENT = 8000

const COMMENT_KIND = { name: 'Comment', fields: ['id', 'from', 'message', 'created_time', 'permalink_url'] }

/** Comments under a recommendation's story: how a page answers. */
export function mountStories(graph: GraphRoute, { db }: VendorWorld): void {
  graph('GET', `${GRAPH_PATH}/:story/comments`, async (context) => {
    const review = await getReview(db, context, context.req.param('story') ?? '')
    const page = readPage(context)
    const comments = hasComment(review) ? [await nameWriter(db, describeComment(review), review)] : []
    const asked = context.req.query('fields') ?? 'created_time,from,message,id'
    const shown = pickFields(comments.slice(page.offset), asked, COMMENT_KIND)
    return answerList(shown, page, { total: comments.length, url: context.req.url })
  })

  graph('POST', `${GRAPH_PATH}/:story/comments`, async (context) => {
    const review = await getReview(db, context, context.req.param('story') ?? '', 'pages_manage_engagement')
    await writeComment(db, context, review.id)
    return Response.json({ id: review.id + COMMENT_SUFFIX })
  })

  graph('POST', `${GRAPH_PATH}/:comment`, async (context) => {
    const review = await getCommented(db, context)
    await writeComment(db, context, review.id)
    return Response.json({ success: true })
  })

  graph('DELETE', `${GRAPH_PATH}/:comment`, async (context) => {
    const review = await getCommented(db, context)
    const nothing = { reply_text: null, reply_state: null, reply_reason: null, reply_updated_at: null }
    await changeReview(db, 'facebook', review.id, nothing)
    return Response.json({ success: true })
  })
}

/** The review behind a story, if the page that calls is the one it speaks of. */
async function getReview(
  db: Database,
  context: AppContext,
  id: string,
  permission = 'pages_read_user_content',
): Promise<VendorReview> {
  const review = await findReview(db, 'facebook', id)
  const caller = await getPageCaller(db, context, review?.listing_id ?? id)
  if (!review) throw missingObject(id)
  requirePermission(caller, permission, 200)
  return review
}

async function getCommented(db: Database, context: AppContext): Promise<VendorReview> {
  const commentId = context.req.param('comment') ?? ''
  const storyId = commentId.endsWith(COMMENT_SUFFIX) ? commentId.slice(0, -COMMENT_SUFFIX.length) : commentId
  const review = await getReview(db, context, storyId, 'pages_manage_engagement')
  if (storyId === commentId || !hasComment(review)) throw missingObject(commentId)
  return review
}

async function writeComment(db: Database, context: AppContext, reviewId: string): Promise<void> {
  const { message = context.req.query('message') ?? '' } = await readSandboxForm(context)
  if (message.trim() === '') throw badParameter('The parameter message is required')
  if (message.length > LONGEST_COMMENT) throw badParameter('The comment is too long')
  const refused = await takeFaultWithReason(db, 'facebook', 'reject-replies')
  if (refused) {
    const userMessage = `The comment goes against the community standards. ${explainReason(refused.reason)}`.trim()
    throw new GraphFault('The action attempted has been deemed abusive or is otherwise disallowed', {
      code: 368,
      userMessage,
    })
  }
  await changeReview(db, 'facebook', reviewId, {
    reply_text: message,
    reply_state: 'live',
    reply_reason: null,
    reply_updated_at: new Date(),
  })
}

async function nameWriter(db: Database, comment: Record<string, unknown>, review: VendorReview) {
  const page = await findListing(db, 'facebook', review.listing_id)
  return { ...comment, from: { id: review.listing_id, name: page?.name } }
}
