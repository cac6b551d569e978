import { z } from 'zod'

/**
 * What the stream at /api/v1/events tells. It says that something changed, never what it contains: the browser asks
 * again through the endpoints, which check permissions.
 */
export const LIVE_EVENT_TYPES = ['activity.recorded', 'notification.changed', 'member.changed'] as const
export type LiveEventType = (typeof LIVE_EVENT_TYPES)[number]

export const LIVE_EVENTS_PATH = '/api/v1/events'

export const liveEventSchema = z.object({
  id: z.string(),
  type: z.enum(LIVE_EVENT_TYPES),
  subjectId: z.uuid().nullable(),
})
export type LiveEvent = z.infer<typeof liveEventSchema>
