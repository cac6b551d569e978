import { z } from 'zod'
import { CAMPAIGN_TYPES } from '../domain/assistant.ts'
import { LOCALES } from '../domain/locales.ts'
import { listWords } from '../domain/match-chat-flow.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'
import { draftOriginSchema } from './reviews.ts'

export const CHAT_LIMITS = {
  flows: 100,
  name: 80,
  description: 300,
  triggers: 30,
  trigger: 100,
  responses: 20,
  response: 1000,
  nextQuestions: 6,
  nextQuestion: 200,
  text: 1000,
} as const

const written = z.string().trim().max(CHAT_LIMITS.nextQuestion, 'tooLong')

const nextQuestions = z
  .array(written)
  .max(CHAT_LIMITS.nextQuestions, 'tooMany')
  .transform((all) => all.filter((each) => each !== ''))

const hasWords = (trigger: string) => trigger === '' || listWords(trigger).length > 0

/** The first is needed; blank ones are left out. */
const triggers = z
  .array(z.string().trim().max(CHAT_LIMITS.trigger, 'tooLong').refine(hasWords, 'invalid'))
  .max(CHAT_LIMITS.triggers, 'tooMany')
  .refine(([first = '']) => first !== '', { path: [0], error: 'required' })
  .transform((all) => [...new Set(all.filter((each) => each !== ''))])

/** As the triggers. */
const responses = z
  .array(
    z.object({
      message: z.string().trim().max(CHAT_LIMITS.response, 'tooLong'),
      /** Offered as chips once it has been said. */
      nextQuestions: nextQuestions.default([]),
    }),
  )
  .max(CHAT_LIMITS.responses, 'tooMany')
  .refine(([first]) => (first?.message ?? '') !== '', { path: [0, 'message'], error: 'required' })
  .transform((all) => all.filter(({ message }) => message !== ''))

export const chatFlowInput = z.object({
  name: z.string().trim().min(1, 'required').max(CHAT_LIMITS.name, 'tooLong'),
  description: z.string().trim().max(CHAT_LIMITS.description, 'tooLong').default(''),
  isEnabled: z.boolean().default(true),
  triggers,
  responses,
})
export type ChatFlowInput = z.output<typeof chatFlowInput>

export const chatFlowSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    /** Only then it answers. */
    isEnabled: z.boolean(),
    triggers: z.array(z.string()),
    /** Said in turn, each time it answers in one conversation. */
    responses: z.array(z.object({ message: z.string(), nextQuestions: z.array(z.string()) })),
    /** To be sent along with a change, which is refused where somebody else's came first. */
    revision: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ChatFlow' })
export type ChatFlow = z.infer<typeof chatFlowSchema>

const flowsSchema = z.object({ items: z.array(chatFlowSchema) })

export const listChatFlows = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chat/flows',
  summary: 'The chat flows, the first made first',
  access: 'chat.use',
  input: z.object({}),
  output: flowsSchema,
})

export const createChatFlow = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/flows',
  summary: 'Add a chat flow',
  access: 'chat.manage',
  input: chatFlowInput,
  output: chatFlowSchema,
  errors: ['conflict'],
})

export const changeChatFlow = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/chat/flows/:flowId',
  summary: 'Change a chat flow, or switch it on or off',
  access: 'chat.manage',
  input: z.object({ flowId: z.uuid(), revision: z.int(), flow: chatFlowInput }),
  output: chatFlowSchema,
  errors: ['not-found', 'conflict'],
})

export const deleteChatFlow = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/chat/flows/:flowId',
  summary: 'Delete a chat flow',
  access: 'chat.manage',
  input: z.object({ flowId: z.uuid() }),
  output: flowsSchema,
  errors: ['not-found'],
})

export const CHAT_FIGURES = [
  'reviews',
  'average-rating',
  'response-rate',
  'unanswered',
  'active-disputes',
  'open-rate',
  'click-rate',
  'answer-rate',
] as const

const figureSchema = z.object({
  name: z.enum(CHAT_FIGURES),
  /** Of which campaign, where it is of one. */
  label: z.string().nullable(),
  /** `null` where there is nothing to count from, such as the average of no ratings. */
  value: z.number().nullable(),
  /** The same for the period before; `null` without one. */
  previous: z.number().nullable(),
  /** A share is from 0 to 1. */
  unit: z.enum(['count', 'stars', 'share']),
  /** Where in the product the rows behind it are. */
  link: z.string(),
})
export type ChatFigure = z.infer<typeof figureSchema>

