import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { openStream, sayGoodbye, sendEvent, sendHeartbeat, type LiveStream } from './live-stream.ts'

const responses: ServerResponse[] = []
const server = createServer((_incoming, outgoing) => void responses.push(outgoing)).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as { port: number }
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A stream to a reader who asked for it and never reads a byte. */
async function openDeafStream(): Promise<LiveStream> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  const asked = once(server, 'request')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked
  const reader = {
    customerId: 'c',
    userId: 'u',
    sessionId: 's',
    lastEventId: null,
    isLimited: false,
    isStillAllowed: async () => true,
  }
  const response = responses.at(-1)
  if (!response) throw new Error('Nobody asked.')
  return openStream(response, reader, { resumeAt: 0, isReset: false })
}

const sendUntilDropped = (stream: LiveStream) => {
  let id = 0
  while (!stream.response.destroyed && id < 400_000) {
    sendEvent(stream, { id: (id += 1), type: 'activity.recorded', subjectId: null, userId: null })
  }
}

describe('a stream to a reader who does not read', () => {
  it('is dropped before it fills the memory', async () => {
    const stream = await openDeafStream()
    sendUntilDropped(stream)

    expect(stream.response.destroyed).toBe(true)
    expect(stream.response.writableLength).toBeLessThan(1024 * 1024)
  })

  it('can be said goodbye to, and whatever comes after that harms nobody', async () => {
    const stream = await openDeafStream()
    sayGoodbye(stream, 'session')
    sayGoodbye(stream, 'restart')
    sendHeartbeat(stream)
    sendEvent(stream, { id: 1, type: 'activity.recorded', subjectId: null, userId: null })
    await once(stream.response, 'close')

    expect(stream.response.destroyed).toBe(true)
  })
})
