import { afterEach, describe, expect, it, vi } from 'vitest'
import { forget, recall, remember } from './browser-memory.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the browser’s memory', () => {
  it('is its storage', () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })

    remember('theme', 'dark')

    expect(stored.get('theme')).toBe('dark')
    expect(recall('theme')).toBe('dark')
    forget('theme')
    expect(recall('theme')).toBeNull()
  })

  it('lasts as long as the page where storage is blocked', () => {
    const refuse = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })

    remember('theme', 'dark')

    expect(recall('theme')).toBe('dark')
    forget('theme')
    expect(recall('theme')).toBeNull()
  })
})
