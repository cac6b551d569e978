import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSessionFetch } from './session-fetch.ts'

afterEach(() => vi.unstubAllGlobals())

describe('createSessionFetch', () => {
  it('keeps what the head of a refusal tells, until the next answer', async () => {
    const answers = [
      new Response(null, { status: 429, headers: { 'retry-after': '42', 'x-request-id': 'r1' } }),
      new Response(null, { status: 200 }),
    ]
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
    const sessionFetch = createSessionFetch()

    await sessionFetch.fetch('http://localhost/token')
    expect(sessionFetch.getLatestRefusal()).toEqual({ requestId: 'r1', retryAfterSeconds: 42 })

    await sessionFetch.fetch('http://localhost/token')
    expect(sessionFetch.getLatestRefusal()).toEqual({ requestId: null, retryAfterSeconds: null })
  })

  it('gives up on an answer that never comes', async () => {
    vi.stubGlobal(
      'fetch',
      (_input: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    )

    await expect(createSessionFetch(5).fetch('http://localhost/token')).rejects.toThrow(/timeout/)
  })
})
