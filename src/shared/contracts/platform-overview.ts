import { z } from 'zod'
import { CUSTOMER_STATUSES, SUBSCRIPTION_TIERS } from '../domain/plans.ts'
import { defineEndpoint } from './endpoint.ts'

/** Each figure is beside what it was so many days ago, or in as many days before those. */
export const OVERVIEW_DAYS = 30

/** So many months of revenue, the running one included. */
export const OVERVIEW_MONTHS = 12

const figure = z.object({ now: z.int(), before: z.int() })

const monthSchema = z.object({
  /** The first day of it. */
  first: z.iso.date(),
  /** What ran at its end, or runs now, brings a month. */
  monthlyCents: z.object({ starter: z.int(), professional: z.int(), enterprise: z.int() }),
  /** What was paid in it, less what was given back in it. */
  collectedCents: z.int(),
})

const revenueSchema = z.object({
  currency: z.string(),
  /** What running subscriptions bring a month, after coupons, years spread over their months. */
  monthlyCents: figure,
  /** What subscriptions that ended would have brought a month. */
  lostCents: figure,
  collectedCents: figure,
  /** The oldest first. */
  months: z.array(monthSchema),
})
export type Revenue = z.infer<typeof revenueSchema>

const overviewSchema = z
  .object({
    /** Neither deactivated nor closed. */
    customers: figure,
    /** Running: paid for, or at most some days late. */
    subscriptions: figure,
    /** Of the trials that ended in the days now, and in the days before those. */
    trials: z.object({ ended: figure, converted: figure }),
    /** How many ended, of how many that ran at the beginning of those days. */
    churn: z.object({ ended: figure, ran: figure }),
    revenue: z.array(revenueSchema),
    recentCustomers: z.array(
      z.object({
        id: z.uuid(),
        companyName: z.string(),
        email: z.string().nullable(),
        tier: z.enum(SUBSCRIPTION_TIERS),
        status: z.enum(CUSTOMER_STATUSES),
        createdAt: z.iso.datetime(),
      }),
    ),
    health: z.object({
      /** Could begin now, and since when the oldest of them could. */
      waitingJobs: z.int(),
      oldestJobAt: z.iso.datetime().nullable(),
      pausedQueues: z.int(),
      failedJobs: z.int(),
      /** Review platforms and marketing providers that need a person, and at how many customers. */
      brokenConnections: z.int(),
      brokenAtCustomers: z.int(),
      /** Of the last 24 hours. */
      mail: z.object({ sent: z.int(), underway: z.int(), failed: z.int() }),
    }),
  })
  .meta({ id: 'PlatformOverview' })
export type PlatformOverview = z.infer<typeof overviewSchema>

export const getPlatformOverview = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/overview',
  summary: 'How the whole installation does: customers, revenue, trials, churn and health',
  access: 'platform-admin',
  input: z.object({}),
  output: overviewSchema,
})
