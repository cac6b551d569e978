import { OpenAI } from 'openai'
import type { Log } from '#server/kernel/log/log.ts'
import type { Course } from '../../port.ts'
import { modelsSchema, type Answer } from './answer-shapes.ts'
import type { Ask } from './chat-request.ts'
import { createModelMemory, type ModelMemory } from './model-memory.ts'
import { fetchForClient } from './fetch-for-client.ts'
import { sendForStream, sendForWhole } from './send-chat.ts'
import { withoutThinking } from './thinking.ts'
import { toFailure } from './to-failure.ts'

/** Somebody waits for a page, not for a text. */
const LIST_WITHIN_MS = 3000

export interface ChatSettings {
  /** Asked for when first needed: the sandbox's is known only once the product listens. */
  baseUrl: () => string
  apiKey: string
  model: string
  /** For everything that one request of the product takes, tries and repairs included. */
  timeoutMs: number
  log?: Log
}

/** One conversation's worth of asking: everything asked in it shares a deadline. */
export interface Conversation {
  ask: (ask: Ask) => Promise<Answer>
}

export interface ChatClient {
  readonly model: string
  /** Does the work against the provider; whatever goes wrong is an AssistantFailure. */
  converse<Result>(course: Course, work: (conversation: Conversation) => Promise<Result>): Promise<Result>
  listModels(): Promise<{ id: string; shutdown_date?: string | null | undefined }[]>
}

export function createChatClient(settings: ChatSettings): ChatClient {
  const { model, timeoutMs } = settings
  let client: OpenAI | null = null
  const connect = () => (client ??= openClient(settings))
  const ask = createAsking(connect, createModelMemory(model, settings.log))
  return {
    model,
    async converse(course, work) {
      const deadline = AbortSignal.timeout(timeoutMs)
      const signal = course.signal ? AbortSignal.any([course.signal, deadline]) : deadline
      try {
        return await work({ ask: (asked) => ask(asked, { ...course, signal }) })
      } catch (error) {
        throw toFailure(error, { stop: course.signal, deadline })
      }
    },
    async listModels() {
      const timeout = Math.min(timeoutMs, LIST_WITHIN_MS)
      const page: unknown = await connect().get('/models', { timeout, maxRetries: 0 })
      return modelsSchema.parse(page).data
    },
  }
}

/** What the library would otherwise read from the environment is named here. */
function openClient({ baseUrl, apiKey, timeoutMs }: ChatSettings): OpenAI {
  return new OpenAI({
    baseURL: baseUrl(),
    apiKey,
    timeout: timeoutMs,
    maxRetries: 2,
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    fetch: fetchForClient,
  })
}

/** Asks, and asks again when the server's answer tells how to ask better. */
function createAsking(connect: () => OpenAI, memory: ModelMemory) {
  return async function ask(asked: Ask, course: Course & { signal: AbortSignal }): Promise<Answer> {
    const { signal, onText } = course
    const body = memory.bodyOf(asked, onText !== undefined)
    try {
      const answer = onText
        ? await sendForStream(connect(), body, { signal, onContent: (content) => tellShown(content, onText) })
        : await sendForWhole(connect(), body, signal)
      const content = withoutThinking(answer.content)
      const hasOnlyThought = content === '' && answer.finish === 'length'
      if (!hasOnlyThought || !memory.noteThinking()) return { ...answer, content }
    } catch (error) {
      if (!memory.hasLearntFrom(error, body)) throw error
    }
    return ask(asked, course)
  }
}

function tellShown(content: string, onText: (text: string) => void): void {
  const shown = withoutThinking(content)
  if (shown !== '') onText(shown)
}
