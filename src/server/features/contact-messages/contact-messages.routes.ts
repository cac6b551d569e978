import {
  handleContactMessage,
  listContactMessages,
  reopenContactMessage,
  sendContactMessage,
} from '#shared/contracts/contact-messages.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { ContactMessagesService } from './contact-messages.service.ts'

export const contactMessagesRoutes = (messages: ContactMessagesService) => [
  implement(sendContactMessage, ({ input }) => messages.receive(input)),
  implement(listContactMessages, ({ actor, input, request }) => messages.list(actor, input, request.id)),
  implement(handleContactMessage, ({ actor, input, request }) => messages.handle(actor, input.messageId, request.id)),
  implement(reopenContactMessage, ({ actor, input, request }) => messages.reopen(actor, input.messageId, request.id)),
]
