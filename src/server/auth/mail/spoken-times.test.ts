import { describe, expect, it } from 'vitest'
import { describeDuration, describeWait } from './spoken-times.ts'

describe('a duration in words', () => {
  it.each([
    [45, '45 seconds'],
    [60, '1 minute'],
    [3600, '1 hour'],
    [5400, '90 minutes'],
    [7200, '2 hours'],
    [86_400, '24 hours'],
    [604_800, '7 days'],
  ])('is %i seconds: %s', (seconds, words) => {
    expect(describeDuration('en', seconds)).toBe(words)
  })

  it('promises too little rather than too much', () => {
    expect([describeDuration('en', 119), describeWait('en', 61)]).toEqual(['1 minute', '2 minutes'])
  })

  it.each([
    ['es', '7 días'],
    ['fr', '7 jours'],
    ['de', '7 Tage'],
  ] as const)('speaks %s', (language, words) => {
    expect(describeDuration(language, 604_800).replaceAll('\u00a0', ' ')).toBe(words)
  })
})
