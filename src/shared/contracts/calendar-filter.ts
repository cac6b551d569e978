import { z } from 'zod'
import { DELIVERY_CHANNELS } from '../domain/campaigns.ts'

/** By which way something goes out: a campaign's own, or as the answer to a review. */
export const CALENDAR_CHANNELS = [...DELIVERY_CHANNELS, 'reply'] as const
export type CalendarChannel = (typeof CALENDAR_CHANNELS)[number]

export const CALENDAR_STATUSES = ['scheduled', 'sent', 'failed', 'draft'] as const
export type CalendarStatus = (typeof CALENDAR_STATUSES)[number]

export const CALENDAR_VIEWS = ['month', 'week'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

export const calendarFilterShape = {
  channel: z.enum(CALENDAR_CHANNELS).optional(),
  status: z.enum(CALENDAR_STATUSES).optional(),
  location: z.uuid().optional(),
}
