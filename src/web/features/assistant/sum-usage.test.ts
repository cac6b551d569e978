import { describe, expect, it } from 'vitest'
import type { AiUsage } from '#shared/contracts/assistant.ts'
import { sumByDay, sumByFeature } from './sum-usage.ts'

const entry = (day: string, change: Partial<AiUsage['days'][number]> = {}): AiUsage['days'][number] => ({
  day,
  feature: 'response_generation',
  model: null,
  calls: 1,
  tokens: 10,
  estimatedTokens: 10,
  ...change,
})

describe('usage by feature', () => {
  it('adds up the days and puts the most used first', () => {
    const days = [
      entry('2026-03-01'),
      entry('2026-03-01', { feature: 'sentiment_analysis', calls: 5, tokens: 7, estimatedTokens: 7 }),
      entry('2026-03-02', { calls: 2, tokens: 30, estimatedTokens: 0 }),
    ]

    expect(sumByFeature(days)).toEqual([
      { feature: 'sentiment_analysis', model: null, calls: 5, tokens: 7, estimatedTokens: 7 },
      { feature: 'response_generation', model: null, calls: 3, tokens: 40, estimatedTokens: 10 },
    ])
  })

  it('keeps a model apart from the built-in assistant', () => {
    const rows = sumByFeature([entry('2026-03-01'), entry('2026-03-01', { model: 'gpt-4o', calls: 2 })])

    expect(rows.map(({ model, calls }) => [model, calls])).toEqual([
      ['gpt-4o', 2],
      [null, 1],
    ])
  })
})

describe('usage by day', () => {
  it('has every day of the period, over the end of a month and a change of clocks', () => {
    const days = [entry('2026-03-29', { calls: 3 }), entry('2026-03-29', { model: 'gpt-4o' }), entry('2026-04-01')]

    expect(sumByDay({ from: '2026-03-28', to: '2026-04-01', days })).toEqual([
      { day: '2026-03-28', calls: 0, tokens: 0 },
      { day: '2026-03-29', calls: 4, tokens: 20 },
      { day: '2026-03-30', calls: 0, tokens: 0 },
      { day: '2026-03-31', calls: 0, tokens: 0 },
      { day: '2026-04-01', calls: 1, tokens: 10 },
    ])
  })
})
