import { APIError } from 'openai'
import { describe, expect, it } from 'vitest'
import type { SentBody } from './chat-request.ts'
import { findRefusal, findRefusedParameter } from './server-refusal.ts'

const body: SentBody = {
  model: 'm',
  messages: [],
  temperature: 0.7,
  max_tokens: 250,
  store: false,
  stream_options: { include_usage: true },
  response_format: { type: 'json_schema', json_schema: { name: 'x' } },
}

function findIn(status: number, error: object) {
  const refusal = findRefusal(APIError.generate(status, { error }, undefined, new Headers()))
  return refusal && findRefusedParameter(refusal, body)
}

describe('the parameter that a server refuses', () => {
  it.each([
    ['temperature', 400, { message: 'Only 1 is supported.', param: 'temperature', code: 'unsupported_value' }],
    ['max_tokens', 400, { message: "'max_tokens' is not supported. Use 'max_completion_tokens' instead." }],
    ['json_schema', 400, { message: 'Invalid parameter: response_format of type json_schema.', param: null }],
    ['json_schema', 400, { message: 'No.', param: 'response_format.type' }],
    ['store', 422, { message: "[{'type': 'extra_forbidden', 'loc': ('body', 'store')}]", code: 422 }],
    ['stream_options', 400, { message: 'Unknown field: stream_options' }],
  ])('is found: %s', (name, status, error) => {
    expect(findIn(status, error)).toBe(name)
  })

  it.each([
    ['one that was not sent', 400, { message: 'Unsupported parameter: reasoning_effort', param: 'reasoning_effort' }],
    ['one that is needed', 400, { message: 'Invalid value for messages.', param: 'messages' }],
    ['a text that is too long', 400, { message: 'max_tokens is too large: the maximum context length is 4096.' }],
    ['a server that is down', 500, { message: 'Unsupported: temperature', param: 'temperature' }],
    ['talk of it', 400, { message: 'The temperature in the server room is high.' }],
  ])('is not %s', (_what, status, error) => {
    expect(findIn(status, error)).toBeNull()
  })
})
