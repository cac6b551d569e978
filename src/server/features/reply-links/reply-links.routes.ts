import { getReplyLink, answerByReplyLink } from '#shared/contracts/reply-links.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { ReplyLinksService } from './reply-links.service.ts'

export const replyLinksRoutes = (links: ReplyLinksService) => [
  implement(getReplyLink, ({ input }) => links.look(input.word)),
  implement(answerByReplyLink, ({ input }) => links.approve(input.word, input.text)),
]
