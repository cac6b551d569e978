import { z } from 'zod'
import { isReplyTooLong } from '#shared/domain/replies.ts'
import { PlatformError } from '../platform-error.ts'
import type { Connection, PlatformReply } from '../port.ts'
import { graphSuccess, segment, type Graph } from './facebook-graph.ts'
import { getStoryId, graphTime, isUnnamed } from './facebook-recommendation.ts'

// Not in Meta's reference; what its own composer takes.
export const REPLY_LIMIT = { size: 8000, unit: 'characters' } as const

const comment = z.object({
  id: z.string(),
  from: z.object({ id: z.string() }).optional(),
  message: z.string().default(''),
  created_time: graphTime,
})
type Comment = z.output<typeof comment>

/** Recommendations have no reply of their own: it is the page's comment under the recommendation's story. */
export function createComments(graph: Graph, now: () => Date) {
  async function findOwn(connection: Connection, storyId: string): Promise<Comment | undefined> {
    const comments = await graph.collect(`${segment(storyId)}/comments`, {
      token: connection.accessToken,
      query: { fields: 'id,from{id},message,created_time', filter: 'toplevel', limit: '100' },
      schema: comment,
    })
    return comments.findLast(({ from }) => from?.id === connection.listingId)
  }

  async function send(connection: Connection, path: string, text: string): Promise<PlatformReply> {
    const call = { method: 'POST', token: connection.accessToken, form: { message: text } } as const
    await graph.call(path, { ...call, schema: z.union([graphSuccess, z.object({ id: z.string() })]) })
    return { text, updatedAt: now(), state: 'live', reason: null }
  }

  /** Changes the comment that is there, so that a second try leaves no second comment. */
  async function reply(connection: Connection, reviewId: string, text: string): Promise<PlatformReply> {
    refuseTooLong(text)
    const storyId = getStoryId(reviewId)
    const there = await findOwn(connection, storyId)
    return send(connection, there ? segment(there.id) : `${segment(storyId)}/comments`, text)
  }

  async function editReply(connection: Connection, reviewId: string, text: string): Promise<PlatformReply> {
    refuseTooLong(text)
    const there = await findOwn(connection, getStoryId(reviewId))
    if (!there) throw new PlatformError('gone', { vendorCode: 'no-reply' })
    return send(connection, segment(there.id), text)
  }

  async function readReply(connection: Connection, reviewId: string): Promise<PlatformReply | null> {
    if (isUnnamed(reviewId)) return null
    const there = await findOwn(connection, reviewId).catch(undefinedWhenGone)
    return there ? { text: there.message, updatedAt: there.created_time, state: 'live', reason: null } : null
  }

  /** Safe to call twice: the second call finds nothing to do. */
  async function deleteReply(connection: Connection, reviewId: string): Promise<void> {
    if (isUnnamed(reviewId)) return
    const there = await findOwn(connection, reviewId)
    if (!there) return
    const request = { method: 'DELETE', token: connection.accessToken, schema: graphSuccess } as const
    await graph.call(segment(there.id), request).catch(async (error: unknown) => {
      undefinedWhenGone(error)
      // One code for what is not there and for what we may not touch: whether it is still listed tells them apart.
      if (await findOwn(connection, reviewId)) throw permissionMissing(error)
    })
  }

  return { reply, editReply, readReply, deleteReply }
}

function refuseTooLong(text: string): void {
  if (!isReplyTooLong(text, REPLY_LIMIT)) return
  throw new PlatformError('rejected', { vendorCode: 'too-long' })
}

const permissionMissing = (cause: unknown) =>
  new PlatformError('reconnect', { reason: 'scope-missing', about: 'permission', cause })

function undefinedWhenGone(error: unknown): undefined {
  if (error instanceof PlatformError && error.kind === 'gone') return undefined
  throw error
}
