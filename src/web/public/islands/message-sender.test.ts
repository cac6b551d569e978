import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMessageSender } from './message-sender.ts'

const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' }

function answerWith(...answers: (Response | Error)[]) {
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new Error('No answer left.')
  })
  return keys
}

const problem = (status: number, body: object) => new Response(JSON.stringify(body), { status })

describe('createMessageSender', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('keeps its key until the message has arrived', async () => {
    const keys = answerWith(new Error('offline'), problem(503, {}), new Response('{"isReceived":true}'))
    const send = createMessageSender()

    const kinds = [(await send(message)).kind, (await send(message)).kind, (await send(message)).kind]

    expect(kinds).toEqual(['failed', 'failed', 'arrived'])
    expect(new Set(keys).size).toBe(1)
  })

  it('takes a new key for a changed message', async () => {
    const keys = answerWith(new Error('offline'), new Response('{}'))
    const send = createMessageSender()

    await send(message)
    await send({ ...message, message: 'Hello again' })

    expect(new Set(keys).size).toBe(2)
  })

  it('reads which fields were refused', async () => {
    answerWith(problem(400, { errors: [{ field: 'email', code: 'emailInvalid', message: '…' }] }))

    expect(await createMessageSender()(message)).toEqual({
      kind: 'refused',
      broken: [{ field: 'email', code: 'emailInvalid' }],
    })
  })

  it('tells a limit from a failure, and survives an answer that is not JSON', async () => {
    answerWith(problem(429, {}), new Response('<html>', { status: 502 }))
    const send = createMessageSender()

    expect(await send(message)).toEqual({ kind: 'rateLimited' })
    expect(await send(message)).toEqual({ kind: 'failed' })
  })
})
