import { describe, expect, it } from 'vitest'
import { readSearch } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { countFilters, readActivityFilter } from './activity-address.ts'

const PERSON = '7b1f8f3e-2a52-4c0e-9d58-0c8b1de7b8a4'

describe('what the feed is narrowed to', () => {
  it.each([
    ['nothing', {}, { subject: [], actor: undefined }, 0],
    ['one subject', { subject: 'team' }, { subject: ['team'], actor: undefined }, 1],
    ['several in any order', { subject: ['team', 'replies'] }, { subject: ['replies', 'team'], actor: undefined }, 2],
    ['a person', { actor: PERSON }, { subject: [], actor: PERSON }, 1],
    ['the product', { actor: 'product', subject: 'replies' }, { subject: ['replies'], actor: 'product' }, 2],
    ['what nobody offers', { subject: ['weather', 7], actor: 12 }, { subject: [], actor: undefined }, 0],
  ])('is read from an address with %s', (_what, search, expected, count) => {
    const filter = readActivityFilter(readSearch(paths.dashboard, search))

    expect(filter).toEqual(expected)
    expect(countFilters(filter)).toBe(count)
  })
})
