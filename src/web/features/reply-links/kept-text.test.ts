import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptText } from './kept-text.ts'

const [FIRST, SECOND] = ['Qm9uZHM'.padEnd(43, 'a'), 'Qm9uZHM'.padEnd(43, 'b')]
const NOW = new Date('2026-11-15T12:00:00Z')
const TOMORROW = '2026-11-16T12:00:00.000Z'
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size
    },
    key: (place: number) => [...stored.keys()][place] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const keep = (word: string, text: string, expiresAt = TOMORROW) => keptText.keep(word, { text, expiresAt })

describe('what was typed on a link’s page', () => {
  it('is there again, line by line, and another link’s stays its own', () => {
    keep(FIRST, 'Dear Zoe,\nsorry')
    keep(SECOND, 'Dear Ann')

    expect([keptText.find(FIRST), keptText.find(SECOND)]).toEqual(['Dear Zoe,\nsorry', 'Dear Ann'])
    keptText.forget(SECOND)
    expect([keptText.find(FIRST), keptText.find(SECOND)]).toEqual(['Dear Zoe,\nsorry', null])
  })

  it('is kept without the word that opens the link', () => {
    keep(FIRST, 'Dear Zoe')

    expect(JSON.stringify([...stored])).not.toContain(FIRST)
  })

  it('is gone from the device once its link has run out, whichever is opened', () => {
    keep(FIRST, 'Dear Zoe')
    keep(SECOND, 'Dear Ann', '2026-11-18T12:00:00.000Z')
    vi.setSystemTime('2026-11-17T12:00:00Z')

    expect(keptText.find(SECOND)).toBe('Dear Ann')
    expect(stored.size).toBe(1)
  })

  it('by an earlier version, with the word in it, is dropped, and nothing of others is', () => {
    stored.set('goodword-reply-link', `${FIRST}\nDear Zoe`)
    stored.set('goodword-theme', 'dark')

    expect(keptText.find(FIRST)).toBeNull()
    expect([...stored.keys()]).toEqual(['goodword-theme'])
  })
})
