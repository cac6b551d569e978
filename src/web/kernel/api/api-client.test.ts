import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEndpoint } from '#shared/contracts/endpoint.ts'
import { createApiClient, type TokenSource } from './api-client.ts'
import { ApiProblem, NetworkFailure } from './api-problem.ts'

const listThings = defineEndpoint({
  method: 'GET',
  path: '/api/v1/shops/:shopId/things',
  summary: 'List',
  access: 'signed-in',
  input: z.object({ shopId: z.string(), cursor: z.string().optional(), tag: z.array(z.string()).optional() }),
  output: z.object({ items: z.array(z.string()) }),
})

const renameThing = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/things/:thingId',
  summary: 'Rename',
  access: 'signed-in',
  input: z.object({ thingId: z.string(), name: z.string() }),
  output: z.object({ name: z.string() }),
})

interface SeenRequest {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (response: ServerResponse, request: SeenRequest) => void

const answerJson =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

const dropConnection: Answer = (response) => response.destroy()

let stopServer = async () => {}
afterEach(() => stopServer())

/** A server that gives the listed answers in turn, the last one for good. */
async function startServer(answers: [Answer, ...Answer[]]) {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      const noted = { method: request.method, url: request.url, headers: request.headers, body }
      seen.push(noted)
      const answer = answers[Math.min(seen.length, answers.length) - 1] ?? answers[0]
      answer(response, noted)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  stopServer = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  }
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

const tokens: TokenSource = { getAccessToken: async () => 'first', refreshAccessToken: async () => 'second' }
const signedOut: TokenSource = { getAccessToken: async () => null, refreshAccessToken: async () => null }

function createClient(baseUrl: string, source = tokens) {
  return createApiClient({ baseUrl, tokens: source, retryDelaysMs: [1, 1] })
}

describe('a call', () => {
  it('puts path parameters into the path, the rest of a GET into the query, and the token into the header', async () => {
    const { baseUrl, seen } = await startServer([answerJson(200, { items: ['a'] })])

    const answer = await createClient(baseUrl)(listThings, { shopId: 'a/b', tag: ['x', 'y z'] })

    expect(answer).toEqual({ items: ['a'] })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/v1/shops/a%2Fb/things?tag=x&tag=y+z' })
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer first' })
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined()
  })

  it('sends a mutation as JSON with an Idempotency-Key of its own', async () => {
    const { baseUrl, seen } = await startServer([answerJson(200, { name: 'New' })])
    const call = createClient(baseUrl)

    await call(renameThing, { thingId: '7', name: 'New' })
    await call(renameThing, { thingId: '7', name: 'New' })

    expect(seen[0]).toMatchObject({ method: 'PUT', url: '/api/v1/things/7', body: '{"name":"New"}' })
    const keys = seen.map((request) => request.headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).not.toBe(keys[0])
  })

  it('goes without a token when nobody is signed in', async () => {
    const { baseUrl, seen } = await startServer([answerJson(200, { items: [] })])

    await createClient(baseUrl, signedOut)(listThings, { shopId: '1' })

    expect(seen[0]?.headers.authorization).toBeUndefined()
  })
})

describe('an expired token', () => {
  it('is renewed once and the call is sent again with the same key', async () => {
    const { baseUrl, seen } = await startServer([answerJson(401, {}), answerJson(200, { name: 'New' })])

    await createClient(baseUrl)(renameThing, { thingId: '7', name: 'New' })

    expect(seen.map((request) => request.headers.authorization)).toEqual(['Bearer first', 'Bearer second'])
    expect(seen[1]?.headers['idempotency-key']).toBe(seen[0]?.headers['idempotency-key'])
  })

  it('is refused for good when the new one is not accepted either', async () => {
    const { baseUrl, seen } = await startServer([answerJson(401, { code: 'not-signed-in', detail: 'No.' })])

    const call = createClient(baseUrl)(listThings, { shopId: '1' })

    await expect(call).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(seen).toHaveLength(2)
  })
})

describe('a refusal', () => {
  it('carries code, reason, sentence, request id, field errors and the wait', async () => {
    const { baseUrl } = await startServer([
      answerJson(429, {
        code: 'rate-limited',
        detail: 'Too many requests.',
        reason: 'seats-taken',
        values: { seats: 3, plan: 'Basic', broken: null },
        requestId: 'r-1',
        retryAfterSeconds: 7,
        errors: [{ field: 'name', code: 'tooLong', message: 'This is too long.' }, { field: 'broken' }],
      }),
    ])

    const error: unknown = await createClient(baseUrl)(renameThing, { thingId: '7', name: 'x' }).catch(
      (e: unknown) => e,
    )

    expect(error).toBeInstanceOf(ApiProblem)
    expect(error).toMatchObject({
      code: 'rate-limited',
      status: 429,
      message: 'Too many requests.',
      refusal: { reason: 'seats-taken', values: { seats: 3, plan: 'Basic' } },
      requestId: 'r-1',
      retryAfterSeconds: 7,
      fieldErrors: [{ field: 'name', code: 'tooLong', message: 'This is too long.' }],
    })
  })

  it('of a proxy, in words of its own, is told by its status', async () => {
    const answerPage: Answer = (response) => {
      response.writeHead(502, { 'content-type': 'text/html', 'retry-after': '3' }).end('<h1>Bad gateway</h1>')
    }
    const { baseUrl } = await startServer([answerPage])

    const call = createClient(baseUrl)(listThings, { shopId: '1' })

    await expect(call).rejects.toMatchObject({
      code: 'unavailable',
      refusal: null,
      retryAfterSeconds: 3,
      fieldErrors: [],
    })
  })
})

describe('a lost connection', () => {
  it('is tried again for a mutation, with the same Idempotency-Key', async () => {
    const { baseUrl, seen } = await startServer([dropConnection, dropConnection, answerJson(200, { name: 'New' })])

    const answer = await createClient(baseUrl)(renameThing, { thingId: '7', name: 'New' })

    expect(answer).toEqual({ name: 'New' })
    expect(new Set(seen.map((request) => request.headers['idempotency-key'])).size).toBe(1)
    expect(seen).toHaveLength(3)
  })

  it('is tried again when it is lost in the middle of the answer', async () => {
    const breakOff: Answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"name":')
      setTimeout(() => response.destroy(), 20)
    }
    const { baseUrl, seen } = await startServer([breakOff, answerJson(200, { name: 'New' })])

    const answer = await createClient(baseUrl)(renameThing, { thingId: '7', name: 'New' })

    expect(answer).toEqual({ name: 'New' })
    expect(seen).toHaveLength(2)
  })

  it('is an error of its own when it stays lost', async () => {
    const { baseUrl } = await startServer([dropConnection])
    const call = createClient(baseUrl)

    await expect(call(renameThing, { thingId: '7', name: 'x' })).rejects.toBeInstanceOf(NetworkFailure)
    await expect(call(listThings, { shopId: '1' })).rejects.toBeInstanceOf(NetworkFailure)
  })

  it('is no failure when the caller gave up', async () => {
    const { baseUrl } = await startServer([() => {}])
    const controller = new AbortController()

    const call = createClient(baseUrl)(listThings, { shopId: '1' }, { signal: controller.signal })
    controller.abort()

    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('pressed twice', () => {
  const noTokens: TokenSource = { getAccessToken: async () => null, refreshAccessToken: async () => null }

  it('is sent once while the first is on its way, and anew after it or after something else', async () => {
    const { baseUrl, seen } = await startServer([answerJson(200, { name: 'n' })])
    const call = createApiClient({ baseUrl, tokens: noTokens })
    const rename = (name: string) => call(renameThing, { thingId: '1', name })

    const answers = await Promise.all([rename('a'), rename('a')])
    expect([answers, seen.length]).toEqual([[{ name: 'n' }, { name: 'n' }], 1])
    await rename('a')
    await Promise.all([rename('a'), rename('b'), rename('a')])

    expect(seen).toHaveLength(5)
  })

  it.each([
    ['whose answer was lost', dropConnection, NetworkFailure],
    ['that the server did not get done', answerJson(503, {}), ApiProblem],
  ])('is sent with the same key after one %s, and with a new one after an answer', async (_case, first, failure) => {
    const done = answerJson(200, { name: 'n' })
    const { baseUrl, seen } = await startServer([first, done])
    const call = createApiClient({ baseUrl, tokens: noTokens, retryDelaysMs: [] })
    const rename = (name: string) => call(renameThing, { thingId: '1', name })

    await expect(rename('a')).rejects.toThrow(failure)
    await rename('a')
    await rename('a')

    const [lost, again, another] = seen.map(({ headers }) => headers['idempotency-key'])
    expect(again).toBe(lost)
    expect(another).not.toBe(lost)
  })

  it('is a new one after what was changed in between', async () => {
    const { baseUrl, seen } = await startServer([dropConnection, answerJson(200, { name: 'n' })])
    const call = createApiClient({ baseUrl, tokens: noTokens, retryDelaysMs: [] })
    const rename = (name: string) => call(renameThing, { thingId: '1', name })

    await expect(rename('a')).rejects.toThrow(NetworkFailure)
    await rename('b')
    await rename('a')

    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(3)
  })
})

describe('what is asked for again and again', () => {
  const lookAtThing = defineEndpoint({
    method: 'GET',
    path: '/api/v1/things/:thingId',
    summary: 'Look',
    access: 'signed-in',
    isPolled: true,
    input: z.object({ thingId: z.string() }),
    output: z.object({ name: z.string() }),
  })

  it('is sent again only where it has changed', async () => {
    const unchanged: Answer = (response) => void response.writeHead(304, { etag: '"a"' }).end()
    const { baseUrl, seen } = await startServer([
      answerJson(200, { name: 'Cup' }, { etag: '"a"' }),
      unchanged,
      answerJson(200, { name: 'Mug' }, { etag: '"b"' }),
    ])

    const call = createClient(baseUrl)
    const names: string[] = []
    for (let turn = 0; turn < 3; turn += 1) names.push((await call(lookAtThing, { thingId: '1' })).name)

    expect(names).toEqual(['Cup', 'Cup', 'Mug'])
    expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"a"', '"a"'])
  })
})
