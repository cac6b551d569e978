import { z } from 'zod'
import { PERIODS, USUAL_PERIOD } from '../domain/periods.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { defineEndpoint } from './endpoint.ts'

const days = z.object({ from: z.iso.date(), to: z.iso.date() })

/** `null` where there is nothing to count from, such as the average of no ratings. */
const figureSchema = z.object({
  value: z.number().nullable(),
  /** The same for the period before; `null` without one. */
  previous: z.number().nullable(),
})

export const dashboardSchema = z
  .object({
    /** Days in the customer's timezone, both included; `null` where all there is counts. */
    days: days.nullable(),
    daysBefore: days.nullable(),
    /** The customer's. */
    today: z.iso.date(),
    /** Of the reviews with stars; a recommendation has none. */
    averageRating: figureSchema.extend({ ratedCount: z.int() }),
    totalReviews: figureSchema,
    /** Those with an answer that is on the platform or on its way, wherever it was written, of all: from 0 to 1. */
    responseRate: figureSchema.extend({ answeredCount: z.int() }),
    /** Now, beside how many there were when the period began; `null` for whoever may not see disputes. */
    activeDisputes: figureSchema.nullable(),
    /** Rating and volume over time, oldest first; times without reviews are absent. */
    series: z.object({
      grain: z.enum(['day', 'week', 'month']),
      points: z.array(
        z.object({
          /** The first day of it, a Monday for weeks; it may lie before the period begins. */
          bucket: z.iso.date(),
          platform: z.enum(PLATFORMS),
          reviewCount: z.int(),
          ratedCount: z.int(),
          ratingSum: z.int(),
        }),
      ),
    }),
  })
  .meta({ id: 'Dashboard' })
export type Dashboard = z.infer<typeof dashboardSchema>

export const dashboardInput = z.object({
  period: z.enum(PERIODS).default(USUAL_PERIOD),
  location: z.uuid().optional(),
})

export const getDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dashboard',
  readsReplica: true,
  summary: 'How the reputation stands in a period, beside the period before',
  access: 'reviews.view',
  isOpenToKeys: true,
  input: dashboardInput,
  output: dashboardSchema,
})

export const NEEDS = [
  'incidents',
  'low-reviews',
  'overdue-reviews',
  'reply-problems',
  'approvals',
  'held-replies',
  'connections',
  'disputes',
] as const
export type Need = (typeof NEEDS)[number]

/** Counting goes no further. */
export const MOST_NEEDS_COUNTED = 100

export const needSchema = z
  .object({
    need: z.enum(NEEDS),
    /** Counted up to `MOST_NEEDS_COUNTED`. */
    count: z.int(),
    /** The most pressing of them. */
    items: z.array(
      z.object({
        id: z.uuid(),
        platform: z.enum(PLATFORMS).nullable(),
        /** Who or what it is about, as people call it. */
        label: z.string(),
        rating: z.int().nullable(),
        isRecommended: z.boolean().nullable(),
        excerpt: z.string().nullable(),
        /** Since when it waits, or by when it has to be done. */
        at: z.iso.datetime().nullable(),
        /** Where in the product it is dealt with. */
        link: z.string(),
      }),
    ),
    /** Where all of them are. */
    link: z.string(),
  })
  .meta({ id: 'Need' })
export type NeedGroup = z.infer<typeof needSchema>

export const listNeeds = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dashboard/needs',
  summary: 'What waits for the signed-in person today, most pressing first; where nothing waits, there is no group',
  access: 'reviews.view',
  input: z.object({ location: z.uuid().optional() }),
  output: z.object({ needs: z.array(needSchema) }),
})

export const ONBOARDING_STEPS = ['connect', 'sync', 'reply', 'voice', 'team'] as const

export const onboardingSchema = z
  .object({
    isDismissed: z.boolean(),
    /** Nothing is connected and no review is there: nothing could be waiting for anybody. */
    isEmpty: z.boolean(),
    /** Only those that the person may do. */
    steps: z.array(z.object({ step: z.enum(ONBOARDING_STEPS), isDone: z.boolean(), link: z.string() })),
  })
  .meta({ id: 'Onboarding' })
export type Onboarding = z.infer<typeof onboardingSchema>

export const getOnboarding = defineEndpoint({
  method: 'GET',
  path: '/api/v1/dashboard/onboarding',
  summary: 'The first steps, ticked from what is there',
  access: 'reviews.view',
  input: z.object({}),
  output: onboardingSchema,
})

export const dismissOnboarding = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/dashboard/onboarding',
  summary: 'Put the first steps away for the whole workspace, or bring them back',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({ isDismissed: z.boolean() }),
  output: onboardingSchema,
})
