import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEndpoint } from '#shared/contracts/endpoint.ts'
import type { TokenSource } from './api-client.ts'
import { NetworkFailure } from './api-problem.ts'
import { createStreamClient } from './stream-client.ts'

const tellStory = defineEndpoint({
  method: 'POST',
  path: '/api/v1/stories/:storyId/stream',
  summary: 'Tell',
  access: 'signed-in',
  input: z.object({ storyId: z.string(), tone: z.string() }),
  output: z.object({ text: z.string() }),
  isStream: true,
})

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const tokens: TokenSource = { getAccessToken: async () => 'first', refreshAccessToken: async () => 'second' }

let tidyUp = async () => {}
afterEach(() => tidyUp())

/** A busy machine may be silent for a moment: only where silence is the subject is the limit short. */
async function startServer(answers: [Answer, ...Answer[]], silenceLimitMs = 20_000) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const answer = answers[Math.min(requests.length, answers.length) - 1] ?? answers[0]
    answer(response, request)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  tidyUp = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  }
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { requests, stream: createStreamClient({ baseUrl, tokens, silenceLimitMs }) }
}

const INPUT = { storyId: '7', tone: 'dry' }

async function collect(messages: AsyncGenerator<{ text: string }>): Promise<string[]> {
  const texts: string[] = []
  for await (const { text } of messages) texts.push(text)
  return texts
}

describe('an answer that comes piece by piece', () => {
  it('is handed on message by message, also where a message is cut in two', async () => {
    const { stream, requests } = await startServer([
      (response) => {
        begin(response).write('data: {"text":"Once"}\n\ndata: {"te')
        response.end('xt":"Once upon"}\n\n')
      },
    ])

    const texts = await collect(stream(tellStory, INPUT, { signal: new AbortController().signal }))

    expect(texts).toEqual(['Once', 'Once upon'])
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/v1/stories/7/stream' })
    expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer first', accept: 'text/event-stream' })
  })

  it('is asked for with a new token when the old one has expired', async () => {
    const { stream, requests } = await startServer([
      (response) => response.writeHead(401).end('{}'),
      (response) => begin(response).end('data: {"text":"Once"}\n\n'),
    ])

    const texts = await collect(stream(tellStory, INPUT, { signal: new AbortController().signal }))

    expect(texts).toEqual(['Once'])
    expect(requests[1]?.headers).toMatchObject({ authorization: 'Bearer second' })
  })

  it('ends with the problem when the server refuses', async () => {
    const { stream } = await startServer([
      (response) => response.writeHead(403).end('{"code":"plan-limit","detail":"Not today."}'),
    ])

    const told = collect(stream(tellStory, INPUT, { signal: new AbortController().signal }))

    await expect(told).rejects.toMatchObject({ code: 'plan-limit', message: 'Not today.' })
  })

  it.each([
    [
      'breaks off',
      (response: ServerResponse) => begin(response).write('data: {"text":"Once"}\n\n', () => response.destroy()),
    ],
    ['falls silent', (response: ServerResponse) => begin(response).write('data: {"text":"Once"}\n\n')],
  ])('is a lost connection when it %s', async (_how, answer) => {
    const { stream } = await startServer([answer], 200)

    const told = collect(stream(tellStory, INPUT, { signal: new AbortController().signal }))

    await expect(told).rejects.toBeInstanceOf(NetworkFailure)
  })

  it('is no failure of the network when the caller stops it, and the server sees the end', async () => {
    let closed = () => {}
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve
    })
    const { stream } = await startServer([
      (response) => {
        response.once('close', closed)
        begin(response).write('data: {"text":"Once"}\n\n')
      },
    ])
    const stopped = new AbortController()
    const messages = stream(tellStory, INPUT, { signal: stopped.signal })
    await messages.next()

    stopped.abort()

    await expect(messages.next()).rejects.toMatchObject({ name: 'AbortError' })
    await isClosed
  })
})
