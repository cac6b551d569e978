import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '#shared/contracts/live-events.ts'
import type { TokenSource } from '#web/kernel/api/api-client.ts'
import { delayBeforeAttempt, followLiveEvents, readLiveEvent } from './live-event-stream.ts'

type Connection = (response: ServerResponse, request: IncomingMessage) => void

const signedIn: TokenSource = { getAccessToken: async () => 'old', refreshAccessToken: async () => 'new' }

const tell = (response: ServerResponse, ...ids: number[]) => {
  for (const id of ids)
    response.write(`id: ${id}\ndata: {"id":"${id}","type":"activity.recorded","subjectId":null}\n\n`)
}
const openStream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

/** For a busy machine. */
const PATIENCE = { timeout: 20_000 }

let tidyUp = async () => {}
afterEach(() => tidyUp())

/** Follows a server that treats each connection as listed, the last one for good. */
async function follow(
  connections: [Connection, ...Connection[]],
  { tokens = signedIn, silenceLimitMs = 60_000 }: { tokens?: TokenSource; silenceLimitMs?: number } = {},
) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    const connect = connections[Math.min(requests.length, connections.length) - 1] ?? connections[0]
    connect(response, request)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const stopped = new AbortController()
  const events: LiveEvent[] = []
  let place: string | null = null
  let gaps = 0
  const ended = followLiveEvents({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens,
    getLastEventId: () => place,
    onEvent: (event) => events.push(event),
    onPlace: (id) => (place = id),
    onGap: () => (gaps += 1),
    signal: stopped.signal,
    silenceLimitMs,
    firstDelayMs: 1,
  })
  tidyUp = async () => {
    stopped.abort()
    await ended
    server.closeAllConnections()
    await new Promise((resolve) => {
      server.close(resolve)
    })
  }
  return { events, requests, ended, countGaps: () => gaps }
}

const ids = (events: LiveEvent[]) => events.map((event) => event.id)

describe('following the stream', () => {
  it('resumes after the last event when the connection ends', async () => {
    const { events, requests } = await follow([
      (response) => {
        openStream(response)
        tell(response, 1, 2)
        response.end()
      },
      (response) => tell(openStream(response), 3),
    ])

    await vi.waitFor(() => expect(ids(events)).toEqual(['1', '2', '3']), PATIENCE)

    expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer old' })
    expect(requests[0]?.headers['last-event-id']).toBeUndefined()
    expect(requests[1]?.headers['last-event-id']).toBe('2')
  })

  it('leaves a connection that has gone silent', async () => {
    const { events } = await follow(
      [(response) => tell(openStream(response), 1), (response) => tell(openStream(response), 2)],
      { silenceLimitMs: 1000 },
    )

    await vi.waitFor(() => expect(ids(events).slice(0, 2)).toEqual(['1', '2']), PATIENCE)
  })

  it('stays while heartbeats come', async () => {
    let beat: ReturnType<typeof setInterval> | undefined
    let beats = 0
    const { requests } = await follow(
      [
        (response) => {
          openStream(response).write(': hello\n\n')
          beat = setInterval(() => response.write(': ping\n\n', () => (beats += 1)), 100)
        },
      ],
      { silenceLimitMs: 1000 },
    )

    await vi.waitFor(() => expect(beats).toBeGreaterThan(20), PATIENCE)
    clearInterval(beat)

    expect(requests).toHaveLength(1)
  })

  it('tells of a gap when there is nothing to resume from, and when the server says so', async () => {
    const { countGaps } = await follow([
      (response) => openStream(response).write('event: reset\ndata: {}\n\n: stay\n\n'),
    ])

    await vi.waitFor(() => expect(countGaps()).toBe(2), PATIENCE)
  })

  it.each([
    ['a reset', 'id: 9\nevent: reset\ndata: {}\n\n'],
    ['an event it does not know', 'id: 9\ndata: {"id":"9","type":"something.new","subjectId":null}\n\n'],
  ])('resumes after %s too', async (_, message) => {
    const { events, requests } = await follow([
      (response) => openStream(response).end(message),
      (response) => tell(openStream(response), 10),
    ])

    await vi.waitFor(() => expect(ids(events)).toEqual(['10']), PATIENCE)

    expect(requests[1]?.headers['last-event-id']).toBe('9')
  })

  it('goes on after a token could not be renewed for the moment', async () => {
    const refreshAccessToken = vi.fn().mockRejectedValueOnce(new Error('Too many requests.')).mockResolvedValue('new')
    const { events } = await follow(
      [
        (response) => response.writeHead(401).end(),
        (response) => response.writeHead(401).end(),
        (response) => tell(openStream(response), 1),
      ],
      { tokens: { ...signedIn, refreshAccessToken } },
    )

    await vi.waitFor(() => expect(ids(events)).toEqual(['1']), PATIENCE)
  })

  it('comes back when the server says bye', async () => {
    const { events } = await follow([
      (response) => {
        openStream(response)
        tell(response, 1)
        response.write('event: bye\ndata: {}\n\n')
      },
      (response) => tell(openStream(response), 2),
    ])

    await vi.waitFor(() => expect(ids(events)).toEqual(['1', '2']), PATIENCE)
  })

  it('renews an expired token', async () => {
    const { events, requests } = await follow([
      (response) => response.writeHead(401).end(),
      (response) => tell(openStream(response), 1),
    ])

    await vi.waitFor(() => expect(ids(events)).toEqual(['1']), PATIENCE)

    expect(requests[1]?.headers.authorization).toBe('Bearer new')
  })

  it('ends when the session is over', async () => {
    const over: TokenSource = { getAccessToken: async () => 'old', refreshAccessToken: async () => null }

    const { ended, requests } = await follow([(response) => response.writeHead(401).end()], { tokens: over })
    await ended

    expect(requests).toHaveLength(1)
  })

  it('tries again after a refusal', async () => {
    const { events } = await follow([
      (response) => response.writeHead(503).end(),
      (response) => response.destroy(),
      (response) => tell(openStream(response), 1),
    ])

    await vi.waitFor(() => expect(ids(events)).toEqual(['1']), PATIENCE)
  })
})

describe('an event', () => {
  it.each([
    ['{"id":"7","type":"member.changed","subjectId":null}', { id: '7', type: 'member.changed', subjectId: null }],
    ['{"id":"7","type":"something.new","subjectId":null}', null],
    ['not json', null],
    ['3', null],
  ])('told as %s is %j', (data, expected) => {
    expect(readLiveEvent(data)).toEqual(expected)
  })
})

describe('the wait before an attempt', () => {
  it('doubles, has a ceiling and is spread from nothing to that', () => {
    expect(delayBeforeAttempt(0, 1000, 1)).toBe(1000)
    expect(delayBeforeAttempt(3, 1000, 1)).toBe(8000)
    expect(delayBeforeAttempt(20, 1000, 1)).toBe(30_000)
    expect(delayBeforeAttempt(3, 1000, 0)).toBe(0)
  })
})
