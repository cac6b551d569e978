import { expect, it } from 'vitest'
import { reviewsRated, type ShownDashboard } from './figure-links.ts'

const dashboard = (ratedCount: number): ShownDashboard => ({
  period: '7d',
  today: '2026-11-15',
  location: 'pier',
  days: { from: '2026-11-09', to: '2026-11-15' },
  daysBefore: null,
  averageRating: { value: 4, previous: null, ratedCount },
  totalReviews: { value: 3, previous: null },
  responseRate: { value: 0, previous: null, answeredCount: 0 },
  activeDisputes: null,
  series: { grain: 'day', points: [] },
})

it.each([
  ['leaves out, by their lack of stars, those the average leaves out', 2, { stars: 'yes' }],
  ['narrows nothing where all are counted', 3, {}],
])('the link behind the average %s', (_what, ratedCount, narrowed) => {
  expect(reviewsRated(dashboard(ratedCount))).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
    location: ['pier'],
    ...narrowed,
  })
})
