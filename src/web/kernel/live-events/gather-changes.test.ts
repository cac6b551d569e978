import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gatherChanges } from './gather-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function listen(isHeld = () => false) {
  const told: string[][] = []
  const changes = gatherChanges<string>({ gatherMs: 200, atMostEveryMs: 1000, isHeld }, (news) => told.push([...news]))
  return { told, changes }
}

it('tells of a burst once, soon after it began', () => {
  const { told, changes } = listen()
  for (const change of ['review', 'reply', 'review']) changes.add(change)

  vi.advanceTimersByTime(199)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([['review', 'reply']])
})

it('tells of a sync of thousands once a second, and of its last change too', () => {
  const { told, changes } = listen()
  for (let turn = 0; turn < 3000; turn += 1) {
    changes.add('review')
    vi.advanceTimersByTime(1)
  }
  expect(told).toHaveLength(3)

  vi.advanceTimersByTime(1000)
  expect(told).toHaveLength(4)
})

it('tells of what comes after a pause as soon as of the first', () => {
  const { told, changes } = listen()
  changes.add('review')
  vi.advanceTimersByTime(5000)
  changes.add('dispute')

  vi.advanceTimersByTime(200)
  expect(told).toEqual([['review'], ['dispute']])
})

it('tells nothing once it was stopped', () => {
  const { told, changes } = listen()
  changes.add('review')
  changes.stop()

  vi.advanceTimersByTime(5000)
  expect(told).toEqual([])
})

it('waits for what is under way, and not for ever', () => {
  let isBusy = true
  const { told, changes } = listen(() => isBusy)
  changes.add('review')
  vi.advanceTimersByTime(1000)
  changes.add('reply')
  expect(told).toEqual([])
  isBusy = false
  vi.advanceTimersByTime(200)
  expect(told).toEqual([['review', 'reply']])

  isBusy = true
  changes.add('dispute')
  vi.advanceTimersByTime(4000)
  expect(told).toEqual([['review', 'reply'], ['dispute']])
})
