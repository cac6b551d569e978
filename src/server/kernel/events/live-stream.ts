import type { ServerResponse } from 'node:http'
import type { LiveEvent } from '#shared/contracts/live-events.ts'
import type { StoredLiveEvent } from './live-events.repository.ts'

/** A reader that does not keep up is dropped; it resumes by the last number it got. */
const MAX_UNSENT_BYTES = 64 * 1024
const FAREWELL_MS = 2000

export interface LiveReader {
  customerId: string
  userId: string
  sessionId: string
  /** The last event the reader has seen; `null` starts with the next one. */
  lastEventId: number | null
  /** Sees some locations only: hears that there is something to look at, and not what. */
  isLimited: boolean
  /** False once the session has ended or the token has run out. */
  isStillAllowed: () => Promise<boolean>
}

/** One open connection to a browser. */
export interface LiveStream extends LiveReader {
  response: ServerResponse
  sentId: number
}

/** `resumeAt` is the number the stream goes on from; a reset tells the reader to ask for everything anew. */
export function openStream(
  response: ServerResponse,
  reader: LiveReader,
  { resumeAt, isReset }: { resumeAt: number; isReset: boolean },
): LiveStream {
  // A broken connection is the reader's affair; without a listener it would be everybody's.
  response.on('error', () => response.destroy())
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  response.write(isReset ? `retry: 2000\n\nid: ${resumeAt}\nevent: reset\ndata: {}\n\n` : 'retry: 2000\n\n')
  return { ...reader, response, sentId: resumeAt }
}

export function sendEvent(stream: LiveStream, event: StoredLiveEvent): void {
  if (event.id <= stream.sentId) return
  stream.sentId = event.id
  if (event.userId !== null && event.userId !== stream.userId) return
  const subjectId = stream.isLimited && event.userId === null ? null : event.subjectId
  const body: LiveEvent = { id: String(event.id), type: event.type, subjectId }
  write(stream, `id: ${event.id}\ndata: ${JSON.stringify(body)}\n\n`)
}

export function sendHeartbeat(stream: LiveStream): void {
  write(stream, ': still here\n\n')
}

/** A reader that does not even take the farewell is cut off a little later. */
export function sayGoodbye({ response }: LiveStream, reason: 'session' | 'restart'): void {
  if (response.writableEnded || response.destroyed) return
  response.end(`event: bye\ndata: ${JSON.stringify({ reason })}\n\n`)
  setTimeout(() => response.destroy(), FAREWELL_MS).unref()
}

function write({ response }: LiveStream, text: string): void {
  if (response.writableEnded || response.destroyed) return
  if (response.writableLength > MAX_UNSENT_BYTES) response.destroy()
  else response.write(text)
}
