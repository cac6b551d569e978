import { describe, expect, it } from 'vitest'
import type { Review } from '#shared/contracts/reviews.ts'
import { reverseBulk } from './reverse-bulk.ts'

const review = (id: string, state: Partial<Review> = {}) =>
  ({ id, isFlagged: false, isDone: false, isRead: false, assignee: null, tags: [], ...state }) as unknown as Review

describe('reverseBulk', () => {
  it('leaves alone what was so before', () => {
    const steps = reverseBulk({ kind: 'flag', isFlagged: true }, [review('a'), review('b', { isFlagged: true })])

    expect(steps).toEqual([{ action: { kind: 'flag', isFlagged: false }, ids: ['a'] }])
  })

  it('gives each back to whom it belonged', () => {
    const ann = { assignee: { userId: 'ann', name: 'Ann' } }
    const steps = reverseBulk({ kind: 'assign', assigneeId: 'bob' }, [review('a', ann), review('b'), review('c', ann)])

    expect(steps).toEqual([
      { action: { kind: 'assign', assigneeId: 'ann' }, ids: ['a', 'c'] },
      { action: { kind: 'assign', assigneeId: null }, ids: ['b'] },
    ])
  })

  it('takes away only the tags that came, and brings back only those that were there', () => {
    const tags = { tags: ['soup'] }
    const added = reverseBulk({ kind: 'tag', add: ['soup', 'cake'], remove: [] }, [review('a', tags), review('b')])
    const removed = reverseBulk({ kind: 'tag', add: [], remove: ['soup'] }, [review('a', tags), review('b')])

    expect(added).toEqual([
      { action: { kind: 'tag', add: [], remove: ['cake'] }, ids: ['a'] },
      { action: { kind: 'tag', add: [], remove: ['soup', 'cake'] }, ids: ['b'] },
    ])
    expect(removed).toEqual([{ action: { kind: 'tag', add: ['soup'], remove: [] }, ids: ['a'] }])
  })

  it('knows no way back from planned replies', () => {
    const plan = { kind: 'schedule', text: 'Thanks', date: '2030-01-01', time: '09:00' } as const

    expect(reverseBulk(plan, [review('a')])).toEqual([])
  })

  it('leaves disputes to be closed one by one', () => {
    const dispute = { kind: 'dispute', reason: 'fake', description: 'Never was there' } as const

    expect(reverseBulk(dispute, [review('a')])).toEqual([])
  })
})
