import {
  LIVE_EVENT_TYPES,
  streamLiveEvents,
  type LiveEvent,
  type LiveEventType,
} from '#shared/contracts/live-events.ts'
import type { TokenSource } from '#web/kernel/api/api-client.ts'
import { createEventStreamParser, type StreamMessage } from './event-stream-parser.ts'

/** The server sends a heartbeat well within this; silence means that the connection is dead without saying so. */
const SILENCE_LIMIT_MS = 45_000
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000

export interface LiveEventStreamSettings {
  baseUrl: string
  tokens: TokenSource
  /** Where to resume; read before each connection. */
  getLastEventId: () => string | null
  onEvent: (event: LiveEvent) => void
  /** Connected without a place to resume from, or told by the server that the place is too old: events are missing. */
  onGap: () => void
  signal: AbortSignal
  silenceLimitMs?: number
  firstDelayMs?: number
}

/** The session is over: trying again is of no use. */
class SessionEnded extends Error {}

/** Full jitter: anywhere between nothing and the doubling ceiling, so that browsers do not come back in step. */
export function delayBeforeAttempt(attempt: number, firstDelayMs: number, random: number): number {
  return random * Math.min(LONGEST_DELAY_MS, firstDelayMs * 2 ** attempt)
}

function isLiveEventType(value: unknown): value is LiveEventType {
  return LIVE_EVENT_TYPES.some((type) => type === value)
}

/** `null` for what this version of the browser's code does not know. */
export function readLiveEvent(message: StreamMessage): LiveEvent | null {
  let body: unknown
  try {
    body = JSON.parse(message.data)
  } catch {
    return null
  }
  if (typeof body !== 'object' || body === null) return null
  const { type = message.name, subjectId = null } = body as { type?: unknown; subjectId?: unknown }
  if (!isLiveEventType(type)) return null
  return { id: message.id, type, subjectId: typeof subjectId === 'string' ? subjectId : null }
}

async function open(settings: LiveEventStreamSettings, signal: AbortSignal): Promise<Response> {
  const lastEventId = settings.getLastEventId()
  const request = (token: string) =>
    fetch(`${settings.baseUrl}${streamLiveEvents.path}`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
      },
      cache: 'no-store',
      signal,
    })

  const token = await settings.tokens.getAccessToken()
  if (!token) throw new SessionEnded()
  const response = await request(token)
  if (response.status !== 401) return response
  const renewed = await settings.tokens.refreshAccessToken()
  if (!renewed) throw new SessionEnded()
  return request(renewed)
}

/** Reads one connection to its end. */
async function readConnection(settings: LiveEventStreamSettings, onOpen: (retryMs?: number) => void): Promise<void> {
  const silence = new AbortController()
  const limitMs = settings.silenceLimitMs ?? SILENCE_LIMIT_MS
  let timer = setTimeout(() => silence.abort(), limitMs)
  try {
    const canResume = settings.getLastEventId() !== null
    const response = await open(settings, AbortSignal.any([settings.signal, silence.signal]))
    if (!response.ok || !response.body) throw new Error(`The event stream answered ${response.status}.`)
    onOpen()
    if (!canResume) settings.onGap()

    const parser = createEventStreamParser(onOpen)
    for await (const piece of readText(response.body)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), limitMs)
      for (const message of parser.push(piece)) {
        if (message.name === 'bye') return
        if (message.name === 'reset') settings.onGap()
        const event = readLiveEvent(message)
        if (event) settings.onEvent(event)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}

async function* readText(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    reader.releaseLock()
  }
}

/** Ends early when the network comes back. */
function waitUnlessOnline(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, delayMs)
    globalThis.addEventListener?.('online', finish)
    signal.addEventListener('abort', finish)
  })
}

/** Stays connected until the signal ends it or the session is over. */
export async function followLiveEvents(settings: LiveEventStreamSettings): Promise<void> {
  let failedAttempts = 0
  let firstDelayMs = settings.firstDelayMs ?? FIRST_DELAY_MS
  while (!settings.signal.aborted) {
    try {
      await readConnection(settings, (retryMs) => {
        failedAttempts = 0
        if (retryMs !== undefined) firstDelayMs = retryMs
      })
    } catch (error) {
      if (error instanceof SessionEnded) return
    }
    if (settings.signal.aborted) return
    await waitUnlessOnline(delayBeforeAttempt(failedAttempts, firstDelayMs, Math.random()), settings.signal)
    failedAttempts += 1
  }
}
