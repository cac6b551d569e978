import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { ALL_MONTHS, splitIntoStretches, type PeriodDays } from '#shared/domain/period-days.ts'
import type { SumsRequest } from './reputation.repository.ts'

/** Whose eyes see it: somebody may be limited to some locations. */
export interface Onlooker {
  member: { locations: readonly string[] | null }
}

/** `null`: all of them, and what belongs to none. */
export const findPlaces = ({ member }: Onlooker, { location }: Pick<ReputationFilter, 'location'>) =>
  location === undefined ? member.locations : [location]

/** A trend by days or weeks is made of days; where months do, they are fewer. */
export function toStretches({
  days,
  daysBefore,
  grain,
}: PeriodDays): Pick<SumsRequest, 'grain' | 'stretches' | 'stretchesBefore'> {
  const ofDays = days && grain !== 'month' ? [{ grain: 'day' as const, first: days.from, last: days.to }] : null
  return {
    grain,
    stretches: ofDays ?? (days ? splitIntoStretches(days) : [ALL_MONTHS]),
    stretchesBefore: daysBefore ? splitIntoStretches(daysBefore) : [],
  }
}

/** All together, in as few rows as there can be. */
export function toTotals({ days, daysBefore }: PeriodDays) {
  return {
    grain: null,
    stretches: days ? splitIntoStretches(days) : [ALL_MONTHS],
    stretchesBefore: daysBefore ? splitIntoStretches(daysBefore) : [],
  }
}

/** A small picture has room for a dozen points. */
export const SMALL_GRAINS = { '7d': 'day', '30d': 'week', '90d': 'week', '12m': 'month', all: 'year' } as const
