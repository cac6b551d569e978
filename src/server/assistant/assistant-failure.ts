import type { BlockReason } from '#shared/domain/assistant.ts'
import type { Made } from './port.ts'

export type FailureKind =
  | 'unauthorized'
  | 'no-quota'
  | 'rate-limited'
  | 'unknown-model'
  | 'too-long'
  | 'refused'
  | 'cut'
  | 'empty'
  | 'malformed'
  | 'unavailable'
  | 'timed-out'
  | 'stopped'

/** The provider did not give what it was asked for. The kind is for the record; people read the spec's sentence. */
export class AssistantFailure extends Error {
  readonly kind: FailureKind
  /** How long the provider asks to wait, if it does. */
  readonly retryAfterMs: number | null
  /** What it cost all the same, if that is known. */
  readonly made: Made | null

  constructor(
    kind: FailureKind,
    message: string,
    {
      retryAfterMs = null,
      made = null,
      cause,
    }: { retryAfterMs?: number | null; made?: Made | null; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.retryAfterMs = retryAfterMs
    this.made = made
  }

  /** Trying again later may help without anybody changing anything. */
  get canRetry(): boolean {
    return this.kind === 'rate-limited' || this.kind === 'unavailable' || this.kind === 'timed-out'
  }
}

/** The engine gave something that may not be offered. */
export class TextBlocked extends Error {
  readonly reasons: readonly BlockReason[]
  /** What it cost all the same, if that is known. */
  readonly made: Made | null

  constructor(reasons: readonly BlockReason[], made: Made | null = null) {
    super(`The text was held back: ${reasons.join(', ')}.`)
    this.reasons = reasons
    this.made = made
  }
}
