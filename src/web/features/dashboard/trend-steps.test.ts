import { describe, expect, it } from 'vitest'
import type { Dashboard } from '#shared/contracts/dashboard.ts'
import { averageOf, buildTrend, sumOver } from './trend-steps.ts'

type Point = Dashboard['series']['points'][number]

const point = (bucket: string, change: Partial<Point> = {}): Point => ({
  bucket,
  platform: 'google',
  reviewCount: 1,
  ratedCount: 1,
  ratingSum: 5,
  ...change,
})
const today = '2026-11-15'

describe('a trend', () => {
  it('has a step for every day, also for those without a review', () => {
    const { steps } = buildTrend({
      series: { grain: 'day', points: [point('2026-11-10')] },
      days: { from: '2026-11-09', to: '2026-11-15' },
      today,
    })

    expect(steps.map(({ first, sums }) => [first, sums.size])).toEqual([
      ['2026-11-09', 0],
      ['2026-11-10', 1],
      ['2026-11-11', 0],
      ['2026-11-12', 0],
      ['2026-11-13', 0],
      ['2026-11-14', 0],
      ['2026-11-15', 0],
    ])
  })

  it('begins with the Monday of the week in which the period begins', () => {
    const { steps } = buildTrend({
      series: { grain: 'week', points: [point('2026-10-26')] },
      days: { from: '2026-10-28', to: '2026-11-15' },
      today,
    })

    expect(steps.map(({ first }) => first)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09'])
    expect(steps[0]?.sums.size).toBe(1)
  })

  it('of all there is goes from the first review until now', () => {
    const { grain, steps } = buildTrend({
      series: { grain: 'month', points: [point('2026-08-01')] },
      days: null,
      today,
    })

    expect(grain).toBe('month')
    expect(steps.map(({ first }) => first)).toEqual(['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'])
  })

  it.each([
    ['2023-12-01', 'month', 36],
    ['2023-11-01', 'quarter', 13],
    ['2011-02-01', 'year', 16],
  ])('since %s is told by %s', (bucket, grain, count) => {
    const trend = buildTrend({ series: { grain: 'month', points: [point(bucket)] }, days: null, today })

    expect([trend.grain, trend.steps.length]).toEqual([grain, count])
    expect(trend.steps[0]?.sums.get('google')?.reviewCount).toBe(1)
  })

  it('adds the months of a year together', () => {
    const points = [point('2011-02-01'), point('2011-07-01', { ratingSum: 2 }), point('2012-01-01')]
    const { steps } = buildTrend({ series: { grain: 'month', points }, days: null, today })

    expect(steps[0]?.sums.get('google')).toEqual({ reviewCount: 2, ratedCount: 2, ratingSum: 7 })
  })

  it('without a review has no steps', () => {
    expect(buildTrend({ series: { grain: 'month', points: [] }, days: null, today }).steps).toEqual([])
  })
})

describe('some of the platforms together', () => {
  const recommended = point('2026-11-15', { platform: 'facebook', reviewCount: 3, ratedCount: 0, ratingSum: 0 })
  const { steps, platforms } = buildTrend({
    series: { grain: 'day', points: [recommended, point('2026-11-15', { platform: 'yelp', ratingSum: 2 })] },
    days: { from: today, to: today },
    today,
  })
  const [step] = steps

  it('are added up, and reviews without stars are no part of the average', () => {
    expect(platforms).toEqual(['facebook', 'yelp'])
    expect(step && sumOver(step, platforms)).toEqual({ reviewCount: 4, ratedCount: 1, ratingSum: 2 })
    expect(step && averageOf(sumOver(step, platforms))).toBe(2)
  })

  it('have no average where nobody gave stars', () => {
    expect(step && averageOf(sumOver(step, ['facebook']))).toBeNull()
  })
})
