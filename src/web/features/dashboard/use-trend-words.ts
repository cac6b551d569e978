import { useFormatter, useTranslations } from 'use-intl'
import type { TrendGrain, TrendSum } from './trend-steps.ts'
import { averageOf } from './trend-steps.ts'

/** Days as they are, wherever the browser is. */
const UTC = { timeZone: 'UTC' } as const

/** Times and numbers of a trend in words. */
export function useTrendWords(grain: TrendGrain) {
  const t = useTranslations('dashboardOverview.trend')
  const format = useFormatter()
  const rating = (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

  function longer(first: string): string | null {
    const date = new Date(first)
    if (grain === 'year') return first.slice(0, 4)
    if (grain === 'quarter') {
      return t('quarter', { year: first.slice(0, 4), quarter: String(Math.floor(date.getUTCMonth() / 3) + 1) })
    }
    return grain === 'month' ? format.dateTime(date, { ...UTC, month: 'short', year: 'numeric' }) : null
  }

  function whole(first: string): string {
    const day = format.dateTime(new Date(first), { ...UTC, ...DAY, ...(grain === 'day' && { weekday: 'short' }) })
    return longer(first) ?? (grain === 'week' ? t('week', { day }) : day)
  }

  return {
    /** Under the chart, where there is little room. */
    short: (first: string) =>
      longer(first) ?? format.dateTime(new Date(first), { ...UTC, day: 'numeric', month: 'short' }),
    whole,
    rating,
    count: (value: number) => format.number(value, { notation: 'compact', maximumFractionDigits: 1 }),
    summary: (sum: TrendSum) => {
      const average = averageOf(sum)
      return t('countAndRating', { count: sum.reviewCount, rating: average === null ? 'none' : rating(average) })
    },
  }
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
