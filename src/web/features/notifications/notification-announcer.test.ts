import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Notification } from '#shared/contracts/notifications.ts'
import { createArrivalFinder, gatherNotifications } from './notification-announcer.tsx'

const item = (id: string, change: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'review.new',
  type: 'review',
  message: `Review ${id}`,
  amount: 1,
  excerpts: [],
  link: null,
  isRead: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...change,
})
const idsOf = (items: readonly Notification[]) => items.map(({ id }) => id)

describe('what is new', () => {
  it('is nothing when the page opens', () => {
    expect(createArrivalFinder()([item('a')])).toEqual([])
  })

  it('is what was not there before, and only once', () => {
    const find = createArrivalFinder()
    find([item('a')])

    expect(idsOf(find([item('b'), item('a')]))).toEqual(['b'])
    expect(find([item('b'), item('a')])).toEqual([])
  })

  it('is one that has grown', () => {
    const find = createArrivalFinder()
    find([item('a')])

    expect(idsOf(find([item('a', { amount: 2, createdAt: '2026-01-01T00:01:00.000Z' })]))).toEqual(['a'])
  })

  it('is not what was read elsewhere meanwhile, nor what is told in another language', () => {
    const find = createArrivalFinder()
    find([item('a')])

    expect(find([item('b', { isRead: true }), item('a', { message: 'Bewertung a' })])).toEqual([])
  })
})

describe('telling', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('takes what comes together as one', () => {
    const told: string[][] = []
    const notice = gatherNotifications((items) => told.push(idsOf(items)))

    notice.add([item('a')])
    notice.add([item('b'), item('a', { amount: 2 })])
    vi.advanceTimersByTime(1000)

    expect(told).toEqual([['a', 'b']])
  })

  it('leaves a pause before it speaks again', () => {
    const told: string[][] = []
    const notice = gatherNotifications((items) => told.push(idsOf(items)))
    notice.add([item('a')])
    vi.advanceTimersByTime(1000)

    notice.add([item('b')])
    vi.advanceTimersByTime(2000)
    notice.add([item('c')])
    vi.advanceTimersByTime(12_999)
    expect(told).toEqual([['a']])
    vi.advanceTimersByTime(1)

    expect(told).toEqual([['a'], ['b', 'c']])
  })

  it('has nothing to say without news, nor once it is stopped', () => {
    const tell = vi.fn()
    const notice = gatherNotifications(tell)

    notice.add([])
    vi.advanceTimersByTime(60_000)
    notice.add([item('a')])
    notice.stop()
    vi.advanceTimersByTime(60_000)

    expect(tell).not.toHaveBeenCalled()
  })
})
