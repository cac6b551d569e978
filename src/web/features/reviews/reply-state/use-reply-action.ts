import type { Endpoint, InputOf, OutputOf } from '#shared/contracts/endpoint.ts'
import type { Reply, Review } from '#shared/contracts/reviews.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { call } from '#web/kernel/api/call.ts'
import { useTakeInReview } from '../replies/respond.queries.ts'

/** A review and its reply, as every line about one has them. */
export interface OfReply {
  review: Review
  reply: Reply
}

/** One thing done to a reply; the review as it is afterwards shows wherever it is listed. */
export function useReplyAction({ review, reply }: OfReply) {
  const takeIn = useTakeInReview()
  const { attempt, isBusy, error } = useAttempt()

  const perform = <E extends Endpoint>(
    endpoint: OutputOf<E> extends Review ? E : never,
    rest: Omit<InputOf<E>, 'reviewId' | 'replyId'>,
    onDone?: (changed: Review) => void,
  ) =>
    attempt(async () => {
      const path = { reviewId: review.id, replyId: reply.id }
      const changed = (await call(endpoint, { ...rest, ...path } as InputOf<E>)) as Review
      takeIn(changed)
      onDone?.(changed)
    })
  return { perform, isBusy, error }
}
