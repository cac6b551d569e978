import { AssistantFailure } from '#server/assistant/assistant-failure.ts'
import type { Made } from '#server/assistant/port.ts'
import type { Answer } from './answer-shapes.ts'

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
