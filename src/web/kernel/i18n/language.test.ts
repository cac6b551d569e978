import { describe, expect, it, vi } from 'vitest'
import { language, pickLocale } from './language.ts'

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

describe('the language', () => {
  it('is the last one asked for, whichever arrives first', async () => {
    vi.stubGlobal('document', { documentElement: {} })
    await language.use('en')

    const overtaken = language.use('de')
    await language.use('en')
    await overtaken

    expect(language.get()?.locale).toBe('en')
    vi.unstubAllGlobals()
  })
})
