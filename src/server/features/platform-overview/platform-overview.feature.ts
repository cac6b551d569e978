import { z } from 'zod'
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
import { defineJob, handleJob } from '#server/kernel/jobs/job.ts'
import * as rows from './platform-overview.repository.ts'

const RECENT = 6

const foldJob = defineJob({ name: 'platform-overview.fold', payload: z.object({}), cron: '23 3 * * *' })

/** For administrators: how the whole installation does. */
export function makePlatformOverview({ adminTransactions: admins, transactions }: Foundations) {
  return {
    routes: [
      implement(getPlatformOverview, ({ actor: admin, request }) =>
        admins.read({ admin, requestId: request.id, action: 'overview.read' }, describe),
      ),
    ],
    jobs: [handleJob(foldJob, () => transactions.platform.step(rows.foldDays))],
  }
}

async function describe(tx: PlatformTx): Promise<PlatformOverview> {
  const trials = await rows.countTrials(tx)
  const sums = await rows.sumDays(tx, trials.today)
  const subscriptions = upTo(sums, 'subscriptions')
  return {
    customers: upTo(sums, 'customers'),
    subscriptions,
    trials: {
      ended: { now: trials.ended, before: trials.ended_before },
      converted: { now: trials.converted, before: trials.converted_before },
    },
    churn: {
      ended: within(sums, 'ended'),
      ran: { now: subscriptions.before, before: add(sums, 'subscriptions', ['earlier']) },
    },
    revenue: presentRevenue(sums, trials.today),
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

type Sums = readonly rows.DaySums[]
type Column = 'customers' | 'subscriptions' | 'monthly' | 'ended' | 'lost' | 'collected'

function add(sums: Sums, column: Column, spans: readonly rows.Span[]): number {
  return sums.reduce((sum, row) => sum + (spans.includes(row.span) ? row[column] : 0), 0)
}

/** What there is at the end of each span: all that changed until then. */
const upTo = (sums: Sums, column: Column) => ({
  now: add(sums, column, ['now', 'before', 'earlier']),
  before: add(sums, column, ['before', 'earlier']),
})

const within = (sums: Sums, column: Column) => ({
  now: add(sums, column, ['now']),
  before: add(sums, column, ['before']),
})

/** The currency that prices are in is there from the first day on, and comes first. */
function presentRevenue(sums: Sums, today: string): Revenue[] {
  const known = sums.map(({ currency }) => currency).filter((currency) => currency !== '')
  return [...new Set([BILLING_CURRENCY, ...known.toSorted()])].map((currency) => {
    const own = sums.filter((row) => row.currency === currency)
    return {
      currency,
      monthlyCents: upTo(own, 'monthly'),
      lostCents: within(own, 'lost'),
      collectedCents: within(own, 'collected'),
      months: listMonths(own, today),
    }
  })
}

function listMonths(sums: Sums, today: string): Revenue['months'] {
  const year = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 8)}01`
  return listSteps('month', year, today)
    .slice(-OVERVIEW_MONTHS)
    .map((first) => {
      const monthlyCents = { starter: 0, professional: 0, enterprise: 0 }
      for (const { month, tier, monthly } of sums) if (tier !== '' && month <= first) monthlyCents[tier] += monthly
      const collected = sums.filter(({ month }) => month === first).map((row) => row.collected)
      return { first, monthlyCents, collectedCents: collected.reduce((sum, cents) => sum + cents, 0) }
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
