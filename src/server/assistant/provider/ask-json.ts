import { z } from 'zod'
import { AssistantFailure } from '#server/assistant/assistant-failure.ts'
import type { CallOptions, Made } from '#server/assistant/port.ts'
import type { Answer } from './answer-shapes.ts'
import type { ChatClient, Conversation } from './chat-client.ts'
import type { ChatMessage } from './chat-request.ts'
import type { Prompt, Purpose } from './load-prompt.ts'
import { failWithCost, refuseUseless } from './ask-text.ts'

const TEMPERATURE = 0.3
const MOST_TOKENS = 500

export interface JsonQuestion<Taken> {
  name: Purpose
  prompt: Prompt
  /** What it is about. It travels as JSON in a message of its own, never in the prompt. */
  data: object
  /** The shape that is asked for: no bounds in it, for not every server takes them. */
  asked: z.ZodType
  /** What is taken of an answer. */
  taken: z.ZodType<Taken>
  /** The usage log's own guess, for servers that do not count. */
  usualTokens: number
}

/** Asks for an object. What cannot be read is asked for once more, with what was wrong with it. */
export async function askJson<Taken>(
  chat: ChatClient,
  question: JsonQuestion<Taken>,
  { signal }: CallOptions,
): Promise<Made & { value: Taken }> {
  const { prompt, data } = question
  const made: Made = {
    origin: { engine: 'model', model: chat.model, version: prompt.version },
    spent: { tokens: 0, isEstimated: false },
  }
  const messages: ChatMessage[] = [
    { role: 'system', content: prompt.text },
    { role: 'user', content: JSON.stringify(data) },
  ]
  try {
    return await chat.converse(signal ? { signal } : {}, async (conversation) => {
      const first = await tryOnce(conversation, question, { messages, made })
      const last = 'value' in first ? first : await repair(conversation, question, { messages, made, failed: first })
      if (!('value' in last)) throw new AssistantFailure(last.isCut ? 'cut' : 'malformed', last.fault, { made })
      return { value: last.value, ...made }
    })
  } catch (error) {
    throw made.spent.tokens > 0 ? failWithCost(error, made) : error
  }
}

interface Failed {
  said: string
  fault: string
  isCut: boolean
}

interface Try {
  messages: readonly ChatMessage[]
  /** Adds up what is spent. */
  made: Made
}

async function tryOnce<Taken>(
  { ask }: Conversation,
  { name, asked, taken, usualTokens }: JsonQuestion<Taken>,
  { messages, made }: Try,
): Promise<{ value: Taken } | Failed> {
  const { $schema: _, ...schema } = z.toJSONSchema(asked)
  const answer = await ask({ messages, temperature: TEMPERATURE, mostTokens: MOST_TOKENS, json: { name, schema } })
  made.spent.tokens += answer.tokens ?? usualTokens
  made.spent.isEstimated ||= answer.tokens === null
  refuseUseless(answer, made)
  return readObject(answer, taken)
}

function repair<Taken>(
  conversation: Conversation,
  question: JsonQuestion<Taken>,
  { messages, made, failed }: Try & { failed: Failed },
): Promise<{ value: Taken } | Failed> {
  const wish = failed.isCut
    ? 'Your answer was too long and broke off. Answer again, much shorter, with the JSON object alone.'
    : `That is not the JSON object that was asked for. ${failed.fault} Answer again with the JSON object alone.`
  const more: ChatMessage[] = [
    { role: 'assistant', content: failed.said },
    { role: 'user', content: wish },
  ]
  return tryOnce(conversation, question, { messages: [...messages, ...more], made })
}

function readObject<Taken>({ content, finish }: Answer, taken: z.ZodType<Taken>): { value: Taken } | Failed {
  const parsed = taken.safeParse(parseObject(content))
  if (parsed.success) return { value: parsed.data }
  return { said: content, fault: z.prettifyError(parsed.error).slice(0, 500), isCut: finish === 'length' }
}

/** The object in an answer that may have a fence or words around it. */
function parseObject(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
