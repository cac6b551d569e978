import { useFormatter, useTranslations } from 'use-intl'
import type { Period } from '#shared/domain/periods.ts'
import { useFormatting } from '#web/kernel/formatting/use-formatting.ts'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { disputesActive, reviewsCounted, reviewsRated, reviewsUnanswered, type ShownDashboard } from './figure-links.ts'

export interface Figure {
  key: 'averageRating' | 'totalReviews' | 'activeDisputes' | 'responseRate'
  /** `null` where there is nothing to count from. */
  value: string | null
  /** The whole number, where the value is a short form of it. */
  exact?: string
  /** Under the value: how it changed, or why there is none. */
  note: string
  trend?: Trend
  /** More of it is neither good nor bad: whoever opens a dispute does something about it. */
  isNeutral?: boolean
  /** The list of what was counted. */
  link: string
  explanation: string
}

/** Longer ones are told in short. */
const LONGEST_COUNT = 99_999

function useNumbers() {
  const format = useFormatter()
  return {
    rating: (value: number) => format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ratingChange: (value: number) =>
      format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'always' }),
    percent: (value: number) => format.number(value / 100, { style: 'percent' }),
    change: (value: number) =>
      format.number(value, {
        signDisplay: 'always',
        ...(Math.abs(value) > LONGEST_COUNT && { notation: 'compact', maximumFractionDigits: 1 }),
      }),
    count: (value: number) =>
      value > LONGEST_COUNT
        ? {
            value: format.number(value, { notation: 'compact', maximumFractionDigits: 1 }),
            exact: format.number(value),
          }
        : { value: format.number(value) },
  }
}

/** What a change means in words; without a period before there is none. */
function useChangeWords(dashboard: ShownDashboard) {
  const t = useTranslations('dashboardOverview.figures')
  const { period } = dashboard
  return (change: number | null, say: (change: number) => string): Pick<Figure, 'note' | 'trend'> => {
    if (period === 'all') return { note: t('allTime') }
    if (change === null) return { note: t(`nothingBefore.${period}`) }
    const trend = trendOf(change)
    const note = trend === 'level' ? t(`unchanged.${period}`) : t(`changed.${period}`, { change: say(change) })
    return { note, trend }
  }
}

function useSpan({ days }: ShownDashboard) {
  const formatting = useFormatting()
  // Noon: the day is the same in whichever timezone it is written.
  const dayOf = (day: string | undefined) => (day === undefined ? '' : formatting.date(`${day}T12:00:00Z`))
  return { span: days ? 'days' : 'all', from: dayOf(days?.from), to: dayOf(days?.to) }
}

export interface FigureSources {
  dashboard: ShownDashboard
  /** Nobody has reviewed the business yet, in whichever period. */
  isNew: boolean
}

/** The four cards, in words and numbers of the person. */
export function useFigures({ dashboard, isNew }: FigureSources): Figure[] {
  const missingIn = isNew ? 'all' : dashboard.period
  return [
    useAverageRating(dashboard, missingIn),
    useTotalReviews(dashboard),
    useActiveDisputes(dashboard),
    useResponseRate(dashboard, missingIn),
  ]
}

function useAverageRating(dashboard: ShownDashboard, missingIn: Period): Figure {
  const t = useTranslations('dashboardOverview.figures')
  const numbers = useNumbers()
  const changeWords = useChangeWords(dashboard)
  const span = useSpan(dashboard)
  const { averageRating } = dashboard
  const rating = toShownRating(averageRating.value)
  const change = findChange(rating, toShownRating(averageRating.previous))
  return {
    key: 'averageRating',
    link: linkTo(paths.reviews, reviewsRated(dashboard)),
    explanation: t('counted.averageRating', { count: averageRating.ratedCount, ...span }),
    ...(rating === null
      ? { value: null, note: t(`noRatings.${missingIn}`) }
      : { value: numbers.rating(rating), ...changeWords(change, numbers.ratingChange) }),
  }
}

function useTotalReviews(dashboard: ShownDashboard): Figure {
  const t = useTranslations('dashboardOverview.figures')
  const numbers = useNumbers()
  const changeWords = useChangeWords(dashboard)
  const span = useSpan(dashboard)
  const { value, previous } = dashboard.totalReviews
  return {
    key: 'totalReviews',
    link: linkTo(paths.reviews, reviewsCounted(dashboard)),
    explanation: t('counted.totalReviews', span),
    ...numbers.count(value ?? 0),
    ...changeWords(findChange(value, previous), numbers.change),
  }
}

function useActiveDisputes(dashboard: ShownDashboard): Figure {
  const t = useTranslations('dashboardOverview.figures')
  const numbers = useNumbers()
  const span = useSpan(dashboard)
  const { activeDisputes } = dashboard
  const { period } = dashboard
  const figure = {
    key: 'activeDisputes',
    link: linkTo(paths.disputes, disputesActive(dashboard)),
    explanation: t('counted.activeDisputes', span),
    isNeutral: true,
  } as const
  if (activeDisputes === null) return { ...figure, link: paths.disputes, value: null, note: t('notInPlan') }
  const change = findChange(activeDisputes.value, activeDisputes.previous)
  const count = numbers.count(activeDisputes.value ?? 0)
  if (change === null || period === 'all') return { ...figure, ...count, note: t('now') }
  const trend = trendOf(change)
  const note =
    trend === 'level' ? t(`unchangedSince.${period}`) : t(`changedSince.${period}`, { change: numbers.change(change) })
  return { ...figure, ...count, note, trend }
}

function useResponseRate(dashboard: ShownDashboard, missingIn: Period): Figure {
  const t = useTranslations('dashboardOverview.figures')
  const numbers = useNumbers()
  const changeWords = useChangeWords(dashboard)
  const span = useSpan(dashboard)
  const { responseRate, totalReviews } = dashboard
  const percent = toShownPercent(responseRate.value)
  const change = findChange(percent, toShownPercent(responseRate.previous))
  const inPoints = (points: number) => t('points', { count: Math.abs(points), change: numbers.change(points) })
  return {
    key: 'responseRate',
    link: linkTo(paths.reviews, reviewsUnanswered(dashboard)),
    explanation: t('counted.responseRate', {
      answered: responseRate.answeredCount,
      count: totalReviews.value ?? 0,
      ...span,
    }),
    ...(percent === null
      ? { value: null, note: t(`noReviews.${missingIn}`) }
      : { value: numbers.percent(percent), ...changeWords(change, inPoints) }),
  }
}

/** How far apart two figures are, as they are shown; `null` where one of them is missing. */
export function findChange(value: number | null, previous: number | null): number | null {
  return value === null || previous === null ? null : value - previous
}

/** To the tenth that is shown: what looks the same has not changed. */
export function toShownRating(rating: number | null): number | null {
  return rating === null ? null : Math.round(rating * 10) / 10
}

/** In percent. Only all is 100, and only nothing is 0, however close it comes. */
export function toShownPercent(share: number | null): number | null {
  if (share === null) return null
  if (share <= 0 || share >= 1) return Math.round(share * 100)
  return Math.min(99, Math.max(1, Math.round(share * 100)))
}

type Trend = 'up' | 'down' | 'level'

export function trendOf(change: number): Trend {
  // The difference of two tenths is never quite a tenth.
  if (Math.abs(change) < 0.05) return 'level'
  return change > 0 ? 'up' : 'down'
}
