import { useState } from 'react'
import { approveReply, saveReplyDraft, submitReply } from '#shared/contracts/replies.ts'
import { getReview, type Reply, type Review } from '#shared/contracts/reviews.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { ApiProblem } from '#web/kernel/api/api-problem.ts'
import { call } from '#web/kernel/api/call.ts'
import { useAnnounceReply } from '../reply-outcome/use-announce-reply.ts'
import { useTakeInReview } from '../replies/respond.queries.ts'
import type { ReplyWords } from './use-reply-words.ts'

export type ComposeMode = 'submit' | 'ask-approval' | 'approve'

interface Submission {
  review: Review
  words: ReplyWords
  mode: ComposeMode
  onSent: () => void
}

/** A colleague’s reply goes out with the changes; the approver’s own draft is done with. */
async function approve({ id: reviewId }: Review, reply: Reply, text: string): Promise<Review> {
  const change = text === reply.text ? {} : { text }
  const review = await call(approveReply, { reviewId, replyId: reply.id, ...change })
  // It is out: a draft that stays is no reason to say otherwise.
  await call(saveReplyDraft, { reviewId, text: '', isComposing: false }).catch(() => undefined)
  return review
}

/** Sends the reply. Where somebody has answered since the window was opened, theirs is shown first. */
export function useSubmission({ review, words, mode, onSent }: Submission) {
  const takeIn = useTakeInReview()
  const announce = useAnnounceReply()
  const { attempt, isBusy, error } = useAttempt()
  const [basedOn] = useState(review.reply)
  const [found, setFound] = useState<Reply | null>(null)
  const arrived = review.reply && review.reply.id !== basedOn?.id ? review.reply : null
  const other = found ?? arrived

  async function send(replaceAnyway: boolean): Promise<Review> {
    const text = words.text.trim()
    if (mode === 'approve' && basedOn && !other) return approve(review, basedOn, text)
    const seen = replaceAnyway ? other : basedOn
    return call(submitReply, { reviewId: review.id, text, basedOn: seen?.id ?? null, replaceAnyway })
  }

  async function showOther() {
    const { review: current } = await call(getReview, { reviewId: review.id })
    takeIn(current)
    setFound(current.reply)
  }

  const submit = ({ replaceAnyway = false } = {}) =>
    attempt(async () => {
      await words.keeper.pause()
      try {
        const sent = await send(replaceAnyway)
        words.keeper.discard()
        takeIn(sent)
        announce(sent)
        onSent()
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || problem.code !== 'conflict') throw problem
        await showOther()
      } finally {
        words.keeper.resume()
      }
    })
  // Where a colleague's answer is shown, the notice says what happened.
  return { submit, isBusy, error, other, isConflictFound: found !== null }
}
export type Submitting = ReturnType<typeof useSubmission>
