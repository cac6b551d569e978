import { expect, test } from 'vitest'
import type { Review } from '#shared/contracts/reviews.ts'
import type { ReplyState } from '#shared/domain/replies.ts'
import { findStanding } from './review-marks.tsx'

const standingOf = (status: Review['status'], state: ReplyState | null) =>
  findStanding({ status, reply: state && ({ state } as Review['reply']) })

test.each([
  ['pending', null, 'pending'],
  ['pending', 'undone', 'pending'],
  ['responded', null, 'responded'],
  ['responded', 'live', 'responded'],
  ['responded', 'queued', null],
  ['responded', 'sending', null],
  ['responded', 'checking', 'notLiveYet'],
  ['responded', 'by-hand', 'notLiveYet'],
  ['responded', 'failed', 'notPosted'],
  ['flagged', 'queued', 'flagged'],
] as const)('a review that is %s with a reply that is %s stands as %s', (status, state, standing) => {
  expect(standingOf(status, state)).toBe(standing)
})
