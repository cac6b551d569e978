import { z } from 'zod'
import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { findPeriodDays } from '#shared/domain/period-days.ts'
import { findMove, findPraiseShare } from '#shared/domain/themes.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { notifyEveryone } from '#server/features/notifications/notifications.service.ts'
import { isInPlan } from '#server/features/settings/settings.service.ts'
import { enqueueUnlessWaiting } from '#server/kernel/jobs/job-queue.ts'
import { defineJob } from '#server/kernel/jobs/job.ts'
import { toTotals } from './reputation-period.ts'
import { findToday } from './reputation.repository.ts'
import { isAnyFollowed, lockFollowed, noteTold, sumParts } from './themes.repository.ts'

export const watchThemesJob = defineJob({
  name: 'reputation.watch-themes',
  payload: z.object({ customerId: z.uuid() }),
})

/** In the transaction in which reviews have been read. However many there are, one job waits. */
export async function requestThemeWatch(tx: CustomerTx): Promise<void> {
  if (!(await isAnyFollowed(tx))) return
  await enqueueUnlessWaiting(tx, watchThemesJob, { customerId: tx.customerId }, tx.customerId)
}

const PERIOD = '30d'

/** The last 30 days against the 30 before. The same move is told once in such a time. */
export async function watchThemes(tx: CustomerTx): Promise<void> {
  if (!(await isInPlan(tx, 'advanced-analytics'))) return
  const followed = await lockFollowed(tx)
  if (followed.length === 0) return
  const found = findPeriodDays(PERIOD, await findToday(tx))
  const sums = await sumParts(tx, 'theme', {
    ...toTotals(found),
    locationIds: null,
    platform: undefined,
  })
  for (const { aspect, name, told_move: told } of followed) {
    const [now, before] = [false, true].map((isBefore) => addUp(sums, aspect, isBefore))
    const move = now && before ? findMove(now, before) : null
    if (!now || !before || move === null || move === told) continue
    await noteTold(tx, aspect, move)
    await notifyEveryone(tx, {
      kind: 'theme.moved',
      params: { aspect, name, move, share: toPercent(now), shareBefore: toPercent(before) },
      link: linkTo(paths.analytics, { tab: 'reputation', period: PERIOD, theme: aspect }),
    })
  }
}

const toPercent = (counts: Parameters<typeof findPraiseShare>[0]) => Math.round((findPraiseShare(counts) ?? 0) * 100)

function addUp(sums: Awaited<ReturnType<typeof sumParts>>, aspect: string, isBefore: boolean) {
  const own = sums.filter((sum) => sum.part === aspect && sum.isBefore === isBefore)
  return own.reduce(
    (total, sum) => ({
      reviewCount: total.reviewCount + sum.reviewCount,
      positiveCount: total.positiveCount + sum.positiveCount,
      negativeCount: total.negativeCount + sum.negativeCount,
    }),
    { reviewCount: 0, positiveCount: 0, negativeCount: 0 },
  )
}
