import type { OpenAI } from 'openai'
import type { ModelTraits } from './model-traits.ts'

/** Room for what a model thinks before it answers. */
const THINKING_TOKENS = 2000

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string }

/** What is asked of a model, whatever it takes. */
export interface Ask {
  messages: readonly ChatMessage[]
  temperature: number
  mostTokens: number
  /** `null`: words. */
  json: { name: string; schema: Record<string, unknown> } | null
}

/** What a server may refuse and an answer can do without. `json_schema` is a way of `response_format`. */
export const DISPENSABLE = [
  'temperature',
  'max_tokens',
  'max_completion_tokens',
  'json_schema',
  'response_format',
  'reasoning_effort',
  'stream_options',
  'store',
] as const
export type Dispensable = (typeof DISPENSABLE)[number]

/** What is known of the model at hand: by the table, and by what it refused. */
export interface ModelKnowledge {
  model: string
  traits: ModelTraits
  refused: ReadonlySet<Dispensable>
  canThink: boolean
}

type ChatBody = Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, 'stream'>
export type SentBody = ChatBody & Pick<OpenAI.ChatCompletionCreateParams, 'stream_options'>

export function toBody(ask: Ask, isStream: boolean, known: ModelKnowledge): SentBody {
  const { traits, refused, model } = known
  const takes = (name: Dispensable) => !refused.has(name)
  return {
    model,
    messages: [...ask.messages],
    ...(traits.supportsTemperature && takes('temperature') && { temperature: ask.temperature }),
    ...toTokenCap(ask, known),
    ...toFormat(ask, known),
    ...(traits.defaultEffort && takes('reasoning_effort') && { reasoning_effort: traits.defaultEffort }),
    ...(takes('store') && { store: false }),
    ...(isStream && takes('stream_options') && { stream_options: { include_usage: true } }),
  }
}

function toTokenCap({ mostTokens }: Ask, { traits, refused, canThink }: ModelKnowledge) {
  const names = [traits.tokenParam, 'max_completion_tokens', 'max_tokens'] as const
  const name = names.find((each) => !refused.has(each))
  return name && { [name]: canThink ? mostTokens + THINKING_TOKENS : mostTokens }
}

function toFormat({ json }: Ask, { traits, refused }: ModelKnowledge): Pick<ChatBody, 'response_format'> {
  if (!json || refused.has('response_format')) return {}
  if (!traits.supportsJsonSchema || refused.has('json_schema')) return { response_format: { type: 'json_object' } }
  return { response_format: { type: 'json_schema', json_schema: { ...json, strict: true } } }
}
