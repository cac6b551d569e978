import { describe, expect, it } from 'vitest'
import { parseSearch } from '#shared/domain/search-words.ts'
import { excerptAround as excerptOf, findWhere } from './excerpt.ts'

const excerptAround = (text: string | null, words: string) => excerptOf(text, parseSearch(words))

const LONG = `${'We sat outside and waited. '.repeat(10)}Then the crème brûlée came. ${'It was late by then. '.repeat(10)}`

describe('excerptAround', () => {
  it.each([
    [null, null],
    ['  \n ', null],
    ['Short  and\nsweet', 'Short and sweet'],
  ])('of %j is %j', (text, excerpt) => {
    expect(excerptAround(text, 'sweet')).toBe(excerpt)
  })

  it('shows the match with words before and after it, cut at both ends', () => {
    const excerpt = excerptAround(LONG, 'BRULEE') ?? ''
    expect(excerpt).toMatch(/^…\S.*Then the crème brûlée came\. .*…$/)
    expect(excerpt.length).toBeLessThanOrEqual(120)
  })

  it('begins at the beginning where nothing matches', () => {
    expect(excerptAround(LONG, 'Ann Author')).toMatch(/^We sat outside .*…$/)
  })

  it('ends at the end', () => {
    const excerpt = excerptAround(`${'x '.repeat(200)}the end`, 'the end') ?? ''
    expect(excerpt).toMatch(/^….*the end$/)
    expect(excerpt.length).toBeGreaterThan(100)
  })

  it.each([
    ['at the beginning', `${'😀'.repeat(100)} word ${'😀'.repeat(100)}`, 'word'],
    ['at the end', `word ${'😀'.repeat(100)}`, 'word'],
    ['one unit further', `xword ${'😀'.repeat(100)}`, 'word'],
  ])('never shows half a character: %s', (_case, text, words) => {
    const excerpt = excerptAround(text, words) ?? ''
    expect(excerpt.isWellFormed()).toBe(true)
    expect(excerpt).toContain('word')
    expect(excerpt.length).toBeLessThanOrEqual(120)
  })

  it('shows the beginning of a match that is longer than itself', () => {
    const words = 'ab '.repeat(60).trim()
    expect(excerptAround(`${'x'.repeat(300)} ${words}`, words)?.length).toBeLessThanOrEqual(120)
  })
})

describe('findWhere', () => {
  const where = (typed: string) => {
    const texts = [
      { foundIn: 'text', text: 'The soup was cold' } as const,
      { foundIn: 'note', text: 'He had cold soup, twice' } as const,
      { foundIn: 'author', text: 'Ben South' } as const,
    ]
    const { foundIn, isClose } = findWhere(texts, parseSearch(typed))
    return [foundIn, isClose]
  }

  it.each([
    ['soup', 'text', false],
    ['cold soup', 'note', false],
    ['"cold soup"', 'note', false],
    ['south', 'author', false],
    ['ben soup', 'text', false],
    ['soupp', 'text', true],
    ['ben suoth', 'author', true],
    ['elsewhere', 'text', false],
  ])('of %j is %j', (typed, foundIn, isClose) => {
    expect(where(typed)).toEqual([foundIn, isClose])
  })
})
