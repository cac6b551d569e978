import type { Platform } from '#shared/domain/platforms.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { presentDashboard } from './dashboard.presenter.ts'
import { measure } from './figures.repository.ts'
import { ALL_MONTHS, splitIntoStretches, type Days } from '#shared/domain/period-days.ts'

export interface SumsRequest {
  /** `null`: all there are. */
  days: Days | null
  daysBefore: Days | null
  /** `null`: all, and what belongs to none. */
  locations: readonly string[] | null
  /** None: all of them. */
  platforms: readonly Platform[]
}

/** What the dashboard's cards would say of other days, places and platforms. */
export async function sumReviews(tx: CustomerTx, { days, daysBefore, locations, platforms }: SumsRequest) {
  const figures = await measure(tx, {
    locationId: undefined,
    ownLocations: locations,
    grain: 'month',
    stretches: days ? splitIntoStretches(days) : [ALL_MONTHS],
    stretchesBefore: daysBefore ? splitIntoStretches(daysBefore) : [],
    disputes: null,
  })
  const sums = figures.sums.filter(({ platform }) => platforms.length === 0 || platforms.includes(platform))
  return presentDashboard({ days, daysBefore, grain: 'month' }, { ...figures, sums })
}

/** As the card has them. */
export async function countActiveDisputes(tx: CustomerTx, locationId: string | undefined): Promise<number> {
  const { activeDisputes } = await measure(tx, {
    locationId,
    ownLocations: null,
    grain: 'month',
    stretches: [NO_DAYS],
    stretchesBefore: [],
    disputes: { since: null },
  })
  return activeDisputes ?? 0
}

const NO_DAYS = { grain: 'day', first: '0001-01-02', last: '0001-01-01' } as const
