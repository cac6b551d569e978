import { useTranslations } from 'use-intl'
import { undoReply } from '#shared/contracts/replies.ts'
import type { Reply, Review } from '#shared/contracts/reviews.ts'
import { call } from '#web/kernel/api/call.ts'
import { createStore } from '#web/kernel/store.ts'
import { useToast } from '#web/ui/index.ts'
import { useTakeInReview } from '../replies/respond.queries.ts'
import { useErrorSentence } from '#web/components/failures/use-error-sentence.ts'

/** Takes a reply back that has not left yet; also when it is too late, that is said. */
export function useUndoReply(): (review: Pick<Review, 'id' | 'reply'>) => Promise<void> {
  const t = useTranslations('reviewsRespond')
  const toast = useToast()
  const takeIn = useTakeInReview()
  const sentenceFor = useErrorSentence()

  return async ({ id: reviewId, reply }) => {
    if (!reply) return
    // In the place of the one that offered it, whichever button was pressed.
    const kind = kindOfReply(reply)
    try {
      takeIn(await call(undoReply, { reviewId, replyId: reply.id }))
      toast({ kind, tone: 'info', title: t('undone'), text: t('undoneText') })
    } catch (error) {
      toast({ kind, tone: 'bad', title: t('undoFailed'), text: sentenceFor(error) })
    }
  }
}

/** The replies that a message offers to take back: meanwhile nothing else does. */
export const undoOffers = createStore<readonly string[]>([])

/** Of the messages about one reply there is one at a time. */
export const kindOfReply = ({ id }: Pick<Reply, 'id'>) => `reply-${id}`
