import type { Reply } from '#shared/contracts/reviews.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import { liveEventListeners } from '#web/kernel/live-events/live-event-listeners.ts'

const ON_ITS_WAY: readonly ReplyState[] = ['queued', 'sending', 'deleting']

interface Watch {
  reviewId: string
  /** How the reply stands now; `undefined` where there is no such reply any more. */
  read: () => Promise<Reply | undefined>
  onSettled: (reply: Reply) => void
}

/**
 * Tells once what the platform said of a reply, wherever in the product the person is by then. Answers the way to look
 * without waiting for an event, for what may have happened before.
 */
export function watchReply({ reviewId, read, onSettled }: Watch): () => Promise<void> {
  let isReading = false
  let isDue = false

  async function look(): Promise<void> {
    isDue = true
    if (isReading) return
    isReading = true
    while (isDue) {
      isDue = false
      const reply = await read().catch(() => null)
      // Not to be told just now: the next event asks again.
      if (reply === null || (reply && ON_ITS_WAY.includes(reply.state))) continue
      isDue = false
      stop()
      if (reply) onSettled(reply)
    }
    isReading = false
  }

  const stop = liveEventListeners.add({
    onEvent: ({ type, subjectId }) => {
      const isMeant = subjectId === null || subjectId === reviewId
      if (type === 'review.changed' && isMeant) void look()
    },
    onGap: () => void look(),
  })
  return look
}
