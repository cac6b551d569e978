import { describe, expect, it } from 'vitest'
import { paths } from '#shared/domain/paths.ts'
import { linkTo, readSearch } from './addresses.ts'

const LOCATION = '7b1f8f3e-2a52-4c0e-9d58-0c8b1de7b8a4'

describe('what an address says', () => {
  it.each([
    ['nothing', {}, {}],
    ['a period', { period: '12m' }, { period: '12m' }],
    ['a location', { location: LOCATION }, { location: LOCATION }],
    ['what nobody offers', { period: '2w', location: 'harbour', actor: 'everybody' }, {}],
    ['what the router took for numbers', { period: 7, location: 12 }, {}],
  ])('of the dashboard is read with %s', (_what, search, expected) => {
    expect(readSearch(paths.dashboard, search)).toEqual(expected)
  })

  it('sets what makes no sense to nothing, so that it does not stay', () => {
    expect(Object.keys(readSearch(paths.settings, { tab: 'weather', code: 'x' }))).toEqual([
      'tab',
      'days',
      'success',
      'error',
    ])
  })

  it('is nothing for a screen without choices', () => {
    expect(readSearch(paths.admin, { tab: 'integrations' })).toEqual({})
  })
})

describe('a link', () => {
  it.each([
    [linkTo(paths.reviews, { review: 'a', respond: true }), '/reviews?review=a&respond=true'],
    [linkTo(paths.reviews, { rating: [1, 2], sort: 'oldest' }), '/reviews?rating=%5B1%2C2%5D&sort=oldest'],
    [linkTo(paths.reviews, { search: '42' }), '/reviews?search=%2242%22'],
    [linkTo(paths.reviews, { search: 'two: words' }), '/reviews?search=two%3A%20words'],
    [linkTo(paths.reviews, { search: '{"a":1}' }), '/reviews?search=%22%7B%5C%22a%5C%22%3A1%7D%22'],
    [linkTo(paths.reviews, { arrived: '2026-11-15T10:00:00.000Z' }), '/reviews?arrived=2026-11-15T10:00:00.000Z'],
    [linkTo(paths.disputes, { dispute: undefined }), '/disputes'],
  ])('is written as the router reads it: %s', (link, expected) => {
    expect(link).toBe(expected)
  })
})
