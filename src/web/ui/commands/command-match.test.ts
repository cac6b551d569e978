import { describe, expect, it } from 'vitest'
import { chooseFilter, matchesNearly, matchesQuery } from './command-match.ts'

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

describe('matchesNearly', () => {
  const item = { label: 'Passwort', keywords: ['change reset'] }

  it.each(['paswort', 'passwrot', 'chnage password'])('finds it by “%s”', (query) => {
    expect(matchesNearly(item, query)).toBe(true)
  })

  it.each(['pasword', 'pass the salt', 'rset sword', 'pwd', '%'])('does not find it by “%s”', (query) => {
    expect(matchesNearly(item, query)).toBe(false)
  })
})

describe('chooseFilter', () => {
  const [exact, close] = ['Chart', 'Charts of the sea'].map((label) => ({
    id: label,
    label,
    onSelect: () => undefined,
  }))
  const items = [exact, close].filter((item) => item !== undefined)
  const shown = (query: string) =>
    items.filter((item) => chooseFilter(items, query)(item, query)).map(({ label }) => label)

  it('takes what is nearly so only where nothing is called so', () => {
    expect(shown('charts')).toEqual(['Charts of the sea'])
    expect(shown('chatr')).toEqual(['Chart'])
    expect(shown('reviews')).toEqual([])
  })
})
