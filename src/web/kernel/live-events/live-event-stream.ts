import { LIVE_EVENT_TYPES, type LiveEvent, streamLiveEvents } from '#shared/contracts/live-events.ts'
import type { TokenSource } from '#web/kernel/api/api-client.ts'
import { chosenCustomer } from '#web/kernel/session/chosen-customer.ts'
import { readTextStream } from '#web/kernel/api/read-text-stream.ts'
import { createEventStreamParser, type StreamMessage } from './event-stream-parser.ts'

/** The server sends a heartbeat well within this; silence means that the connection is dead without saying so. */
const SILENCE_LIMIT_MS = 45_000
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000

interface LiveEventStreamSettings {
  baseUrl: string
  tokens: TokenSource
  /** Where to resume; read before each connection. */
  getLastEventId: () => string | null
  onEvent: (event: LiveEvent) => void
  /** Told the number of every message, also of one that this code does not know: from there on to resume. */
  onPlace: (id: string) => void
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

/** `null` for what this version of the browser's code does not know. */
export function readLiveEvent(data: string): LiveEvent | null {
  try {
    const { id, type, subjectId } = JSON.parse(data) as Partial<LiveEvent>
    const isKnown = typeof id === 'string' && type !== undefined && LIVE_EVENT_TYPES.includes(type)
    return isKnown ? { id, type, subjectId: subjectId ?? null } : null
  } catch {
    return null
  }
}

async function open(settings: LiveEventStreamSettings, signal: AbortSignal): Promise<Response> {
  const lastEventId = settings.getLastEventId()
  const request = (token: string) =>
    fetch(`${settings.baseUrl}${streamLiveEvents.path}`, {
      headers: {
        ...chosenCustomer.headers(),
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

function takeMessage(settings: LiveEventStreamSettings, { name, id, data }: StreamMessage) {
  const event = readLiveEvent(data)
  if (name === 'reset') settings.onGap()
  else if (event) settings.onEvent(event)
  if (id) settings.onPlace(id)
}

interface ConnectionListener {
  onOpen: () => void
  /** How long the server wants to be left alone between two attempts. */
  onRetryDelay: (delayMs: number) => void
}

/** Reads one connection to its end. */
async function readConnection(settings: LiveEventStreamSettings, listener: ConnectionListener): Promise<void> {
  const silence = new AbortController()
  const limitMs = settings.silenceLimitMs ?? SILENCE_LIMIT_MS
  let timer = setTimeout(() => silence.abort(), limitMs)
  try {
    const canResume = settings.getLastEventId() !== null
    const response = await open(settings, AbortSignal.any([settings.signal, silence.signal]))
    if (!response.ok || !response.body) throw new Error(`The event stream answered ${response.status}.`)
    listener.onOpen()
    if (!canResume) settings.onGap()

    const parser = createEventStreamParser(listener.onRetryDelay)
    for await (const piece of readTextStream(response.body)) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), limitMs)
      for (const message of parser.push(piece)) {
        if (message.name === 'bye') return
        takeMessage(settings, message)
      }
    }
  } finally {
    clearTimeout(timer)
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
      await readConnection(settings, {
        onOpen: () => (failedAttempts = 0),
        onRetryDelay: (delayMs) => (firstDelayMs = delayMs),
      })
    } catch (error) {
      if (error instanceof SessionEnded) return
    }
    if (settings.signal.aborted) return
    await waitUnlessOnline(delayBeforeAttempt(failedAttempts, firstDelayMs, Math.random()), settings.signal)
    failedAttempts += 1
  }
}
