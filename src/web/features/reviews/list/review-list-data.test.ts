import { describe, expect, it } from 'vitest'
import type { Review } from '#shared/contracts/reviews.ts'
import {
  listedReviews,
  pagesOfRows,
  type ReviewListData,
  withFreshPage,
  withoutReview,
  withReview,
} from './review-list-data.ts'

const review = (id: string, author = 'Ann') => ({ id, author }) as Review
const page = (ids: string[], nextCursor: string | null, loadedAt = '1') => ({
  items: ids.map((id) => review(id)),
  nextCursor,
  loadedAt,
})
const data: ReviewListData = { pages: [page(['a', 'b', 'c'], 'x'), page(['d', 'e'], null)], pageParams: ['', 'x'] }
const idsOf = (changed: ReviewListData) => listedReviews(changed).map(({ id }) => id)

describe('withReview', () => {
  it('puts the newer state in its place and leaves the other pages as they are', () => {
    const changed = withReview(data, review('b', 'Ben'))

    expect(listedReviews(changed)[1]?.author).toBe('Ben')
    expect(idsOf(changed)).toEqual(idsOf(data))
    expect(changed.pages[1]).toBe(data.pages[1])
  })
})

describe('withoutReview', () => {
  it('takes it out and leaves the others where they are', () => {
    expect(idsOf(withoutReview(data, 'b'))).toEqual(['a', 'c', 'd', 'e'])
  })
})

describe('withFreshPage', () => {
  it('keeps new reviews out, so that nothing moves', () => {
    const fresh = page(['new', 'a', 'b'], 'b', '2')

    expect(idsOf(withFreshPage(data, 0, fresh))).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('drops a review that no longer matches', () => {
    const fresh = page(['a', 'c', 'd'], 'd', '2')

    expect(idsOf(withFreshPage(data, 0, fresh))).toEqual(['a', 'c', 'd', 'e'])
  })

  it('drops what is missing on the last page, also at its end', () => {
    const fresh = page(['d'], null, '2')

    expect(idsOf(withFreshPage(data, 1, fresh))).toEqual(['a', 'b', 'c', 'd'])
  })

  it('takes over what is newer and when that was, but what came since the list was loaded stays new', () => {
    const fresh = { items: [review('a', 'Amy')], nextCursor: 'a', loadedAt: '2' }

    expect(withFreshPage(data, 0, fresh).pages[0]).toMatchObject({
      freshAt: '2',
      loadedAt: '1',
      items: [{ author: 'Amy' }, {}, {}],
    })
  })
})

describe('pagesOfRows', () => {
  it.each([
    [0, 2, [0]],
    [2, 3, [0, 1]],
    [3, 9, [1]],
  ])('rows %i to %i are on pages %j', (first, last, pages) => {
    expect(pagesOfRows(data, first, last)).toEqual(pages)
  })
})
