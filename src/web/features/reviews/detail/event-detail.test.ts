import { describe, expect, it } from 'vitest'
import type { ReviewEvent } from '#shared/contracts/reviews.ts'
import { findHoldReason, findWallTime } from './sheet-content.tsx'

const event = (kind: ReviewEvent['kind'], detail: string | null): ReviewEvent => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind,
  actorName: 'Ada',
  detail,
  createdAt: '2026-11-01T00:00:00.000Z',
})

describe('what an event of a review tells besides', () => {
  it.each([
    ['2026-11-20 09:00, Europe/Berlin', { wallTime: new Date('2026-11-20T09:00Z'), timezone: 'Europe/Berlin' }],
    ['2026-11-20 09:00:00, UTC', { wallTime: new Date('2026-11-20T09:00Z'), timezone: 'UTC' }],
    ['Berlin, Paris', undefined],
    [null, undefined],
  ])('is a wall time in %j, or is not', (detail, expected) => {
    expect(findWallTime(event('scheduled', detail))).toEqual(expected)
  })

  it('is no time among tags that look like one', () => {
    expect(findWallTime(event('tagged', '2026-11-20 09:00, Europe/Berlin'))).toBeUndefined()
  })

  it('is a reason of a hold where something is held', () => {
    expect(findHoldReason(event('schedule-held', 'reconnect'))).toBe('reconnect')
    expect(findHoldReason(event('schedule-held', 'new reason'))).toBeUndefined()
    expect(findHoldReason(event('assigned', 'missed'))).toBeUndefined()
  })
})
