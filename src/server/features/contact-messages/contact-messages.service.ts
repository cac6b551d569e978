import type { ContactMessage, ContactMessageForm, ContactTopic } from '#shared/contracts/contact-messages.ts'
import type { PlatformTx, Transactions } from '#server/database/transactions.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { AdminActor } from '#server/kernel/http/actor.ts'
import type { Mail, MailOutbox } from '#server/kernel/outbox/messages.ts'
import { readCursor, toPage } from '#server/kernel/paging/keyset.ts'
import type { AdminTransactions } from '#server/kernel/admin/admin-transactions.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { renderHtml, renderText, type MailText } from '#server/kernel/outbox/mail-layout.ts'
import {
  countOpen,
  findById,
  insert,
  listNewest,
  markHandled,
  markOpen,
  type ContactMessageRow,
} from './contact-messages.repository.ts'

const TOPICS: Record<ContactTopic, string> = {
  sales: 'Plans and sales',
  support: 'Help with the product',
  press: 'Press',
  careers: 'Working with us',
  privacy: 'Privacy and data',
  other: 'General question',
}

const LANGUAGES: Record<Locale, string> = { en: 'English', es: 'Spanish', fr: 'French', de: 'German' }

/** To the operators, in English: their language is not ours to know. Answering it answers the person. */
function composeContactMail(form: ContactMessageForm, contactEmail: string): Mail {
  const text: MailText = {
    heading: `${form.name} wrote to us`,
    paragraphs: [
      `From: ${form.name} <${form.email}>\nTopic: ${TOPICS[form.topic]}\nLanguage of the page: ${LANGUAGES[form.language]}`,
      form.message,
    ],
    footer: 'Sent by the contact form. Answer this mail to answer the person.',
  }
  return {
    to: contactEmail,
    subject: `Contact form: ${TOPICS[form.topic]}, from ${form.name.replaceAll(/[\r\n]+/g, ' ')}`,
    text: renderText(text),
    html: renderHtml(text),
    replyTo: form.email,
  }
}

interface ContactMessagesOptions {
  transactions: Transactions
  admins: AdminTransactions
  mail: MailOutbox
  contactEmail: string
}

export type ContactMessagesService = ReturnType<typeof createContactMessagesService>

export function createContactMessagesService({ transactions, admins, mail, contactEmail }: ContactMessagesOptions) {
  return {
    receive(form: ContactMessageForm): Promise<{ isReceived: true }> {
      return transactions.platform.change(async (tx) => {
        const isFromMachine = form.website !== ''
        if (!isFromMachine) {
          const id = await insert(tx, form)
          emit(tx, { type: 'contact-message.changed', subjectId: id, userId: null })
          await mail.queue(tx, composeContactMail(form, contactEmail))
        }
        return { isReceived: true }
      })
    },

    list(admin: AdminActor, input: { cursor?: string | undefined; limit: number }, requestId: string) {
      const after = readCursor(input.cursor)
      return admins.transaction({ admin, requestId, action: 'contact-messages.list' }, async (tx) => {
        const { rows, nextCursor } = toPage(await listNewest(tx, { after, limit: input.limit + 1 }), input.limit)
        return { items: rows.map(presentContactMessage), nextCursor, openCount: await countOpen(tx) }
      })
    },

    handle(admin: AdminActor, messageId: string, requestId: string): Promise<ContactMessage> {
      return admins.transaction({ admin, requestId, action: 'contact-messages.handle' }, async (tx) => {
        const hasMoved = await markHandled(tx, messageId, admin.userId)
        return answerMove(tx, messageId, { hasMoved, otherwise: 'contact-message-handled' })
      })
    },

    reopen(admin: AdminActor, messageId: string, requestId: string): Promise<ContactMessage> {
      return admins.transaction({ admin, requestId, action: 'contact-messages.reopen' }, async (tx) => {
        const hasMoved = await markOpen(tx, messageId)
        return answerMove(tx, messageId, { hasMoved, otherwise: 'contact-message-open' })
      })
    },
  }
}

async function answerMove(
  tx: PlatformTx,
  messageId: string,
  move: { hasMoved: boolean; otherwise: 'contact-message-handled' | 'contact-message-open' },
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
  }
}
