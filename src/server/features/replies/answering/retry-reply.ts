import type { Review } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { applyFacts } from '#server/features/reviews/reviews.service.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { ReplyDeps } from '../reply-deps.ts'
import { move } from '../replies.repository.ts'
import { changeReply, type ReplyPath } from './change-reply.ts'
import { enqueuePost } from './publish-reply.ts'
import { refuseTooLong } from './reply-refusals.ts'
import { notifyOfReply } from './notify.ts'

/** The same text once more, at once, also where it waits for its next try: there is nothing to take back. */
export function retryReply(deps: ReplyDeps, actor: Actor, path: ReplyPath): Promise<Review> {
  return changeReply(deps, actor, path, async (tx, { reply, view }) => {
    const platform = PLATFORM_NAMES[view.platform]
    if (view.reply?.id !== reply.id) throw refusal('reply-replaced')
    if (view.replyWay === 'none') throw refusal('reply-not-connected', { values: { platform } })
    refuseTooLong(view, reply.text)
    const state = view.replyWay === 'api' ? 'queued' : 'by-hand'
    // All its tries again; one that was tried stays so, and the platform is asked before it gets it again.
    const attempts = Math.min(reply.attempts, 1)
    const fresh = { state, attempts, post_after: null, settled_at: null, checks: 0, fault: null } as const
    const waiting = reply.attempts > 0 ? (['queued'] as const) : []
    const moved = await move(tx, reply.id, ['failed', 'saved', 'rejected', ...waiting], fresh)
    if (!moved) throw refusal('reply-there-already', { values: { platform } })
    await applyFacts(tx, view.id, { reply: { id: reply.id, state: moved.state } })
    if (moved.state === 'queued') await enqueuePost(tx, moved)
  })
}

/** Where the platform has no way for us, only a person can see whether it is there. */
export function confirmByHand(
  deps: ReplyDeps,
  actor: Actor,
  { isLive, ...path }: ReplyPath & { isLive: boolean },
): Promise<Review> {
  return changeReply(deps, actor, path, async (tx, { reply, view }) => {
    if (view.replyWay === 'api') throw refusal('reply-followed-by-itself')
    const state = isLive ? 'live' : 'by-hand'
    const moved = await move(tx, reply.id, ['by-hand', 'live'], { state, settled_at: isLive ? new Date() : null })
    if (!moved) throw refusal('reply-not-by-hand')
    if (view.reply?.id === reply.id) await applyFacts(tx, view.id, { reply: { id: reply.id, state } })
    if (isLive && reply.state !== 'live') {
      await notifyOfReply(tx, actor, view, { kind: 'reply-live', action: 'reply.live' })
    }
  })
}
