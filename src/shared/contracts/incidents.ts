import { z } from 'zod'
import { PLATFORMS } from '../domain/platforms.ts'
import { defineEndpoint } from './endpoint.ts'

export const incidentSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(['open', 'closed']),
    locationId: z.uuid().nullable(),
    locationName: z.string().nullable(),
    reviewCount: z.int(),
    /** Its reviews have this many stars or fewer: the rule as it was when it was opened. */
    maxRating: z.int(),
    firstReviewAt: z.iso.datetime(),
    lastReviewAt: z.iso.datetime(),
    /** While it is open, nothing answers its reviews by itself. */
    isAutomationPaused: z.boolean(),
    openedAt: z.iso.datetime(),
    closedAt: z.iso.datetime().nullable(),
    closedByName: z.string().nullable(),
  })
  .meta({ id: 'Incident' })
export type Incident = z.infer<typeof incidentSchema>

export const incidentDetailSchema = incidentSchema
  .extend({
    reviews: z.array(
      z.object({
        id: z.uuid(),
        platform: z.enum(PLATFORMS),
        rating: z.int().nullable(),
        author: z.string().nullable(),
        content: z.string().nullable(),
        url: z.string().nullable(),
        createdAt: z.iso.datetime(),
        disputeId: z.uuid().nullable(),
      }),
    ),
  })
  .meta({ id: 'IncidentDetail' })
export type IncidentDetail = z.infer<typeof incidentDetailSchema>

const ofIncident = z.object({ incidentId: z.uuid() })

export const listIncidents = defineEndpoint({
  method: 'GET',
  path: '/api/v1/incidents',
  summary: 'Open incidents, and the last ten that are over',
  access: 'disputes.view',
  plan: 'disputes',
  input: z.object({}),
  output: z.object({ items: z.array(incidentSchema) }),
})

export const getIncident = defineEndpoint({
  method: 'GET',
  path: '/api/v1/incidents/:incidentId',
  summary: 'One incident with its reviews',
  access: 'disputes.view',
  plan: 'disputes',
  input: ofIncident,
  output: incidentDetailSchema,
  errors: ['not-found'],
})

export const closeIncident = defineEndpoint({
  method: 'POST',
  path: '/api/v1/incidents/:incidentId/close',
  summary: 'It is over; replies that were held wait for a person',
  access: 'disputes.resolve',
  plan: 'disputes',
  input: ofIncident,
  output: incidentSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const getEvidencePack = defineEndpoint({
  method: 'GET',
  path: '/api/v1/incidents/:incidentId/evidence.pdf',
  summary: 'The reviews of an incident with dates and addresses, as a PDF',
  access: 'disputes.view',
  plan: 'disputes',
  input: ofIncident,
  output: z.string(),
  mediaType: 'application/pdf',
  errors: ['not-found'],
  ratePerMinute: 20,
})

export const incidentRuleSchema = z
  .object({
    isOn: z.boolean(),
    /** This many… */
    reviews: z.int('numberInvalid').min(2, 'numberInvalid').max(100, 'numberInvalid'),
    /** …of this many stars or fewer… */
    maxRating: z.int('numberInvalid').min(1, 'numberInvalid').max(3, 'numberInvalid'),
    /** …within this many hours, at one location. */
    withinHours: z.int('numberInvalid').min(1, 'numberInvalid').max(168, 'numberInvalid'),
  })
  .meta({ id: 'IncidentRule' })
export type IncidentRule = z.infer<typeof incidentRuleSchema>

export const getIncidentRule = defineEndpoint({
  method: 'GET',
  path: '/api/v1/incidents/rule',
  summary: 'When bad reviews become an incident',
  access: 'disputes.view',
  plan: 'disputes',
  input: z.object({}),
  output: incidentRuleSchema,
})

export const saveIncidentRule = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/incidents/rule',
  summary: 'Change when bad reviews become an incident',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'disputes',
  input: incidentRuleSchema,
  output: incidentRuleSchema,
})
