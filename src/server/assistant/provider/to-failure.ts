import { APIConnectionTimeoutError } from 'openai/error'
import { ZodError } from 'zod'
import { AssistantFailure, type FailureKind } from '#server/assistant/assistant-failure.ts'
import { readRetryAfterMs } from '#server/adapters/read-retry-after.ts'
import { findRefusal, isTooLong, type ServerRefusal } from './server-refusal.ts'

/** The two ends of a call: somebody stops it, or it takes too long. */
export interface Ends {
  stop: AbortSignal | undefined
  deadline: AbortSignal
}

/** What went wrong, in the words of the port. */
export function toFailure(error: unknown, ends: Ends): AssistantFailure {
  if (error instanceof AssistantFailure) return error
  const end = findEnd(error, ends)
  if (end) return new AssistantFailure(end, END_SENTENCES[end], { cause: error })
  if (error instanceof SyntaxError || error instanceof ZodError) {
    return new AssistantFailure('malformed', 'The provider’s answer cannot be read.', { cause: error })
  }
  const refusal = findRefusal(error)
  if (!refusal) return new AssistantFailure('unavailable', 'The provider could not be reached.', { cause: error })
  const retryAfterMs = refusal.headers && readRetryAfterMs(refusal.headers)
  return new AssistantFailure(kindOf(refusal), describe(refusal), { retryAfterMs, cause: error })
}

const END_SENTENCES = { stopped: 'The assistant was stopped.', 'timed-out': 'The provider took too long.' } as const

function findEnd(error: unknown, { stop, deadline }: Ends): keyof typeof END_SENTENCES | null {
  if (stop?.aborted) return isTimeUp(stop) ? 'timed-out' : 'stopped'
  return deadline.aborted || error instanceof APIConnectionTimeoutError ? 'timed-out' : null
}

/** Whoever asked may have a deadline of their own. */
const isTimeUp = ({ reason }: AbortSignal) => reason instanceof Error && reason.name === 'TimeoutError'

function kindOf(refusal: ServerRefusal): FailureKind {
  const { status, words } = refusal
  if (isTooLong(refusal)) return 'too-long'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 404) return 'unknown-model'
  if (words.includes('insufficient_quota')) return 'no-quota'
  if (status === 429) return 'rate-limited'
  if (words.some((word) => /content_(filter|policy)/.test(word))) return 'refused'
  if (status === 408) return 'timed-out'
  return status !== null && status < 500 ? 'refused' : 'unavailable'
}

function describe({ status, message }: ServerRefusal): string {
  return `The provider answered ${status ?? 'in the middle'}: ${message}`.slice(0, 500)
}
