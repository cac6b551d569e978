import { describe, expect, it } from 'vitest'
import { withHandled } from './contact-messages.queries.ts'

const NOW = '2026-01-01T00:00:00.000Z'
const message = (id: string, handledAt: string | null) => ({
  id,
  name: 'Jane',
  email: 'jane@example.com',
  topic: 'sales' as const,
  message: 'Hello',
  language: 'en' as const,
  createdAt: NOW,
  handledAt,
  handledBy: null,
  answer: null,
})
const data = {
  pages: [{ items: [message('a', null), message('b', null)], nextCursor: null, openCount: 2 }],
  pageParams: [''],
}

describe('withHandled', () => {
  it('marks the message and counts one less as open', () => {
    const page = withHandled(data, 'b', NOW).pages[0]

    expect(page?.openCount).toBe(1)
    expect(page?.items.map((item) => item.handledAt)).toEqual([null, NOW])
  })

  it('opens the message again and counts one more', () => {
    const page = withHandled(withHandled(data, 'b', NOW), 'b', null).pages[0]

    expect(page?.openCount).toBe(2)
    expect(page?.items.map((item) => item.handledAt)).toEqual([null, null])
  })
})
