import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

/**
 * What the stream at /api/v1/events tells. It says that something changed, never what it contains: the browser asks
 * again through the endpoints, which check permissions.
 */
export const LIVE_EVENT_TYPES = [
  'activity.recorded',
  'notification.changed',
  'member.changed',
  'team.changed',
  'contact-message.changed',
  'integration.changed',
  'provider.changed',
  'sync.progressed',
  'review.changed',
  'reply.composing',
  'scheduled-response.changed',
  'bulk.progressed',
  'analysis.progressed',
  'analysis.failed',
  'dispute.changed',
  'incident.changed',
  'qr-code.changed',
  'hosted-page.changed',
  'contact.changed',
  'campaign.changed',
  'automation.changed',
  'chat-flow.changed',
  'competitor.changed',
  'theme.changed',
  'domain.changed',
] as const
export type LiveEventType = (typeof LIVE_EVENT_TYPES)[number]

export const liveEventSchema = z
  .object({ id: z.string(), type: z.enum(LIVE_EVENT_TYPES), subjectId: z.uuid().nullable() })
  .meta({ id: 'LiveEvent' })
export type LiveEvent = z.infer<typeof liveEventSchema>

/**
 * Server-sent events. `Last-Event-ID` resumes after the named event; `event: reset` says that it is too old to resume
 * from and that everything should be asked for anew; `event: bye` that the server stops and one should reconnect.
 */
export const streamLiveEvents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/events',
  summary: 'The stream of what changes for the signed-in person',
  access: 'signed-in',
  input: z.object({}),
  output: liveEventSchema,
  isStream: true,
})
