import { describe, expect, it } from 'vitest'
import { withoutThinking } from './chat-client.ts'

describe('what a model thinks aloud', () => {
  it.each([
    ['Hello.', 'Hello.'],
    ['<think>Hm.</think>\n\nHello.', 'Hello.'],
    ['<think>Hm.</think>Hello <think>again</think>you.', 'Hello you.'],
    ['Hm, what now?</think>Hello.', 'Hello.'],
    ['<think>Hm, what', ''],
    ['<thi', ''],
    ['', ''],
    ['I <3 soup', 'I <3 soup'],
  ])('is not said: %s', (text, said) => {
    expect(withoutThinking(text)).toBe(said)
  })
})
