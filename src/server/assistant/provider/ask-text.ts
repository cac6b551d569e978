import { AssistantFailure } from '#server/assistant/assistant-failure.ts'
import type { CallOptions, Made } from '#server/assistant/port.ts'
import type { Answer } from './answer-shapes.ts'
import type { ChatClient } from './chat-client.ts'
import type { Prompt } from './load-prompt.ts'
import { limitWords, upToLastSentence } from './settle-text.ts'

export interface TextQuestion {
  prompt: Prompt
  /** What it is about. It travels as JSON in a message of its own, never in the prompt. */
  data: object
  temperature: number
  mostTokens: number
  mostWords: number
}

/** Asks for words, as a stream where somebody wants to see them come. */
export async function askText(
  chat: ChatClient,
  { prompt, data, temperature, mostTokens, mostWords }: TextQuestion,
  { signal, onText }: CallOptions,
): Promise<Made & { text: string; isCut: boolean }> {
  let soFar = ''
  const follow = (text: string) => {
    soFar = limitWords(text, mostWords)
    onText?.(soFar)
  }
  const messages = [
    { role: 'system', content: prompt.text },
    { role: 'user', content: JSON.stringify(data) },
  ] as const
  const origin = { engine: 'model', model: chat.model, version: prompt.version } as const
  const call = { ...(signal && { signal }), ...(onText && { onText: follow }) }
  try {
    return await chat.converse(call, async ({ ask }) => {
      const answer = await ask({ messages, temperature, mostTokens, json: null })
      const tokens = answer.tokens ?? estimateTokens(answer.content)
      const made = { origin, spent: { tokens, isEstimated: answer.tokens === null } }
      refuseUseless(answer, made)
      const text = limitWords(endOf(answer, made), mostWords)
      return { ...made, text, isCut: text !== answer.content }
    })
  } catch (error) {
    if (soFar === '') throw error
    throw failWithCost(error, { origin, spent: { tokens: estimateTokens(soFar), isEstimated: true } })
  }
}

/** The usage log's own guess, for servers that do not count. */
const estimateTokens = (text: string) => Math.ceil(text.length / 4)

/** What broke off ends with its last whole sentence. */
function endOf({ content, finish }: Answer, made: Made): string {
  if (finish !== 'length' && finish !== null) return content
  const whole = upToLastSentence(content)
  if (whole === '') throw new AssistantFailure('cut', 'The text broke off within its first sentence.', { made })
  return whole
}

/** An answer without anything in it is paid for all the same. */
export function refuseUseless({ content, refusal, finish }: Answer, made: Made): void {
  if (refusal !== '' || finish === 'content_filter') {
    throw new AssistantFailure('refused', `The model refused: ${refusal.slice(0, 300)}`, { made })
  }
  if (content === '' && finish === 'length') throw new AssistantFailure('cut', 'The model came to no answer.', { made })
  if (content === '') throw new AssistantFailure('empty', 'The model said nothing.', { made })
}

/** The same failure, with what had been spent when it came. */
export function failWithCost(error: unknown, made: Made): unknown {
  if (!(error instanceof AssistantFailure) || error.made) return error
  const { kind, message, retryAfterMs, cause } = error
  return new AssistantFailure(kind, message, { retryAfterMs, cause, made })
}
