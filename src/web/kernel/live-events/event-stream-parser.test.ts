import { describe, expect, it } from 'vitest'
import { createEventStreamParser } from './event-stream-parser.ts'

function parseWhole(text: string) {
  return createEventStreamParser().push(text)
}

describe('the event stream parser', () => {
  it('reads id, name and data', () => {
    expect(parseWhole('id: 7\nevent: reset\ndata: {"a":1}\n\n')).toEqual([{ id: '7', name: 'reset', data: '{"a":1}' }])
  })

  it('joins lines of data and calls an unnamed event a message', () => {
    expect(parseWhole('data: one\ndata:two\ndata\n\n')).toEqual([{ id: '', name: 'message', data: 'one\ntwo\n' }])
  })

  it('keeps the last id until the next one', () => {
    const messages = parseWhole('id: 7\ndata: a\n\ndata: b\n\nid: 9\n\ndata: c\n\n')

    expect(messages.map((message) => message.id)).toEqual(['7', '7', '9'])
  })

  it('passes over heartbeats, unknown fields and events without data', () => {
    expect(parseWhole(': ping\n\nfoo: bar\n\nevent: empty\n\n')).toEqual([])
  })

  it.each(['\n', '\r\n', '\r'])('takes %j as the end of a line', (end) => {
    const parser = createEventStreamParser()

    const messages = parser.push(`id: 1${end}data: x${end}${end}data: y${end}${end}:${end}`)

    expect(messages.map((message) => message.data)).toEqual(['x', 'y'])
  })

  it('does not care where the stream is cut', () => {
    const text = 'id: 1\r\ndata: first\r\n\r\n: ping\r\n\r\nid: 2\r\nevent: reset\r\ndata: second\r\n\r\n: end\n'
    const parser = createEventStreamParser()

    const messages = text.split('').flatMap((character) => parser.push(character))

    expect(messages).toEqual(parseWhole(text))
    expect(messages).toHaveLength(2)
  })

  it('hands on the delay the server asks for', () => {
    const delays: number[] = []

    createEventStreamParser((delayMs) => delays.push(delayMs)).push('retry: 2500\nretry: soon\n\n')

    expect(delays).toEqual([2500])
  })
})
