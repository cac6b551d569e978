import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { GeneratedDraft, streamReplyDraft } from '#shared/contracts/replies.ts'
import type { Doubt } from '#shared/domain/assistant.ts'
import { NetworkFailure } from '#web/kernel/api/api-problem.ts'

/** The assistant could not do it. */
export class GenerationFailed extends Error {
  override readonly name = 'GenerationFailed'
}

export interface WrittenSoFar {
  text: string
  doubts: readonly Doubt[]
}

/** Tells of the text as it grows, and answers with the draft when it is whole. */
export async function followDraft(
  messages: AsyncIterable<OutputOf<typeof streamReplyDraft>>,
  onText: (written: WrittenSoFar) => void,
): Promise<GeneratedDraft> {
  for await (const message of messages) {
    if (message.kind === 'done') return message.draft
    if (message.kind === 'failed') throw new GenerationFailed()
    onText(message)
  }
  throw new NetworkFailure('The stream ended before the draft was whole.')
}
