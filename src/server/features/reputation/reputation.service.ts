import type { BasicReputation, LocationReputation, Reputation } from '#shared/contracts/reputation.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { ALL_MONTHS, findPeriodDays, splitIntoStretches, type PeriodDays } from '#shared/domain/period-days.ts'
import { PLATFORMS } from '#shared/domain/platforms.ts'
import { findRating, type ReputationCounts } from '#shared/domain/reputation.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { addUp, presentBasic, presentPoints } from './reputation.presenter.ts'
import { findToday, listLocations, sumEver, sumUp, type Sum, type SumsRequest } from './reputation.repository.ts'

export { reportWish } from './report/report-mails.ts'

/** Whose eyes see it: somebody may be limited to some locations. */
export interface Onlooker {
  member: { locations: readonly string[] | null }
}

interface Looked extends PeriodDays {
  today: string
  sums: Sum[]
}

/** `null`: all of them, and what belongs to none. */
const findPlaces = ({ member }: Onlooker, { location }: ReputationFilter) =>
  location === undefined ? member.locations : [location]

async function look(tx: CustomerTx, actor: Onlooker, filter: ReputationFilter): Promise<Looked> {
  const today = await findToday(tx)
  const found = findPeriodDays(filter.period, today)
  const locationIds = findPlaces(actor, filter)
  const sums = await sumUp(tx, 'platform', { ...toStretches(found), locationIds, platform: filter.platform })
  return { ...found, today, sums }
}

/** A trend by days or weeks is made of days; where months do, they are fewer. */
function toStretches({
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

/** A small picture has room for a dozen points. */
const SMALL_GRAINS = { '7d': 'day', '30d': 'week', '90d': 'week', '12m': 'month', all: 'year' } as const

export async function listLocationReputations(
  tx: CustomerTx,
  _actor: Onlooker,
  { period, platform }: Pick<ReputationFilter, 'period' | 'platform'>,
) {
  const [today, locations] = [await findToday(tx), await listLocations(tx)]
  const found = findPeriodDays(period, today)
  const locationIds = locations.map(({ id }) => id)
  const sums = Map.groupBy(
    await sumUp(tx, 'location_id', { ...toStretches(found), grain: SMALL_GRAINS[period], locationIds, platform }),
    ({ key }) => key,
  )
  const { days, daysBefore } = found
  const items = locations.map(({ id, name }): LocationReputation => {
    const own = sums.get(id) ?? []
    return {
      locationId: id,
      name,
      now: addUp(own.filter(isNow)),
      before: daysBefore && addUp(own.filter(isBefore)),
      points: presentPoints(own).flatMap(({ bucket, counts: { ratedCount, ratingSum } }) =>
        ratedCount === 0 ? [] : [{ bucket, ratedCount, ratingSum }],
      ),
    }
  })
  return { days, daysBefore, today, items: items.toSorted((one, other) => rank(other.now) - rank(one.now)) }
}

/** Without stars, behind all that have some. */
const rank = (counts: ReputationCounts) => findRating(counts) ?? 0
