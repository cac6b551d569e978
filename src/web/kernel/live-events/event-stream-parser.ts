export interface StreamMessage {
  /** The last id the stream has given, as the standard has it: it stays until the next one. */
  id: string
  name: string
  data: string
}

interface EventStreamParser {
  /** Takes the next piece of the stream, cut anywhere, and hands back the messages it completes. */
  push(piece: string): StreamMessage[]
}

interface PendingMessage {
  name: string
  lines: string[]
}

/** The text/event-stream format: https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
export function createEventStreamParser(onRetryDelay: (delayMs: number) => void = () => {}): EventStreamParser {
  let rest = ''
  let lastId = ''
  let pending: PendingMessage = { name: '', lines: [] }

  function takeField(field: string, value: string) {
    if (field === 'data') pending.lines.push(value)
    else if (field === 'event') pending.name = value
    else if (field === 'id' && !value.includes('\0')) lastId = value
    else if (field === 'retry' && /^\d+$/.test(value)) onRetryDelay(Number(value))
  }

  function takeLine(line: string): StreamMessage | null {
    if (line === '') {
      const { name, lines } = pending
      pending = { name: '', lines: [] }
      return lines.length > 0 ? { id: lastId, name: name || 'message', data: lines.join('\n') } : null
    }
    const colon = line.indexOf(':')
    // A line that starts with a colon is a comment: the server's heartbeat.
    if (colon === 0) return null
    if (colon === -1) takeField(line, '')
    else takeField(line.slice(0, colon), line.slice(colon + 1).replace(/^ /, ''))
    return null
  }

  return {
    push(piece) {
      const text = rest + piece
      // A carriage return at the very end may be the first half of a CRLF: it waits for what follows.
      const lines = text.split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      return lines.map(takeLine).filter((message) => message !== null)
    },
  }
}
