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

  it('begins with what the first screens say, and from the first wish for more comes whole', async () => {
    vi.resetModules()
    vi.stubGlobal('document', { documentElement: {} })
    const { language: fresh } = await import('./language.ts')
    await fresh.use('en')
    expect(fresh.get()?.messages).toMatchObject({ common: { brand: 'Goodword' }, refusals: {} })
    expect(fresh.get()?.messages).not.toHaveProperty('disputes')
    await fresh.add('doors')
    expect(fresh.get()?.messages).toHaveProperty('session')
    expect(fresh.get()?.messages).not.toHaveProperty('disputes')

    const more = fresh.complete()
    await fresh.use('de')
    await more

    expect(fresh.get()).toMatchObject({ locale: 'de', messages: { session: {}, disputes: {} } })
    vi.unstubAllGlobals()
  })

  it('draws nothing anew for what is added, not even for those who have asked for the sentences of failures', async () => {
    vi.resetModules()
    vi.stubGlobal('document', { documentElement: {} })
    const { language: fresh } = await import('./language.ts')
    await fresh.use('en')
    const before = fresh.get()
    const { refusals } = before?.messages ?? {}
    const redraw = vi.fn()
    fresh.subscribe(redraw)

    await fresh.complete()

    expect(redraw).not.toHaveBeenCalled()
    expect(fresh.get()).toBe(before)
    expect(before?.messages).toHaveProperty('disputes')
    expect(refusals).toHaveProperty('notification-not-found')
    vi.unstubAllGlobals()
  })
})
