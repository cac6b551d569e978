import { z } from 'zod'
import type { CallOptions, WeekRequest, WordedWeek } from '#server/assistant/port.ts'
import { askJson } from './ask-json.ts'
import type { ChatClient } from './chat-client.ts'
import { loadPrompt } from './load-prompt.ts'

const prompt = loadPrompt('week')
const USUAL_TOKENS = 500
const LONGEST_SENTENCE = 400

const asked = z.object({ sentences: z.array(z.string()) })
const taken = z.object({ sentences: z.array(z.string().trim().min(1).max(LONGEST_SENTENCE)).max(10) })

/** The model is told the claims and no review. */
export async function wordWeek(
  chat: ChatClient,
  { claims, locale }: WeekRequest,
  call: CallOptions,
): Promise<WordedWeek> {
  const data = { task: 'week', claims: claims.map(({ sentence }) => sentence), answerLanguage: locale }
  const wish = { name: 'week', prompt, data, asked, taken, usualTokens: USUAL_TOKENS } as const
  const { value, ...made } = await askJson(chat, wish, call)
  return { ...made, ...value }
}