const itemSchema = z.object({
  kind: z.enum(['review', 'campaign', 'dispute']),
  id: z.uuid(),
  /** Who wrote it, or what it is called; `null`: nobody said. */
  title: z.string().nullable(),
  excerpt: z.string().nullable(),
  rating: z.int().nullable(),
  platform: z.enum(PLATFORMS).nullable(),
  at: z.iso.datetime().nullable(),
  link: z.string(),
})
export type ChatItem = z.infer<typeof itemSchema>

/** What a person may do next by pressing it; nothing of it happens by itself. */
const actionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['open-reviews', 'open-disputes', 'open-analytics', 'answer-review']),
    link: z.string(),
  }),
  z.object({
    kind: z.literal('draft-campaign'),
    /** To be saved as a draft (`createCampaign`) and opened. */
    campaign: z.object({ name: z.string(), type: z.enum(CAMPAIGN_TYPES), message: z.string() }),
  }),
])
export type ChatAction = z.infer<typeof actionSchema>

export const chatAnswerSchema = z.object({
  /** `fallback`: nothing fitted. */
  by: z.enum(['flow', 'assistant', 'fallback']),
  /** As it was called then; it may be gone by now. */
  flow: z.object({ id: z.uuid(), name: z.string(), trigger: z.string() }).nullable(),
  /** Whether templates or a model wrote it; `null` for a flow. */
  origin: draftOriginSchema.nullable(),
  /** Of the text, where it is known. */
  language: z.enum(LOCALES).nullable(),
  figures: z.array(figureSchema),
  items: z.array(itemSchema),
  actions: z.array(actionSchema),
  /** Chips. */
  nextQuestions: z.array(z.string()),
})
export type ChatAnswer = z.infer<typeof chatAnswerSchema>

export const chatMessageSchema = z
  .object({
    id: z.uuid(),
    sender: z.enum(['user', 'bot']),
    text: z.string(),
    /** How the bot came to it; `null` for what the person said. */
    answer: chatAnswerSchema.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ChatMessage' })
export type ChatMessage = z.infer<typeof chatMessageSchema>

export const chatConversationSchema = z
  .object({
    id: z.uuid(),
    /** The beginning of what was asked first. */
    title: z.string(),
    createdAt: z.iso.datetime(),
    lastMessageAt: z.iso.datetime(),
  })
  .meta({ id: 'ChatConversation' })
export type ChatConversation = z.infer<typeof chatConversationSchema>

export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chat/conversations',
  summary: 'One’s own conversations, the one that went on last first',
  access: 'chat.use',
  input: z.object(pageInput),
  output: pageOf(chatConversationSchema),
})

export const listChatMessages = defineEndpoint({
  method: 'GET',
  path: '/api/v1/chat/conversations/:conversationId/messages',
  summary: 'The latest messages of a conversation, the newest at the end; the next page has what was said before',
  access: 'chat.use',
  input: z.object({ conversationId: z.uuid(), ...pageInput }),
  output: pageOf(chatMessageSchema).extend({ conversation: chatConversationSchema }),
  errors: ['not-found'],
})

export const deleteConversation = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/chat/conversations/:conversationId',
  summary: 'Delete a conversation of one’s own',
  access: 'chat.use',
  input: z.object({ conversationId: z.uuid() }),
  output: z.object({}),
  errors: ['not-found'],
})

export const chatQuestionInput = z.object({
  /** Left out, a new conversation begins. */
  conversationId: z.uuid().optional(),
  text: z.string().trim().min(1, 'required').max(CHAT_LIMITS.text, 'tooLong'),
})
export type ChatQuestion = z.output<typeof chatQuestionInput>

const exchangeSchema = z.object({
  conversation: chatConversationSchema,
  question: chatMessageSchema,
  answer: chatMessageSchema,
})
export type ChatExchange = z.infer<typeof exchangeSchema>

export const askChat = defineEndpoint({
  method: 'POST',
  path: '/api/v1/chat/messages',
  summary: 'Say something and get the answer: of a flow, else of the assistant',
  access: 'chat.use',
  input: chatQuestionInput,
  output: exchangeSchema,
  errors: ['not-found', 'plan-limit', 'unavailable'],
  ratePerMinute: 60,
})
