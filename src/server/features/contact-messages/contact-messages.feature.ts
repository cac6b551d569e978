import {
  handleContactMessage,
  listContactMessages,
  reopenContactMessage,
  sendContactMessage,
} from '#shared/contracts/contact-messages.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { contactForm } from './contact-form.routes.ts'
import { createContactMessagesService } from './contact-messages.service.ts'

export function makeContactMessages({ transactions, adminTransactions, mail, config }: Foundations) {
  const messages = createContactMessagesService({
    transactions,
    admins: adminTransactions,
    mail,
    contactEmail: config.contactEmail,
  })
  return {
    routes: [
      implement(sendContactMessage, ({ input }) => messages.receive(input)),
      implement(listContactMessages, ({ actor, input, request }) => messages.list(actor, input, request.id)),
      implement(handleContactMessage, ({ actor, input, request }) =>
        messages.handle(actor, input.messageId, request.id),
      ),
      implement(reopenContactMessage, ({ actor, input, request }) =>
        messages.reopen(actor, input.messageId, request.id),
      ),
    ],
    mounts: [contactForm(messages)],
  }
}
