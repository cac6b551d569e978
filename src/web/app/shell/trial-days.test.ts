import { describe, expect, it } from 'vitest'
import { countTrialDays } from './workspace-marks.tsx'

// In Los Angeles it is 4 in the morning.
const NOW = new Date('2026-03-01T12:00:00Z')

describe('countTrialDays', () => {
  it.each([
    ['trialing', '2026-03-10T12:00:00Z', 9],
    ['trialing', '2026-03-02T13:00:00Z', 1],
    ['trialing', '2026-03-02T11:00:00Z', 1],
    ['trialing', '2026-03-02T07:59:00Z', 0],
    ['trialing', '2026-03-02T08:01:00Z', 1],
    ['trialing', '2026-03-01T11:00:00Z', null],
    ['trialing', null, null],
    ['active', '2026-03-10T00:00:00Z', null],
  ] as const)('of a %s customer until %s is %j', (status, trialEndsAt, expected) => {
    expect(countTrialDays({ status, trialEndsAt, timezone: 'America/Los_Angeles' }, NOW)).toBe(expected)
  })
})
