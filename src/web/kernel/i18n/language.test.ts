import { describe, expect, it } from 'vitest'
import { pickLocale } from './language.ts'

describe('pickLocale', () => {
  it.each([
    [['de', 'en-US'], 'de'],
    [[null, 'fr-CA', 'en'], 'fr'],
    [[null, 'pt-BR', 'ES'], 'es'],
    [['klingon', 'ja'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (wishes, expected) => {
    expect(pickLocale(wishes)).toBe(expected)
  })
})
