import {
  getPlatformOverview,
  OVERVIEW_MONTHS,
  type PlatformOverview,
  type Revenue,
} from '#shared/contracts/platform-overview.ts'
import { BILLING_CURRENCY } from '#shared/domain/billing.ts'
import { listSteps } from '#shared/domain/time-steps.ts'
import type { PlatformTx } from '#server/database/transactions.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { countQueues } from '#server/kernel/jobs/queue-care.ts'
import * as rows from './platform-overview.repository.ts'

const RECENT = 6

/** For administrators: how the whole installation does. */
export function makePlatformOverview({ adminTransactions: admins }: Foundations) {
  return {
    routes: [
      implement(getPlatformOverview, ({ actor: admin, request }) =>
        admins.read({ admin, requestId: request.id, action: 'overview.read' }, describe),
      ),
    ],
  }
}

async function describe(tx: PlatformTx): Promise<PlatformOverview> {
  const sums = await rows.sumFigures(tx)
  const trials = await rows.countTrials(tx)
  const add = (column: keyof Omit<rows.CurrencySums, 'currency'>) => sums.reduce((sum, row) => sum + row[column], 0)
  return {
    customers: { now: add('customers'), before: add('customers_before') },
    subscriptions: { now: add('subscriptions'), before: add('subscriptions_before') },
    trials: {
      ended: { now: trials.ended, before: trials.ended_before },
      converted: { now: trials.converted, before: trials.converted_before },
    },
    churn: {
      ended: { now: add('ended'), before: add('ended_before') },
      ran: { now: add('subscriptions_before'), before: add('subscriptions_earlier') },
    },
    revenue: presentRevenue(sums, await rows.sumMonths(tx), trials.today),
    recentCustomers: (await rows.listRecent(tx, RECENT)).map((customer) => ({
      id: customer.id,
      companyName: customer.company_name,
      email: customer.email,
      tier: customer.subscription_tier,
      status: customer.status,
      createdAt: customer.created_at.toISOString(),
    })),
    health: await describeHealth(tx),
  }
}

const NO_MONEY = { monthly: 0, monthly_before: 0, lost: 0, lost_before: 0, collected: 0, collected_before: 0 }

/** The currency that prices are in is there from the first day on. */
function presentRevenue(sums: readonly rows.CurrencySums[], months: readonly rows.MonthSums[], today: string) {
  const paid = sums.filter(({ currency }) => currency !== '')
  const isNew = !paid.some(({ currency }) => currency === BILLING_CURRENCY)
  return [...(isNew ? [{ currency: BILLING_CURRENCY, ...NO_MONEY }] : []), ...paid].map((sum) => ({
    currency: sum.currency,
    monthlyCents: { now: sum.monthly, before: sum.monthly_before },
    lostCents: { now: sum.lost, before: sum.lost_before },
    collectedCents: { now: sum.collected, before: sum.collected_before },
    months: addUp(
      months.filter(({ currency }) => currency === sum.currency),
      today,
    ),
  }))
}

/** What ran at the end of a month is all that changed until then. */
function addUp(changes: readonly rows.MonthSums[], today: string): Revenue['months'] {
  const year = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 8)}01`
  const steps = listSteps('month', year, today).slice(-OVERVIEW_MONTHS)
  return steps.map((first) => {
    const monthlyCents = { starter: 0, professional: 0, enterprise: 0 }
    for (const { first: month, tier, monthly } of changes)
      if (tier !== '' && month <= first) monthlyCents[tier] += monthly
    const inMonth = changes.filter((change) => change.first === first)
    return { first, monthlyCents, collectedCents: inMonth.reduce((sum, { collected }) => sum + collected, 0) }
  })
}

async function describeHealth(tx: PlatformTx): Promise<PlatformOverview['health']> {
  const [queues, counts] = [await countQueues(tx), await rows.countHealth(tx)]
  const add = (column: 'waiting' | 'failed') => queues.reduce((sum, queue) => sum + queue[column], 0)
  const waitTimes = queues.flatMap(({ oldest_at: at }) => (at === null ? [] : [at.getTime()]))
  return {
    waitingJobs: add('waiting'),
    oldestJobAt: waitTimes.length === 0 ? null : new Date(Math.min(...waitTimes)).toISOString(),
    pausedQueues: queues.filter(({ paused_at: at }) => at !== null).length,
    failedJobs: add('failed'),
    brokenConnections: counts.broken,
    brokenAtCustomers: counts.broken_at,
    mail: { sent: counts.mail_sent, underway: counts.mail_underway, failed: counts.mail_failed },
  }
}
