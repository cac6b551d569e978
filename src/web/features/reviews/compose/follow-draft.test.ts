import { describe, expect, it } from 'vitest'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { streamReplyDraft } from '#shared/contracts/replies.ts'
import { NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { followDraft, GenerationFailed, type WrittenSoFar } from './follow-draft.ts'

type Message = OutputOf<typeof streamReplyDraft>

const draft = {
  text: 'Thank you, Ada.',
  instructions: '',
  origin: { engine: 'model' as const, model: 'gpt-4o', version: '1' },
  draftedText: 'Thank you, Ada.',
  doubts: [],
  updatedAt: null,
  composing: [],
  ignoredInstructions: false,
  blocked: [],
  caution: null,
  isCut: false,
  isFamiliar: false,
  lacksContact: false,
}

async function* send(...messages: Message[]): AsyncGenerator<Message> {
  yield* messages
}

describe('following a draft', () => {
  it('shows the text as it grows and answers with the whole', async () => {
    const doubts = [{ start: 0, end: 9, reason: 'tone' as const }]
    const shown: WrittenSoFar[] = []

    const given = await followDraft(
      send(
        { kind: 'text', text: 'Thank', doubts: [] },
        { kind: 'text', text: 'Thank you', doubts },
        { kind: 'done', draft },
      ),
      (written) => shown.push(written),
    )

    expect(shown).toMatchObject([
      { text: 'Thank', doubts: [] },
      { text: 'Thank you', doubts },
    ])
    expect(given).toBe(draft)
  })

  it('fails when the assistant does', async () => {
    const followed = followDraft(send({ kind: 'failed' }), () => {})

    await expect(followed).rejects.toBeInstanceOf(GenerationFailed)
  })

  it('fails when it ends without an end', async () => {
    const followed = followDraft(send({ kind: 'text', text: 'Thank', doubts: [] }), () => {})

    await expect(followed).rejects.toBeInstanceOf(NetworkFailure)
  })
})
