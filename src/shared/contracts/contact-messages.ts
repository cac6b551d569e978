import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

/** What everybody can choose on the contact page. */
export const PUBLIC_TOPICS = ['sales', 'support', 'press', 'careers', 'privacy', 'other'] as const
export type PublicTopic = (typeof PUBLIC_TOPICS)[number]

/** `priority`: from a customer whose plan has priority support, who writes from within the product. */
export const CONTACT_TOPICS = [...PUBLIC_TOPICS, 'priority'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** What waits for somebody, and what was dealt with. */
export const MESSAGE_STATES = ['open', 'handled'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

export const contactMessageFormSchema = z.object({
  name: z.string().trim().min(1, 'required').max(120, 'tooLong'),
  email: z.string().trim().min(1, 'required').max(254, 'tooLong').pipe(z.email('emailInvalid')),
  topic: z.enum(PUBLIC_TOPICS, 'choiceInvalid').default('other'),
  message: z.string().trim().min(1, 'required').max(5000, 'tooLong'),
  language: z.enum(LOCALES, 'choiceInvalid').default('en'),
  /** A trap: people do not see this field, machines fill it in. Such a message is answered alike and dropped. */
  website: z.string().max(200).default(''),
})
export type ContactMessageForm = z.output<typeof contactMessageFormSchema>

const contactMessageSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    topic: z.enum(CONTACT_TOPICS),
    message: z.string(),
    language: z.enum(LOCALES),
    createdAt: z.iso.datetime(),
    handledAt: z.iso.datetime().nullable(),
    handledBy: z.string().nullable(),
    answer: z.object({ text: z.string(), at: z.iso.datetime(), by: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'ContactMessage' })
export type ContactMessage = z.infer<typeof contactMessageSchema>

export const sendContactMessage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contact-messages',
  summary: 'Write to the people who run this installation',
  access: 'public',
  input: contactMessageFormSchema,
  output: z.object({ isReceived: z.literal(true) }),
  ratePerMinute: 5,
})

export const askForHelp = defineEndpoint({
  method: 'POST',
  path: '/api/v1/me/help',
  summary:
    'Write to the people who run this installation as whoever is signed in; with priority support it is marked so',
  access: 'signed-in',
  input: contactMessageFormSchema.pick({ message: true, language: true }),
  output: z.object({ isReceived: z.literal(true) }),
  ratePerMinute: 5,
})

export const listContactMessages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/contact-messages',
  summary: 'Messages from the contact form, newest first',
  access: 'platform-admin',
  input: z.object({ state: z.enum(MESSAGE_STATES, 'choiceInvalid').optional(), ...pageInput }),
  output: pageOf(contactMessageSchema).extend({ openCount: z.int() }),
})

export const handleContactMessage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/contact-messages/:messageId/handle',
  summary: 'Mark a contact message as dealt with',
  access: 'platform-admin',
  input: z.object({ messageId: z.uuid() }),
  output: contactMessageSchema,
  errors: ['illegal-transition'],
})

export const reopenContactMessage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/contact-messages/:messageId/reopen',
  summary: 'Take back that a contact message was dealt with',
  access: 'platform-admin',
  input: z.object({ messageId: z.uuid() }),
  output: contactMessageSchema,
  errors: ['illegal-transition'],
})

export const contactAnswerInput = z.object({ text: z.string().trim().min(1, 'required').max(5000, 'tooLong') })

/** It is dealt with by that. */
export const answerContactMessage = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/contact-messages/:messageId/answer',
  summary: 'Answer a contact message by mail, once',
  access: 'platform-admin',
  input: contactAnswerInput.extend({ messageId: z.uuid() }),
  output: contactMessageSchema,
  errors: ['not-found', 'illegal-transition'],
})
