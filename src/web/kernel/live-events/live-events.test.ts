import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TokenSource } from '#web/kernel/api/api-client.ts'
import { shareLiveEvents } from './live-events.ts'

const tokens: TokenSource = { getAccessToken: async () => 'token', refreshAccessToken: async () => 'token' }

afterEach(() => vi.unstubAllGlobals())

function answerWith(text: string) {
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) })
  vi.stubGlobal('fetch', async () => new Response(body))
}

describe('sharing the stream', () => {
  it('catches up on what happened before it opened, and works where there are no locks', async () => {
    vi.stubGlobal('navigator', {})
    answerWith('id: 1\ndata: {"id":"1","type":"activity.recorded","subjectId":null}\n\n')
    const onEvent = vi.fn()
    const onCatchUp = vi.fn()

    const stop = shareLiveEvents(tokens, { onEvent, onCatchUp })

    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledOnce())
    expect(onCatchUp).toHaveBeenCalledOnce()
    stop()
  })
})
