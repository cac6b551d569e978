import type { OpenAI } from 'openai'
import type { Log } from '#server/kernel/log/log.ts'
import { readRetryAfterMs } from '#server/adapters/read-retry-after.ts'
import type { CallOptions } from '#server/assistant/port.ts'
import { modelsSchema, type Answer, answerSchema, chunkSchema } from './answer-shapes.ts'
import { type Ask, type SentBody, toBody, type Dispensable } from './chat-request.ts'
import { toFailure } from './to-failure.ts'
import { traitsOf } from './model-traits.ts'
import { findRefusal, findRefusedParameter } from './server-refusal.ts'

const OPEN = '<think>'
const CLOSE = '</think>'

/**
 * What a model says besides what it thinks aloud. Works on half a text, too: nothing shows while it still thinks. Some servers
 * give only the closing mark, because they have put the opening one into its mouth.
 */
export function withoutThinking(text: string): string {
  const said = text.replaceAll(/<think>[\s\S]*?<\/think>/g, '')
  const closedAt = said.lastIndexOf(CLOSE)
  const after = closedAt < 0 ? said : said.slice(closedAt + CLOSE.length)
  const openedAt = after.indexOf(OPEN)
  const shown = (openedAt < 0 ? after : after.slice(0, openedAt)).trim()
  return OPEN.startsWith(shown) ? '' : shown
}

/** Longer waits are for whoever asked: only they know whether somebody is looking on. */
const LONGEST_WAIT_MS = 5000

/**
 * The client library tries every 429 again, after whatever wait it is told. This keeps it from it where the quota is used up,
 * which no waiting changes, and where the wait is long.
 */
async function fetchForClient(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.status !== 429 && response.status < 500) return response
  const body = await response.text()
  const headers = new Headers(response.headers)
  const isHopeless = body.includes('"insufficient_quota"') || (readRetryAfterMs(headers) ?? 0) > LONGEST_WAIT_MS
  if (isHopeless) headers.set('x-should-retry', 'false')
  // The body is unpacked by now.
  headers.delete('content-encoding')
  headers.delete('content-length')
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}

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
  converse<Result>(call: CallOptions, work: (conversation: Conversation) => Promise<Result>): Promise<Result>
  listModels(): Promise<{ id: string; shutdown_date?: string | null | undefined }[]>
}

export function createChatClient(settings: ChatSettings): ChatClient {
  const { model, timeoutMs } = settings
  let client: Promise<OpenAI> | null = null
  const connect = () => (client ??= openClient(settings))
  const ask = createAsking(connect, createModelMemory(model, settings.log))
  return {
    model,
    async converse(call, work) {
      const deadline = AbortSignal.timeout(timeoutMs)
      const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline
      try {
        return await work({ ask: (asked) => ask(asked, { ...call, signal }) })
      } catch (error) {
        throw toFailure(error, { stop: call.signal, deadline })
      }
    },
    async listModels() {
      const timeout = Math.min(timeoutMs, LIST_WITHIN_MS)
      const page: unknown = await (await connect()).get('/models', { timeout, maxRetries: 0 })
      return modelsSchema.parse(page).data
    },
  }
}

/** Loaded with the first question: many never ask one. What the library would else read from the environment is named. */
async function openClient({ baseUrl, apiKey, timeoutMs }: ChatSettings): Promise<OpenAI> {
  const { OpenAI } = await import('openai')
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
function createAsking(connect: () => Promise<OpenAI>, memory: ModelMemory) {
  return async function ask(asked: Ask, call: CallOptions & { signal: AbortSignal }): Promise<Answer> {
    const { signal, onText } = call
    const body = memory.bodyOf(asked, onText !== undefined)
    try {
      const answer = onText
        ? await sendForStream(await connect(), body, { signal, onContent: (content) => tellShown(content, onText) })
        : await sendForWhole(await connect(), body, signal)
      const content = withoutThinking(answer.content)
      const hasOnlyThought = content === '' && answer.finish === 'length'
      if (!hasOnlyThought || !memory.noteThinking()) return { ...answer, content }
    } catch (error) {
      if (!memory.hasLearntFrom(error, body)) throw error
    }
    return ask(asked, call)
  }
}

function tellShown(content: string, onText: (text: string) => void): void {
  const shown = withoutThinking(content)
  if (shown !== '') onText(shown)
}

async function sendForWhole(client: OpenAI, body: SentBody, signal: AbortSignal): Promise<Answer> {
  const { choices, usage } = answerSchema.parse(await client.chat.completions.create(body, { signal }))
  const [choice] = choices
  return {
    content: choice?.message.content ?? '',
    refusal: choice?.message.refusal ?? '',
    finish: choice?.finish_reason ?? 'stop',
    tokens: usage?.total_tokens ?? null,
  }
}

interface Listening {
  signal: AbortSignal
  /** Gets what the model has said so far. */
  onContent: (content: string) => void
}

async function sendForStream(client: OpenAI, body: SentBody, { signal, onContent }: Listening): Promise<Answer> {
  const stream = await client.chat.completions.create({ ...body, stream: true }, { signal })
  const answer: Answer = { content: '', refusal: '', finish: null, tokens: null }
  for await (const raw of stream) {
    const { content, refusal, finish, tokens } = chunkSchema.parse(raw)
    answer.refusal += refusal
    answer.finish = finish ?? answer.finish
    answer.tokens = tokens ?? answer.tokens
    if (content === '') continue
    answer.content += content
    onContent(answer.content)
  }
  // The client library ends an aborted stream as if it were whole.
  signal.throwIfAborted()
  return answer
}

/** What a model takes, as the table says and as it turns out. */
interface ModelMemory {
  bodyOf(ask: Ask, isStream: boolean): SentBody
  /** Whether the failure taught something, so that asking again is worth it. */
  hasLearntFrom(error: unknown, body: SentBody): boolean
  /** Whether it is news that the model thinks before it answers. */
  noteThinking(): boolean
}

function createModelMemory(model: string, log: Log | undefined): ModelMemory {
  const traits = traitsOf(model)
  const refused = new Set<Dispensable>()
  let { canThink } = traits
  return {
    bodyOf: (ask, isStream) => toBody(ask, isStream, { model, traits, refused, canThink }),

    hasLearntFrom(error, body) {
      const refusal = findRefusal(error)
      const name = refusal && findRefusedParameter(refusal, body)
      if (!name) return false
      log?.info({ model, parameter: name }, 'the model does not take a parameter')
      refused.add(name)
      // Only models that think want the newer name.
      if (name === 'max_tokens') canThink = true
      return true
    },

    noteThinking() {
      const isNews = !canThink
      canThink = true
      return isNews
    },
  }
}
