import { describe, expect, it } from 'vitest'
import { matchesQuery } from './command-match.ts'

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
