import { describe, expect, it } from 'vitest'
import { deriveStatus, type ReviewFacts } from './review-status.ts'

const NOTHING: ReviewFacts = {
  respondedAt: null,
  scheduledAt: null,
  cancelledAt: null,
  flaggedAt: null,
  disputedAt: null,
}
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute))

describe('the status of a review', () => {
  it.each<[string, Partial<ReviewFacts>, string]>([
    ['nothing happened', {}, 'pending'],
    ['answered', { respondedAt: at(1) }, 'responded'],
    ['planned', { scheduledAt: at(1) }, 'scheduled'],
    ['planned, then the plan cancelled', { cancelledAt: at(2) }, 'pending'],
    ['cancelled, then planned anew', { cancelledAt: at(1), scheduledAt: at(2) }, 'scheduled'],
    ['answered, then a plan cancelled', { respondedAt: at(1), cancelledAt: at(2) }, 'pending'],
    ['flagged', { flaggedAt: at(1) }, 'flagged'],
    ['answered, then flagged', { respondedAt: at(1), flaggedAt: at(2) }, 'flagged'],
    ['flagged, then answered', { flaggedAt: at(1), respondedAt: at(2) }, 'responded'],
    ['flagged, then planned', { flaggedAt: at(1), scheduledAt: at(2) }, 'scheduled'],
    ['planned, then flagged', { scheduledAt: at(1), flaggedAt: at(2) }, 'flagged'],
    ['answered, then disputed', { respondedAt: at(1), disputedAt: at(2) }, 'disputed'],
    ['disputed, then answered', { disputedAt: at(1), respondedAt: at(2) }, 'responded'],
    ['disputed, then flagged', { disputedAt: at(1), flaggedAt: at(2) }, 'flagged'],
    ['answered and flagged at once', { respondedAt: at(1), flaggedAt: at(1) }, 'flagged'],
    ['planned and cancelled at once', { scheduledAt: at(1), cancelledAt: at(1) }, 'scheduled'],
  ])('%s: %o → %s', (_story, facts, status) => {
    expect(deriveStatus({ ...NOTHING, ...facts })).toBe(status)
  })
})
