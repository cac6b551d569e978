import { useTranslations } from 'use-intl'
import { type Reply, type Review, getReview } from '#shared/contracts/reviews.ts'
import { PLATFORM_NAMES } from '#shared/domain/platforms.ts'
import { UNDO_WINDOW_MS } from '#shared/domain/replies.ts'
import { useToast } from '#web/ui/index.ts'
import { call } from '#web/kernel/api/call.ts'
import { useReplyProblem, useReplyQuote } from './use-reply-problem.ts'
import { kindOfReply, undoOffers, useUndoReply } from './use-undo-reply.ts'
import { watchReply } from './watch-reply.ts'

/** What became of a reply that this person has just sent from here: first that it can be undone, then how it ended. */
export function useAnnounceReply(): (review: Review) => void {
  const t = useTranslations('reviewsRespond.outcome')
  const words = useTranslations('reviewsRespond')
  const toast = useToast()
  const undo = useUndoReply()
  const problemOf = useReplyProblem()
  const quoteOf = useReplyQuote()

  function tellEnd(review: Review, reply: Reply) {
    const platform = PLATFORM_NAMES[review.platform]
    const kind = kindOfReply(reply)
    const bad = { kind, tone: 'bad' } as const
    if (reply.state === 'checking' || reply.state === 'live') {
      toast({ kind, tone: 'good', title: t('posted', { platform }) })
    }
    if (reply.state === 'saved') toast({ ...bad, title: t('notConnected', { platform }) })
    if (reply.state === 'failed' || reply.state === 'rejected') {
      const error = [problemOf(review, reply), quoteOf(review, reply)].filter(Boolean).join(' ')
      toast({ ...bad, title: t('failed', { platform, error }) })
    }
  }

  function tellStart(review: Review, reply: Reply) {
    const platform = PLATFORM_NAMES[review.platform]
    const kind = kindOfReply(reply)
    if (reply.state === 'awaiting-approval') toast({ kind, tone: 'good', title: t('awaiting') })
    if (reply.state === 'by-hand') toast({ kind, tone: 'info', title: t('byHand', { platform }) })
    if (reply.state === 'queued' && reply.undoUntil !== null) {
      const withdraw = () => undoOffers.set(undoOffers.get().filter((id) => id !== reply.id))
      const action = { label: words('undo'), onAction: () => void undo(review).finally(withdraw) }
      toast({
        kind,
        title: t('queued', { platform }),
        text: t('queuedText'),
        action,
        durationMs: UNDO_WINDOW_MS,
        onClose: withdraw,
      })
      undoOffers.set([...undoOffers.get(), reply.id])
    }
  }

  return (review) => {
    const { reply } = review
    if (!reply) return
    tellStart(review, reply)
    if (reply.state !== 'queued') return tellEnd(review, reply)
    const read = () => readReply(review.id, reply.id)
    const look = watchReply({ reviewId: review.id, read, onSettled: (settled) => tellEnd(review, settled) })
    if (reply.undoUntil === null) void look()
  }
}

/** As it stands now; `undefined` where there is no such reply. */
export async function readReply(reviewId: string, replyId: string): Promise<Reply | undefined> {
  const { replies } = await call(getReview, { reviewId })
  return replies.find(({ id }) => id === replyId)
}
