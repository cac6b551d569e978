import { z } from 'zod'
import { CAMPAIGN_FAILURES, DELIVERY_CHANNELS } from '../domain/campaigns.ts'
import { LOCALES } from '../domain/locales.ts'
import { PLATFORMS } from '../domain/platforms.ts'
import { CALENDAR_CHANNELS, CALENDAR_STATUSES, calendarFilterShape } from './calendar-filter.ts'
import { campaignInput, campaignSchema } from './campaigns.ts'
import { defineEndpoint } from './endpoint.ts'
import { HOLD_REASONS } from './reviews.ts'
import { scheduledResponseSchema } from './scheduled-responses.ts'

/** Six weeks are the longest that a screen shows at once. */
export const CALENDAR_LIMITS = { days: 42, items: 5000 } as const

const shared = {
  id: z.uuid(),
  status: z.enum(CALENDAR_STATUSES),
  channels: z.array(z.enum(CALENDAR_CHANNELS)),
  locationId: z.uuid().nullable(),
  /** Whether its time can still be changed. */
  canMove: z.boolean(),
}

export const calendarItemSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('campaign'),
      ...shared,
      title: z.string(),
      /** `null`: a draft that has a first day and no time. */
      at: z.iso.datetime().nullable(),
      day: z.iso.date().nullable(),
      hasMessage: z.boolean(),
      failure: z.enum(CAMPAIGN_FAILURES).nullable(),
    }),
    z.object({
      kind: z.literal('reply'),
      ...shared,
      reviewId: z.uuid(),
      author: z.string().nullable(),
      platform: z.enum(PLATFORMS),
      rating: z.int().nullable(),
      at: z.iso.datetime(),
      holdReason: z.enum(HOLD_REASONS).nullable(),
    }),
  ])
  .meta({ id: 'CalendarItem' })
export type CalendarItem = z.infer<typeof calendarItemSchema>

const day = z.iso.date('dateUnreadable')

export const getCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/v1/calendar',
  summary: 'Campaigns and replies of some weeks, from the first of these days to the last by the customer’s clocks',
  access: 'calendar.view',
  input: z
    .object({ from: day, to: day, language: z.enum(LOCALES).default('en'), ...calendarFilterShape })
    .refine(({ from, to }) => spanOf(from, to) <= CALENDAR_LIMITS.days, { path: ['to'], message: 'invalid' }),
  output: z.object({
    timezone: z.string(),
    items: z.array(calendarItemSchema),
    /** There are more than are shown at once: these are the first. */
    isCut: z.boolean(),
    /** When text messages may arrive where the business is. */
    textHours: z.object({ from: z.string(), until: z.string(), isSundayOff: z.boolean() }),
    /** Days off in all of the business's country, named in the language that was asked for. */
    holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
  }),
})
export type CalendarSpan = z.infer<typeof getCalendar.output>

const DAY_MS = 86_400_000

/** Days, both counted; none where they are in the wrong order. */
const spanOf = (from: string, to: string) => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days > 0 ? days : Infinity
}

const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'dateUnreadable')

export const plannedCampaignInput = z.object({
  name: campaignInput.shape.name.min(1, 'required'),
  description: campaignInput.shape.description,
  /** May be written later. */
  message: z.string().trim().max(5000, 'tooLong').default(''),
  channels: z.array(z.enum(DELIVERY_CHANNELS)).min(1, 'campaignChannelRequired').max(DELIVERY_CHANNELS.length),
  /** By the customer's clocks. */
  at: wallTime,
})

export const planCampaign = defineEndpoint({
  method: 'POST',
  path: '/api/v1/calendar/campaigns',
  summary: 'Schedule an announcement; its message may be written later',
  access: 'calendar.manage',
  switch: 'campaign-sending',
  plan: 'campaigns',
  needsAllLocations: true,
  input: plannedCampaignInput,
  output: campaignSchema,
  errors: ['conflict'],
})

export const moveCampaign = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/calendar/campaigns/:campaignId',
  summary: 'Move a campaign to another time, or a draft to another first day',
  access: 'calendar.manage',
  switch: 'campaign-sending',
  plan: 'campaigns',
  needsAllLocations: true,
  input: z.object({ campaignId: z.uuid(), at: wallTime }),
  output: campaignSchema,
  errors: ['not-found', 'conflict'],
})

export const getCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/api/v1/calendar/feed',
  summary: 'Whether the person has an address for their calendar program, and since when',
  access: 'calendar.view',
  input: z.object({}),
  output: z.object({ createdAt: z.iso.datetime().nullable() }),
})

export const makeCalendarFeed = defineEndpoint({
  method: 'POST',
  path: '/api/v1/calendar/feed',
  summary: 'A new secret address for one’s calendar program, told this once; the one before ends',
  access: 'calendar.view',
  tellsSecret: true,
  input: z.object({}),
  output: z.object({ url: z.string() }),
  errors: ['conflict'],
})

export const endCalendarFeed = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/calendar/feed',
  summary: 'Nobody reads the calendar by that address any more',
  access: 'calendar.view',
  isOpenToReaders: true,
  input: z.object({}),
  output: z.object({ createdAt: z.null() }),
})

export const moveReply = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/calendar/replies/:scheduledId',
  summary: 'Move a reply to another time',
  access: 'calendar.manage',
  input: z.object({ scheduledId: z.uuid(), at: wallTime }),
  output: scheduledResponseSchema,
  errors: ['not-found', 'conflict', 'illegal-transition'],
})
