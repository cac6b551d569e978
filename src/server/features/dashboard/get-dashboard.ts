import type { Dashboard } from '#shared/contracts/dashboard.ts'
import type { Period } from '#shared/domain/periods.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { mayUse } from '#server/kernel/http/access.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { presentDashboard } from './dashboard.presenter.ts'
import { getSurroundings, measure, type FiguresRequest, type Surroundings } from './figures.repository.ts'
import { ALL_MONTHS, findPeriodDays, splitIntoStretches, type PeriodDays } from './period-days.ts'

interface Wanted {
  period: Period
  location?: string | undefined
}

export function getDashboard(transactions: Transactions, actor: Actor, wanted: Wanted): Promise<Dashboard> {
  return transactions.read(actor.customerId, async (tx) => {
    const surroundings = await getSurroundings(tx)
    const period = findPeriodDays(wanted.period, surroundings.today)
    const isForDisputes = mayUse(actor.member, 'disputes.view', 'disputes')
    const request = toRequest(period, { location: wanted.location, surroundings, isForDisputes })
    return { ...presentDashboard(period, await measure(tx, request)), today: surroundings.today }
  })
}

interface Circumstances {
  location: string | undefined
  surroundings: Surroundings
  isForDisputes: boolean
}

/** A trend by days or weeks is made of days; where months do, they are fewer. */
function toRequest(
  { days, daysBefore, grain }: PeriodDays,
  { location, surroundings, isForDisputes }: Circumstances,
): FiguresRequest {
  const ofDays = days && grain !== 'month' ? [{ grain: 'day' as const, first: days.from, last: days.to }] : null
  return {
    locationId: location,
    grain,
    stretches: ofDays ?? (days ? splitIntoStretches(days) : [ALL_MONTHS]),
    stretchesBefore: daysBefore ? splitIntoStretches(daysBefore) : [],
    disputes: isForDisputes ? { since: days && days.from, timezone: surroundings.timezone } : null,
  }
}
