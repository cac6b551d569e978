import { isTypingOn } from '#web/components/forms/search-field.tsx'
import { describe, expect, it } from 'vitest'
import { readSearch } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { isFiltering, keyOfFilter, readReviewsAddress, writeReviewsAddress } from './reviews-search.ts'

const read = (search: object) => readReviewsAddress(readSearch(paths.reviews, { ...search }))

describe('readReviewsAddress', () => {
  it('takes one value or several of a name', () => {
    const { filter } = read({ platform: 'google', rating: [1, 2] })

    expect(filter).toEqual({ platform: ['google'], rating: [1, 2], sort: 'newest' })
  })

  it('leaves out what makes no sense and keeps the rest', () => {
    const { filter } = read({ rating: 9, status: 'lost', from: '2026-13-01', sort: 'lowest', other: 1 })

    expect(filter).toEqual({ sort: 'lowest' })
  })

  it('searches for digits as somebody typed them', () => {
    expect(read({ search: 42, tag: [2026] }).filter).toMatchObject({ search: '42', tag: ['2026'] })
  })

  it('knows the open review apart from the filter', () => {
    expect(read({ review: 'a' })).toEqual({ reviewId: 'a', filter: { sort: 'newest' } })
  })
})

describe('writeReviewsAddress', () => {
  it('writes what is read again as the same', () => {
    const address = read({ platform: ['yelp'], search: 'soup', sort: 'oldest', review: 'a' })

    expect(read(writeReviewsAddress(address))).toEqual(address)
  })

  it('writes nothing for what goes without saying', () => {
    const filter = { search: '', platform: [], status: undefined, sort: 'newest' as const }

    expect(writeReviewsAddress({ filter, reviewId: undefined, answerId: undefined })).toEqual({})
  })
})

describe('isFiltering', () => {
  it('does not count the order', () => {
    expect(isFiltering({ sort: 'lowest' })).toBe(false)
    expect(isFiltering({ sort: 'newest', status: 'pending' })).toBe(true)
  })
})

describe('keyOfFilter', () => {
  it('is the same whatever the order of names and values', () => {
    const one = keyOfFilter({ rating: [1, 2], status: 'pending', sort: 'newest' })

    expect(keyOfFilter({ sort: 'newest', status: 'pending', rating: [2, 1] })).toBe(one)
    expect(keyOfFilter({ sort: 'newest', status: 'pending', rating: [2] })).not.toBe(one)
  })
})

describe('going back', () => {
  it.each([
    [undefined, 'sou', false],
    ['sou', 'soup', true],
    ['soup', undefined, false],
  ])('leads to before the search, not from letter to letter: %s, then %s', (before, after, isReplacing) => {
    expect(isTypingOn({ search: before }, { search: after })).toBe(isReplacing)
  })
})
