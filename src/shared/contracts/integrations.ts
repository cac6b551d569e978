import { z } from 'zod'
import { faultSchema } from '../domain/faults.ts'
import { capabilitiesSchema, INTEGRATION_STATUSES, PLATFORMS } from '../domain/platforms.ts'
import { defineEndpoint } from './endpoint.ts'

export const SYNC_TRIGGERS = ['button', 'timer', 'push', 'connect'] as const
export const SYNC_STATES = ['queued', 'running', 'done', 'failed', 'stopped'] as const

export const syncRunSchema = z
  .object({
    id: z.uuid(),
    integrationId: z.uuid(),
    trigger: z.enum(SYNC_TRIGGERS),
    state: z.enum(SYNC_STATES),
    seen: z.int(),
    added: z.int(),
    changed: z.int(),
    vanished: z.int(),
    /** What the platform says there is; `null` while unknown. */
    total: z.int().nullable(),
    fault: faultSchema.nullable(),
    /** While it waits to be tried again by itself. */
    retryAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SyncRun' })
export type SyncRun = z.infer<typeof syncRunSchema>

const listingChoiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  /** There already, as a connection of its own. */
  isConnected: z.boolean(),
})

export const integrationSchema = z
  .object({
    id: z.uuid(),
    type: z.enum(PLATFORMS),
    name: z.string(),
    status: z.enum(INTEGRATION_STATUSES),
    locationId: z.uuid().nullable(),
    locationName: z.string().nullable(),
    /** Who gave the consent, as the platform knows them. */
    account: z.string().nullable(),
    lastSync: z.iso.datetime().nullable(),
    nextSyncAt: z.iso.datetime().nullable(),
    tokenExpiresAt: z.iso.datetime().nullable(),
    capabilities: capabilitiesSchema.nullable(),
    /** Granted listings, while one has to be chosen. */
    choices: z.array(listingChoiceSchema),
    fault: faultSchema.nullable(),
    needsReconnect: z.boolean(),
    reviewsSeen: z.int(),
    totalOnPlatform: z.int().nullable(),
    isSandbox: z.boolean(),
    lastRun: syncRunSchema.nullable(),
  })
  .meta({ id: 'Integration' })
export type Integration = z.infer<typeof integrationSchema>

export const listIntegrations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/integrations',
  summary: 'The connections to review platforms, and how each fares',
  access: 'integrations.view',
  input: z.object({}),
  output: z.object({ items: z.array(integrationSchema) }),
})

export const startAuthorization = defineEndpoint({
  method: 'POST',
  path: '/api/v1/integrations/authorizations',
  summary: 'Begin to connect a platform; answers where to go',
  access: 'integrations.manage',
  needsAllLocations: true,
  input: z.object({
    platform: z.enum(PLATFORMS, 'choiceInvalid'),
    /** To connect this one anew. */
    integrationId: z.uuid().optional(),
    /** `callback`: back to /oauth/callback/{platform}; `settings`: back to /settings. */
    returnTo: z.enum(['callback', 'settings']).default('callback'),
  }),
  output: z.object({ url: z.string(), state: z.string() }),
  errors: ['plan-limit', 'not-found', 'conflict'],
})

export const completeAuthorization = defineEndpoint({
  method: 'POST',
  path: '/api/v1/integrations/authorizations/complete',
  summary: 'Come back from a platform with its code',
  access: 'integrations.manage',
  needsAllLocations: true,
  input: z.object({
    platform: z.enum(PLATFORMS, 'choiceInvalid'),
    code: z.string().max(4000),
    state: z.string().max(500),
  }),
  output: integrationSchema,
  errors: ['conflict', 'plan-limit'],
})

export const chooseListing = defineEndpoint({
  method: 'POST',
  path: '/api/v1/integrations/:integrationId/listing',
  summary: 'Choose among the granted locations or pages',
  access: 'integrations.manage',
  needsAllLocations: true,
  input: z.object({
    integrationId: z.uuid(),
    /** One, or several, each of which becomes a connection of its own. */
    listingId: z.string().max(500).optional(),
    listingIds: z.array(z.string().max(500)).min(1).max(50).optional(),
    /** For one alone. Without it each goes to the location of its name, or to a new one. */
    locationId: z.uuid().nullable().default(null),
  }),
  output: integrationSchema,
  errors: ['not-found', 'illegal-transition', 'conflict'],
})

export const placeIntegration = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/integrations/:integrationId/location',
  summary: 'Say which place the listing belongs to; its reviews follow',
  access: 'integrations.manage',
  needsAllLocations: true,
  input: z.object({ integrationId: z.uuid(), locationId: z.uuid().nullable() }),
  output: integrationSchema,
  errors: ['not-found'],
})

export const disconnectIntegration = defineEndpoint({
  method: 'POST',
  path: '/api/v1/integrations/:integrationId/disconnect',
  summary: 'Revoke at the platform and forget the tokens; reviews stay',
  access: 'integrations.manage',
  needsAllLocations: true,
  input: z.object({ integrationId: z.uuid() }),
  output: integrationSchema,
  errors: ['not-found'],
})

export const removeIntegration = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/integrations/:integrationId',
  summary: 'Take one that is not connected off the list; reviews stay',
  access: 'integrations.manage',
  needsAllLocations: true,
  input: z.object({ integrationId: z.uuid() }),
  output: z.object({ items: z.array(integrationSchema) }),
  errors: ['not-found', 'illegal-transition'],
})

export const startSync = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sync',
  summary: 'Fetch new reviews from every connected platform, or from one',
  access: 'reviews.view',
  input: z.object({ integrationId: z.uuid().optional() }),
  /** None where nothing is connected. */
  output: z.object({ runs: z.array(syncRunSchema) }),
  errors: ['not-found', 'illegal-transition', 'plan-limit'],
})

export const stopSync = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sync/:runId/stop',
  summary: 'Stop a running sync; what it has fetched stays',
  access: 'reviews.manage',
  input: z.object({ runId: z.uuid() }),
  output: syncRunSchema,
  errors: ['not-found', 'illegal-transition'],
})

export const listSyncRuns = defineEndpoint({
  method: 'GET',
  path: '/api/v1/integrations/:integrationId/runs',
  summary: 'The last ten runs of a connection',
  access: 'integrations.view',
  input: z.object({ integrationId: z.uuid() }),
  output: z.object({ items: z.array(syncRunSchema) }),
  errors: ['not-found'],
})

/** A review as the platform shows it now; nothing of it is kept. */
export const liveReviewSchema = z
  .object({
    /** The platform's own. */
    id: z.string(),
    rating: z.int().nullable(),
    isRecommended: z.boolean().nullable(),
    title: z.string().nullable(),
    content: z.string().nullable(),
    author: z.string().nullable(),
    url: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** The business's answer, as it stands there. */
    response: z.string().nullable(),
  })
  .meta({ id: 'LiveReview' })
export type LiveReview = z.infer<typeof liveReviewSchema>

export const listLiveReviews = defineEndpoint({
  method: 'GET',
  path: '/api/v1/integrations/:integrationId/live-reviews',
  summary: 'The newest reviews, straight from the platform; nothing is kept',
  access: 'reviews.view',
  input: z.object({ integrationId: z.uuid() }),
  output: z.object({ items: z.array(liveReviewSchema), total: z.int().nullable() }),
  errors: ['not-found', 'conflict'],
  // Every call is one at the platform, and platforms count.
  ratePerMinute: 30,
})
