import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idleClock, judgeIdleness } from './idle-clock.ts'

const MINUTE_MS = 60_000

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('judgeIdleness', () => {
  it.each([
    [0, 'active'],
    [27.9, 'active'],
    [28, 'ending'],
    [29.9, 'ending'],
    [30, 'over'],
    [900, 'over'],
  ])('finds %s minutes under a timeout of 30 %s', (idleMinutes, expected) => {
    expect(judgeIdleness(idleMinutes * MINUTE_MS, 30 * MINUTE_MS)).toBe(expected)
  })
})

describe('the idle clock', () => {
  it('counts from the last activity', () => {
    idleClock.noteActivity(1_000_000)

    expect(idleClock.getIdleMs(1_000_000 + 5 * MINUTE_MS)).toBe(5 * MINUTE_MS)
  })

  it('does not run backwards, and begins where nothing is known', () => {
    expect(idleClock.getIdleMs(1_000_000)).toBe(0)

    idleClock.noteActivity(2_000_000)
    expect(idleClock.getIdleMs(1_000_000)).toBe(0)
  })

  it('names the timeout that has passed, and only then', () => {
    idleClock.noteActivity(0)
    expect(idleClock.findTimeoutPassed(99 * MINUTE_MS)).toBeNull()

    idleClock.setTimeoutMinutes(30)
    expect(idleClock.findTimeoutPassed(29 * MINUTE_MS)).toBeNull()
    expect(idleClock.findTimeoutPassed(30 * MINUTE_MS)).toBe(30)
  })
})
