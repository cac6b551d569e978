import * as contract from '#shared/contracts/contact-messages.ts'
import type { ContactMessage, ContactMessageForm, ContactTopic } from '#shared/contracts/contact-messages.ts'
import { hasPersonalService } from '#shared/domain/plan-services.ts'
import { planOf } from '#shared/domain/plans.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import type { PlatformTx } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Mail } from '#server/kernel/outbox/messages.ts'
import { readPage } from '#server/kernel/paging/keyset.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { renderHtml, renderText, toPlainName, type MailText } from '#server/kernel/outbox/mail-layout.ts'
import { contactForm } from './contact-form.routes.ts'
import {
  countOpen,
  findById,
  insert,
  keepAnswer,
  listNewest,
  markHandled,
  markOpen,
  type ContactMessageRow,
} from './contact-messages.repository.ts'

export function makeContactMessages(base: Foundations) {
  const { adminTransactions: admins } = base
  return {
    routes: [
      implement(contract.sendContactMessage, ({ input }) => receive(base, input)),
      implement(contract.askForHelp, ({ actor: { name, email, member }, input }) => {
        const topic = member && hasPersonalService(planOf(member.plan)) ? 'priority' : 'support'
        return receive(base, { ...input, name: name || email, email, topic, website: '' })
      }),
      implement(contract.listContactMessages, ({ actor: admin, input, request }) =>
        admins.read({ admin, requestId: request.id, action: 'contact-messages.list' }, async (tx) => {
          const { rows, nextCursor } = await readPage(input, (wanted) => listNewest(tx, input.state, wanted))
          return { items: rows.map(presentContactMessage), nextCursor, openCount: await countOpen(tx) }
        }),
      ),
      implement(contract.handleContactMessage, ({ actor: admin, input: { messageId }, request }) =>
        admins.transaction(
          { admin, requestId: request.id, action: 'contact-messages.handle', subject: messageId },
          async (tx) => {
            const hasMoved = await markHandled(tx, messageId, admin.userId)
            return answerMove(tx, messageId, { hasMoved, otherwise: 'contact-message-handled' })
          },
        ),
      ),
      implement(contract.reopenContactMessage, ({ actor: admin, input: { messageId }, request }) =>
        admins.transaction(
          { admin, requestId: request.id, action: 'contact-messages.reopen', subject: messageId },
          async (tx) => {
            const hasMoved = await markOpen(tx, messageId)
            return answerMove(tx, messageId, { hasMoved, otherwise: 'contact-message-open' })
          },
        ),
      ),
      implement(contract.answerContactMessage, ({ actor: admin, input: { messageId, text }, request }) =>
        admins.transaction(
          { admin, requestId: request.id, action: 'contact-messages.answer', subject: messageId },
          async (tx) => {
            const hasMoved = await keepAnswer(tx, messageId, { text, userId: admin.userId })
            const answered = await answerMove(tx, messageId, { hasMoved, otherwise: 'contact-message-answered' })
            await base.mail.queue(tx, composeAnswerMail(answered, text, base.config.contactEmail))
            return answered
          },
        ),
      ),
    ],
    mounts: [contactForm((form) => receive(base, form))],
  }
}

type Received = Omit<ContactMessageForm, 'topic'> & { topic: ContactTopic }

function receive({ transactions, mail, config }: Foundations, form: Received): Promise<{ isReceived: true }> {
  return transactions.platform.change(async (tx) => {
    const isFromMachine = form.website !== ''
    if (!isFromMachine) {
      const id = await insert(tx, form)
      emit(tx, { type: 'contact-message.changed', subjectId: id, userId: null })
      await mail.queue(tx, composeContactMail(form, config.contactEmail))
    }
    return { isReceived: true }
  })
}

const TOPICS: Record<ContactTopic, string> = {
  sales: 'Plans and sales',
  support: 'Help with the product',
  priority: 'Priority support',
  press: 'Press',
  careers: 'Working with us',
  privacy: 'Privacy and data',
  other: 'General question',
}

const LANGUAGES: Record<Locale, string> = { en: 'English', es: 'Spanish', fr: 'French', de: 'German' }

/** To the operators, in English: their language is not ours to know. Answering it answers the person. */
function composeContactMail(form: Received, contactEmail: string): Mail {
  const name = toPlainName(form.name) || 'somebody'
  const text: MailText = {
    heading: `${name} wrote to us`,
    paragraphs: [
      `From: ${name} <${form.email}>\nTopic: ${TOPICS[form.topic]}\nLanguage of the page: ${LANGUAGES[form.language]}`,
      form.message,
    ],
    footer: 'Sent by the contact form. Answer this mail to answer the person.',
  }
  return {
    to: contactEmail,
    subject: `Contact form: ${TOPICS[form.topic]}, from ${name}`,
    text: renderText(text),
    html: renderHtml(text),
    replyTo: form.email,
  }
}

const ANSWER_WORDS: Record<Locale, { subject: string; heading: string; wrote: string; footer: string }> = {
  en: {
    subject: 'Our answer to your message',
    heading: 'Thank you for writing to us',
    wrote: 'You wrote',
    footer: 'You can answer this mail, and it reaches us.',
  },
  es: {
    subject: 'Nuestra respuesta a su mensaje',
    heading: 'Gracias por escribirnos',
    wrote: 'Usted escribió',
    footer: 'Puede responder a este correo y nos llegará.',
  },
  fr: {
    subject: 'Notre réponse à votre message',
    heading: 'Merci de nous avoir écrit',
    wrote: 'Vous avez écrit',
    footer: 'Vous pouvez répondre à cet e-mail : il nous parviendra.',
  },
  de: {
    subject: 'Unsere Antwort auf Ihre Nachricht',
    heading: 'Danke für Ihre Nachricht',
    wrote: 'Sie schrieben',
    footer: 'Sie können auf diese E-Mail antworten, sie erreicht uns.',
  },
}

/** In the language of the page that they wrote from. */
function composeAnswerMail({ email, message, language }: ContactMessage, answer: string, contactEmail: string): Mail {
  const { subject, heading, wrote, footer } = ANSWER_WORDS[language]
  // Marked line by line, so that nobody's words pass for ours.
  const quoted = `${wrote}:\n${message.replaceAll(/^/gm, '> ')}`
  const text: MailText = { language, heading, paragraphs: [answer, quoted], footer }
  return { to: email, subject, text: renderText(text), html: renderHtml(text), replyTo: contactEmail }
}

async function answerMove(
  tx: PlatformTx,
  messageId: string,
  move: {
    hasMoved: boolean
    otherwise: 'contact-message-handled' | 'contact-message-open' | 'contact-message-answered'
  },
): Promise<ContactMessage> {
  const message = await findById(tx, messageId)
  if (!message) throw refusal('contact-message-not-found')
  if (!move.hasMoved) throw refusal(move.otherwise)
  emit(tx, { type: 'contact-message.changed', subjectId: messageId, userId: null })
  return presentContactMessage(message)
}

function presentContactMessage(row: ContactMessageRow): ContactMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    topic: row.topic,
    message: row.message,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    handledAt: row.handled_at?.toISOString() ?? null,
    handledBy: row.handler_name,
    answer:
      row.answer === null || row.answered_at === null
        ? null
        : { text: row.answer, at: row.answered_at.toISOString(), by: row.answerer_name },
  }
}
