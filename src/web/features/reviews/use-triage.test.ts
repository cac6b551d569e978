import { describe, expect, it } from 'vitest'
import type { Review } from '#shared/contracts/reviews.ts'
import { reverse, withChange } from './use-triage.ts'

const review = (change: Partial<Review>) =>
  ({ status: 'pending', isFlagged: false, isDone: false, response: null, planned: null, ...change }) as Review

describe('withChange', () => {
  it.each<[string, Partial<Review>, Review['status']]>([
    ['nothing', {}, 'pending'],
    ['a reply', { response: 'Thanks' }, 'responded'],
    ['a plan', { planned: {} as NonNullable<Review['planned']> }, 'scheduled'],
  ])('without its flag a review with %s is what it was', (_, state, status) => {
    const flagged = review({ ...state, isFlagged: true, status: 'flagged' })

    expect(withChange(flagged, { isFlagged: false })).toMatchObject({ isFlagged: false, status })
  })

  it('shows a flag at once', () => {
    expect(withChange(review({}), { isFlagged: true })).toMatchObject({ isFlagged: true, status: 'flagged' })
  })

  it.each([{ isFlagged: true }, { isDone: true }])('takes a review for read with %j', (change) => {
    expect(withChange(review({ isRead: false }), change).isRead).toBe(true)
  })

  it('leaves one unread that is merely opened again', () => {
    expect(withChange(review({ isRead: false, isDone: true }), { isDone: false }).isRead).toBe(false)
  })

  it('leaves the status alone where only the work is done', () => {
    expect(withChange(review({ status: 'disputed' }), { isDone: true })).toMatchObject({
      isDone: true,
      status: 'disputed',
    })
  })
})

describe('reverse', () => {
  it('speaks only of what was changed', () => {
    expect(reverse(review({ isDone: true }), { isFlagged: true })).toEqual({ isFlagged: false })
  })
})
