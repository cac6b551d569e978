import type { BasicReputation, LocationReputation, Reputation } from '#shared/contracts/reputation.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { findPeriodDays, type PeriodDays } from '#shared/domain/period-days.ts'
import { PLATFORMS } from '#shared/domain/platforms.ts'
import { findRating, type ReputationCounts } from '#shared/domain/reputation.ts'
import { listClaims } from '#shared/domain/week-claims.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { findPlaces, type Onlooker, SMALL_GRAINS, toStretches, toTotals } from './reputation-period.ts'
import { addUp, presentBasic, presentPoints } from './reputation.presenter.ts'
import { findToday, listLocations, listRatingPoints, sumEver, sumUp, type Sum } from './reputation.repository.ts'
import { listThemes } from './themes.ts'

export { reportWish } from './report/report-mails.ts'
export type { Onlooker } from './reputation-period.ts'

interface Looked extends PeriodDays {
  today: string
  sums: Sum[]
}

async function look(tx: CustomerTx, actor: Onlooker, filter: ReputationFilter): Promise<Looked> {
  const today = await findToday(tx)
  const found = findPeriodDays(filter.period, today)
  const locationIds = findPlaces(actor, filter)
  const sums = await sumUp(tx, 'platform', { ...toStretches(found), locationIds, platform: filter.platform })
  return { ...found, today, sums }
}

const isNow = ({ isBefore }: Sum) => !isBefore
const isBefore = (sum: Sum) => sum.isBefore

export async function getBasicReputation(tx: CustomerTx, actor: Onlooker): Promise<BasicReputation> {
  const { days, daysBefore, today, grain, sums } = await look(tx, actor, { period: '90d' })
  return {
    days,
    daysBefore,
    today,
    now: presentBasic(addUp(sums.filter(isNow))),
    before: presentBasic(addUp(sums.filter(isBefore))),
    series: {
      grain,
      points: presentPoints(sums).map(({ bucket, counts }) => ({ bucket, counts: presentBasic(counts) })),
    },
  }
}

export async function getReputation(tx: CustomerTx, actor: Onlooker, filter: ReputationFilter): Promise<Reputation> {
  const { days, daysBefore, today, grain, sums } = await look(tx, actor, filter)
  const before = (own: readonly Sum[]) => (daysBefore ? addUp(own.filter(isBefore)) : null)
  const locationIds = findPlaces(actor, filter)
  return {
    days,
    daysBefore,
    today,
    now: addUp(sums.filter(isNow)),
    before: before(sums),
    ever: await sumEver(tx, { locationIds, platform: filter.platform }),
    series: { grain, points: presentPoints(sums) },
    platforms: PLATFORMS.flatMap((platform) => {
      const own = sums.filter(({ key }) => key === platform)
      return own.length === 0 ? [] : [{ platform, now: addUp(own.filter(isNow)), before: before(own) }]
    }),
  }
}

/** What changed in seven days, and why. */
export async function getWeekClaims(
  tx: CustomerTx,
  actor: Onlooker,
  given: Pick<ReputationFilter, 'location' | 'platform'>,
) {
  const filter = { ...given, period: '7d' as const }
  const { days, daysBefore, today, sums } = await look(tx, actor, filter)
  const { items } = await listThemes(tx, actor, filter)
  return { days, daysBefore, today, claims: listClaims(addUp(sums.filter(isNow)), addUp(sums.filter(isBefore)), items) }
}

export async function listLocationReputations(
  tx: CustomerTx,
  _actor: Onlooker,
  { period, platform }: Pick<ReputationFilter, 'period' | 'platform'>,
) {
  const [today, locations] = [await findToday(tx), await listLocations(tx)]
  const found = findPeriodDays(period, today)
  const place = { locationIds: locations.map(({ id }) => id), platform }
  const sums = Map.groupBy(await sumUp(tx, 'location_id', { ...toTotals(found), ...place }), ({ key }) => key)
  const { stretches } = toStretches(found)
  const points = Map.groupBy(
    await listRatingPoints(tx, { stretches, grain: SMALL_GRAINS[period], ...place }),
    ({ locationId }) => locationId,
  )
  const { days, daysBefore } = found
  const items = locations.map(({ id, name }): LocationReputation => {
    const own = sums.get(id) ?? []
    return {
      locationId: id,
      name,
      now: addUp(own.filter(isNow)),
      before: daysBefore && addUp(own.filter(isBefore)),
      points: (points.get(id) ?? []).map(({ bucket, ratedCount, ratingSum }) => ({ bucket, ratedCount, ratingSum })),
    }
  })
  return { days, daysBefore, today, items: items.toSorted((one, other) => rank(other.now) - rank(one.now)) }
}

/** Without stars, behind all that have some. */
const rank = (counts: ReputationCounts) => findRating(counts) ?? 0
