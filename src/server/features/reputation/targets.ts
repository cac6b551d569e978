import type { TargetFigures } from '#shared/contracts/response-targets.ts'
import type { ReputationFilter } from '#shared/contracts/reputation-filter.ts'
import { findPeriodDays } from '#shared/domain/period-days.ts'
import type { TargetHours } from '#shared/domain/response-targets.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { countOverdue, findTargets } from '#server/features/response-targets/response-targets.service.ts'
import { findPlaces, type Onlooker, toTotals } from './reputation-period.ts'
import { findToday } from './reputation.repository.ts'
import { countStillInTime } from './targets.repository.ts'
import { type PartSum, sumParts } from './themes.repository.ts'

/** By the targets as they are now, whenever the reviews came: that is what makes two periods comparable. */
export async function getTargetFigures(
  tx: CustomerTx,
  actor: Onlooker,
  filter: ReputationFilter,
): Promise<TargetFigures> {
  const [{ hours, since }, today] = [await findTargets(tx), await findToday(tx)]
  const found = findPeriodDays(filter.period, today)
  const { days, daysBefore } = found
  const wanted = hours.flatMap((own, index) => (own === null ? [] : [{ rating: index + 1, hours: own }]))
  if (wanted.length === 0) return { days, daysBefore, today, items: [], overdueCount: 0 }
  const place = { locationIds: findPlaces(actor, filter), platform: filter.platform }
  const sums = await sumParts(tx, 'answer', { ...toTotals(found), ...place })
  const inTime = await countStillInTime(tx, { hours, days, ...place })
  const inTimeBefore = daysBefore ? await countStillInTime(tx, { hours, days: daysBefore, ...place }) : null
  return {
    days,
    daysBefore,
    today,
    items: wanted.map((target) => ({
      ...target,
      now: judge(sums, { ...target, isBefore: false, inTime: inTime.get(target.rating) }),
      before: inTimeBefore && judge(sums, { ...target, isBefore: true, inTime: inTimeBefore.get(target.rating) }),
    })),
    overdueCount: await countOverdue(tx, { hours, since, ...place }),
  }
}

interface Judged {
  rating: number
  hours: TargetHours
  isBefore: boolean
  inTime: number | undefined
}

/** The parts are named by the stars and the hours within which the answer came: see `answer_wait`. */
function judge(sums: readonly PartSum[], { rating, hours, isBefore, inTime = 0 }: Judged) {
  const counts = { metCount: 0, missedCount: -inTime }
  for (const { part, reviewCount, isBefore: isOfBefore } of sums) {
    const [stars, wait] = part.split(':')
    if (isOfBefore !== isBefore || Number(stars) !== rating) continue
    // What is open or late is no number, and within no hours.
    counts[Number(wait) <= hours ? 'metCount' : 'missedCount'] += reviewCount
  }
  // Totals and reviews are looked at one after the other: what came between them is in no share.
  return { ...counts, missedCount: Math.max(0, counts.missedCount) }
}
