import { answerByReplyLink, getReplyLink } from '#shared/contracts/reply-links.ts'
import type { AssistantAccess } from '#server/features/assistant/assistant.service.ts'
import type { PlannedReplies } from '#server/features/replies/replies.service.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { createBadReviewAlerts, createReplyLinksService } from './reply-links.service.ts'

/** Answers that come back by the link of a mail. */
export function makeReplyLinks(
  { transactions, log }: Foundations,
  { plans, access }: { plans: PlannedReplies; access: AssistantAccess },
) {
  const links = createReplyLinksService({ transactions, plans })
  return {
    alerts: createBadReviewAlerts({ transactions, access, log }),
    routes: [
      implement(getReplyLink, ({ input }) => links.look(input.word)),
      implement(answerByReplyLink, ({ input }) => links.approve(input.word, input.text)),
    ],
  }
}
