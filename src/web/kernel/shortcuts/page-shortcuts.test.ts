import { describe, expect, it } from 'vitest'
import { findAction, normalizeKey } from './page-shortcuts.ts'

const shortcuts = [
  { action: 'next', defaultKey: 'j' },
  { action: 'open', defaultKey: 'Enter' },
  { action: 'search', defaultKey: '/' },
]

describe('findAction', () => {
  it.each([
    ['j', 'next'],
    ['J', 'next'],
    ['Enter', 'open'],
    ['/', 'search'],
    ['q', undefined],
  ])('%s means %s', (key, action) => {
    expect(findAction(shortcuts, {}, key)).toBe(action)
  })

  it('obeys what the person has chosen, and frees the key that was', () => {
    const choices = { next: 'n' }

    expect(findAction(shortcuts, choices, 'n')).toBe('next')
    expect(findAction(shortcuts, choices, 'j')).toBeUndefined()
  })
})

describe('normalizeKey', () => {
  it('leaves keys with a name as they are', () => {
    expect([normalizeKey('Enter'), normalizeKey('X')]).toEqual(['Enter', 'x'])
  })
})
