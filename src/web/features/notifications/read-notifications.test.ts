import { describe, expect, it } from 'vitest'
import { withAllRead, withRead } from './read-notifications.ts'

const createdAt = '2026-01-01T00:00:00.000Z'
const item = (id: string, isRead: boolean) => ({
  id,
  isRead,
  createdAt,
  kind: 'review.new' as const,
  type: 'review' as const,
  amount: 1,
  excerpts: [],
  message: 'A review',
  link: null,
})
const data = {
  pages: [
    { items: [item('a', false), item('b', true)], nextCursor: 'x', unreadCount: 3 },
    { items: [item('c', false)], nextCursor: null, unreadCount: 3 },
  ],
  pageParams: ['', 'x'],
}
const readIds = (changed: typeof data) =>
  changed.pages.flatMap((page) => page.items.filter((each) => each.isRead).map((each) => each.id))

describe('withRead', () => {
  it('marks the one that is meant and counts it', () => {
    const changed = withRead(data, (id) => id === 'c')

    expect(readIds(changed as typeof data)).toEqual(['b', 'c'])
    expect(changed.pages.map((page) => page.unreadCount)).toEqual([2, 2])
  })

  it('does not count one that was read before', () => {
    expect(withRead(data, (id) => id === 'b').pages[0]?.unreadCount).toBe(3)
  })

  it('leaves the data it was given as it was', () => {
    withRead(data, () => true)

    expect(readIds(data)).toEqual(['b'])
  })
})

describe('withAllRead', () => {
  it('leaves none unread, also of those that are not loaded yet', () => {
    const changed = withAllRead(data)

    expect(readIds(changed as typeof data)).toEqual(['a', 'b', 'c'])
    expect(changed.pages.map((page) => page.unreadCount)).toEqual([0, 0])
  })
})
