import { describe, expect, it } from 'vitest'
import type { OutputOf } from '#shared/contracts/endpoint.ts'
import type { streamReplyDraft } from '#shared/contracts/replies.ts'
import { NetworkFailure } from '#web/kernel/api/api-problem.ts'
import { followDraft, GenerationFailed } from './follow-draft.ts'

type Message = OutputOf<typeof streamReplyDraft>

const draft = {
  text: 'Thank you, Ada.',
  instructions: '',
  origin: { engine: 'model' as const, model: 'gpt-4o', version: '1' },
  draftedText: 'Thank you, Ada.',
  updatedAt: null,
  composing: [],
  ignoredInstructions: false,
  blocked: [],
  isShortened: false,
  isCut: false,
  isFamiliar: false,
}

async function* send(...messages: Message[]): AsyncGenerator<Message> {
  yield* messages
}

describe('following a draft', () => {
  it('shows the text as it grows and answers with the whole', async () => {
    const shown: string[] = []

    const given = await followDraft(
      send({ kind: 'text', text: 'Thank' }, { kind: 'text', text: 'Thank you' }, { kind: 'done', draft }),
      (text) => shown.push(text),
    )

    expect(shown).toEqual(['Thank', 'Thank you'])
    expect(given).toBe(draft)
  })

  it('fails when the assistant does', async () => {
    const followed = followDraft(send({ kind: 'failed' }), () => {})

    await expect(followed).rejects.toBeInstanceOf(GenerationFailed)
  })

  it('fails when it ends without an end', async () => {
    const followed = followDraft(send({ kind: 'text', text: 'Thank' }), () => {})

    await expect(followed).rejects.toBeInstanceOf(NetworkFailure)
  })
})
