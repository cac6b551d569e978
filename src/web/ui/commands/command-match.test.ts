import { describe, expect, it } from 'vitest'
import { chooseFilter, matchesQuery } from './command-match.ts'

describe('matchesQuery', () => {
  const item = { label: 'Réglages de l’équipe', hint: 'Compte', keywords: ['team settings'] }

  it.each(['', '  ', 'reglages', 'ÉQUIPE', 'equipe regl', 'settings', 'compte team', '  team '])(
    'finds it by “%s”',
    (query) => {
      expect(matchesQuery(item, query)).toBe(true)
    },
  )

  it.each(['reviews', 'team reviews', 'reglagess', 'quipe', '🍜', '🍜🍜', '%', '_', '\\', '"'])(
    'does not find it by “%s”',
    (query) => {
      expect(matchesQuery(item, query)).toBe(false)
    },
  )
})

describe('chooseFilter', () => {
  const items = ['Chart', 'Charts of the sea'].map((label) => ({ id: label, label, onSelect: () => undefined }))
  const isCloseTo = (word: string, typed: string) => word === 'chart' && typed === 'chatr'
  const shown = (query: string) => {
    const filter = chooseFilter(items, query, isCloseTo)
    return items.filter((item) => filter(item, query)).map(({ label }) => label)
  }

  it('takes what is nearly so only where nothing is called so', () => {
    expect(shown('charts')).toEqual(['Charts of the sea'])
    expect(shown('chatr')).toEqual(['Chart'])
    expect(shown('chatr sea')).toEqual([])
    expect(shown('reviews')).toEqual([])
  })

  it('always takes what somebody else has found', () => {
    const found = { id: 'found', label: 'Ann', isFound: true, onSelect: () => undefined }
    expect(chooseFilter([found], 'chatr', isCloseTo)(found, 'chatr')).toBe(true)
  })
})
