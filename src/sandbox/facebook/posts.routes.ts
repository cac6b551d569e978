import { readSandboxForm } from '../identity/sandbox-form.ts'
import {
  fetchImage,
  findPost,
  keepPost,
  listPosts,
  makeNumber,
  numbersOf,
} from '../providers/social-posts.repository.ts'
import { findListing } from '../vendors/vendor-reviews.repository.ts'
import type { VendorWorld } from '../vendors/vendor-route.ts'
import { GRAPH_PATH, type GraphRoute } from './facebook-app.ts'
import { getPageCaller, requirePermission } from './graph-access.ts'
import { badParameter, GraphFault, missingObject } from './graph-fault.ts'
import { pickFields } from './graph-fields.ts'
import { answerList, readPage } from './graph-paging.ts'
import { toGraphTime } from './page-node.ts'
import type { AppContext } from '#server/kernel/http/http-app.ts'

const LONGEST_MESSAGE = 63_206
const POST_KIND = { name: 'PagePost', fields: ['id', 'message', 'created_time', 'permalink_url'] }

/** What a page publishes. https://developers.facebook.com/docs/pages-api/posts */
export function mountPosts(graph: GraphRoute, world: VendorWorld): void {
  const { db, publicUrl } = world
  mountNumbers(graph, world)
  const getPublisher = async (context: AppContext, permission: string) => {
    const caller = await getPageCaller(db, context, context.req.param('page') ?? '')
    requirePermission(caller, permission, 200)
    const name = (await findListing(db, 'facebook', caller.pageId))?.name ?? ''
    return { vendor: 'facebook', account: caller.pageId, name } as const
  }

  graph('POST', `${GRAPH_PATH}/:page/feed`, async (context) => {
    const page = await getPublisher(context, 'pages_manage_posts')
    const { message = '', link = '' } = await readSandboxForm(context)
    if (message === '' && link === '') throw new GraphFault('Invalid parameter', { code: 100 })
    if (message.length > LONGEST_MESSAGE) throw badParameter('message is too long')
    if (link !== '' && !URL.canParse(link))
      throw new GraphFault('(#1500) The url you supplied is invalid', { code: 1500 })
    const id = `${page.account}_${makeNumber()}`
    await keepPost(db, { ...page, id, text: message, link })
    return Response.json({ id })
  })

  graph('POST', `${GRAPH_PATH}/:page/photos`, async (context) => {
    const page = await getPublisher(context, 'pages_manage_posts')
    const { url = '', caption = '', alt_text_custom: alternativeText = '' } = await readSandboxForm(context)
    const image = await fetchImage(context, publicUrl, url)
    if (image === '') throw new GraphFault('(#324) Missing or invalid image file', { code: 324 })
    const [photo, post] = [makeNumber(), `${page.account}_${makeNumber()}`]
    await keepPost(db, { ...page, id: post, text: caption, image, alternativeText })
    return Response.json({ id: photo, post_id: post })
  })

  graph('GET', `${GRAPH_PATH}/:page/feed`, async (context) => {
    const { account } = await getPublisher(context, 'pages_read_engagement')
    const since = Number(context.req.query('since') ?? 0) * 1000
    const posts = (await listPosts(db, 'facebook', account)).filter((post) => post.created_at.getTime() >= since)
    const page = readPage(context)
    const nodes = posts.slice(page.offset, page.offset + page.limit).map((post) => ({
      id: post.id,
      message: post.text_body || undefined,
      created_time: toGraphTime(post.created_at),
      permalink_url: `https://www.facebook.com/${post.id}`,
    }))
    const shown = pickFields(nodes, context.req.query('fields') ?? 'id,message,created_time', POST_KIND)
    return answerList(shown, page, { total: posts.length, url: context.req.url })
  })
}

/** What people did with one of them. */
function mountNumbers(graph: GraphRoute, { db }: VendorWorld): void {
  graph('GET', `${GRAPH_PATH}/:post{[^/_]+_[0-9]+}`, async (context) => {
    const id = context.req.param('post') ?? ''
    const { pageId: account, ...caller } = await getPageCaller(db, context, id.split('_')[0] ?? '')
    requirePermission({ ...caller, pageId: account }, 'pages_read_engagement', 200)
    const post = await findPost(db, { vendor: 'facebook', account, id })
    if (!post) throw missingObject(id)
    const { likes, comments, shares } = numbersOf(post)
    const counted = (count: number) => ({ data: [], summary: { total_count: count } })
    const shared = shares > 0 && { shares: { count: shares } }
    return Response.json({ id, ...shared, comments: counted(comments), reactions: counted(likes) })
  })
}
