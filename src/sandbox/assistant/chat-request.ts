import { z } from 'zod'

const text = z.string().nullable()
const parts = z.array(z.object({ type: z.literal('text'), text: z.string() }))

/** What the sandbox's model reads of a request; a name it does not know is no fault, as with the real ones. */
export const chatRequest = z.object({
  model: z.string().min(1),
  messages: z
    .array(
      z.object({
        role: z.enum(['system', 'developer', 'user', 'assistant']),
        content: z.union([z.string(), parts.transform((all) => all.map((part) => part.text).join('\n'))]),
      }),
    )
    .min(1),
  temperature: z.number().min(0).max(2).nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  response_format: z.looseObject({ type: z.enum(['text', 'json_object', 'json_schema']) }).nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  store: z.boolean().nullish(),
})
export type ChatRequest = z.output<typeof chatRequest>

const review = z.object({
  text: text.default(null),
  stars: z.number().nullable().default(null),
  isRecommended: z.boolean().nullable().default(null),
  author: text.default(null),
  language: text.default(null),
  writtenOn: text.default(null),
})

/** What the product asks about, as it writes it. Anything else is taken for a reply to a text. */
const subject = z.object({
  task: z.enum(['reply', 'dispute', 'campaign', 'sentiment', 'priority', 'question', 'week']).catch('reply'),
  answerLanguage: z.string().optional(),
  fallbackLanguage: z.string().optional(),
  instructions: z.string().default(''),
  reason: z.string().default('other'),
  business: z.looseObject({ name: z.string().default(''), signature: z.string().default('') }).prefault({}),
  campaign: z.object({ type: z.string(), context: z.string() }).optional(),
  dispute: z.object({ reason: z.string(), description: z.string() }).optional(),
  question: z.string().default(''),
  claims: z.array(z.string()).default([]),
  locations: z.array(z.string()).default([]),
  review: review.prefault({}),
})
export type Subject = z.output<typeof subject>

export function subjectOf({ messages }: ChatRequest): Subject {
  const content = messages.find(({ role }) => role === 'user')?.content ?? ''
  const parsed = subject.safeParse(parseIfJson(content))
  return parsed.data ?? subject.parse({ review: { text: content } })
}

export function systemOf({ messages }: ChatRequest): string {
  return messages.find(({ role }) => role === 'system' || role === 'developer')?.content ?? ''
}

export const isRepair = ({ messages }: ChatRequest) => messages.some(({ role }) => role === 'assistant')

function parseIfJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
