import { z } from 'zod'
import { LOCALES } from '#shared/domain/locales.ts'
import { PLATFORMS } from '#shared/domain/platforms.ts'
import {
  MOST_QUESTIONS,
  QUESTION_ORDERS,
  QUESTION_RANKS,
  QUESTION_TOPICS,
  type CallOptions,
  type QuestionRequest,
  type ReadQuestion,
} from '#server/assistant/port.ts'
import { askJson } from './ask-json.ts'
import type { ChatClient } from './chat-client.ts'
import { loadPrompt } from './load-prompt.ts'

const prompt = loadPrompt('question')
const USUAL_TOKENS = 900

const shape = {
  about: z.enum(QUESTION_TOPICS),
  location: z.string().nullable(),
  platform: z.enum(PLATFORMS).nullable(),
  order: z.enum(QUESTION_ORDERS),
  rankedBy: z.enum(QUESTION_RANKS),
}
const asked = z.object({
  language: z.enum(LOCALES),
  questions: z.array(
    z.object({ ...shape, from: z.string().nullable(), to: z.string().nullable(), stars: z.array(z.number()) }),
  ),
})

const day = z.iso.date().nullable().catch(null)
const taken = z.object({
  language: z.enum(LOCALES),
  questions: z
    .array(
      z.object({
        ...shape,
        location: z.string().max(200).nullable(),
        from: day,
        to: day,
        stars: z.array(z.int().min(1).max(5)).max(5),
      }),
    )
    .transform((all) => all.slice(0, MOST_QUESTIONS)),
})

/** The model is told no figure and no review: it only says what is to be looked up. */
export async function readQuestion(
  chat: ChatClient,
  { question, today, places, locale }: QuestionRequest,
  call: CallOptions,
): Promise<ReadQuestion> {
  const data = { task: 'question', question, today, locations: places, answerLanguage: locale }
  const wish = { name: 'question', prompt, data, asked, taken, usualTokens: USUAL_TOKENS } as const
  const { value, ...made } = await askJson(chat, wish, call)
  return { ...made, ...value }
}
