import { z } from 'zod'
import { KEY_PERMISSIONS, MOST_KEYS, OVERLAP_HOURS, USUAL_OVERLAP_HOURS } from '../domain/api-keys.ts'
import { defineEndpoint } from './endpoint.ts'
import { ipRange } from './settings.ts'

const MOST_KEY_RANGES = 20
const MOST_KEY_LOCATIONS = 500

const apiKeySchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    permissions: z.array(z.enum(KEY_PERMISSIONS)),
    /** Those it is limited to; `null`: all of them. */
    locations: z.array(z.uuid()).nullable(),
    /** From where it may come; empty: from everywhere. The workspace's own list holds besides. */
    ipRanges: z.array(z.string()),
    /** How its secret begins and ends. The secret itself is shown once, when it is made. */
    hint: z.string(),
    /** The secret before the last rotation, while it is still good. */
    earlier: z.object({ hint: z.string(), endsAt: z.iso.datetime() }).nullable(),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    createdBy: z.string(),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof apiKeySchema>

const shownOnceSchema = z.object({ key: apiKeySchema, secret: z.string() }).meta({ id: 'ApiKeyShownOnce' })
export type ApiKeyShownOnce = z.infer<typeof shownOnceSchema>

export const apiKeyInput = z.object({
  name: z.string().trim().min(1, 'required').max(80, 'tooLong'),
  permissions: z.array(z.enum(KEY_PERMISSIONS, 'choiceInvalid')).min(1, 'noneChosen').max(KEY_PERMISSIONS.length),
  locations: z
    .array(z.uuid('choiceInvalid'))
    .min(1, 'required')
    .max(MOST_KEY_LOCATIONS, 'tooMany')
    .nullable()
    .default(null),
  ipRanges: z.array(ipRange).max(MOST_KEY_RANGES, 'tooMany').default([]),
  /** `null`: until it is revoked. */
  expiresInDays: z.int('numberInvalid').min(1, 'daysRange').max(365, 'daysRange').nullable(),
})

/** On every plan: whoever has left the one it came with can still see and revoke what there is. */
export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/api/v1/api-keys',
  summary: 'The keys by which programs of the customer act',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({}),
  output: z.object({ items: z.array(apiKeySchema).max(MOST_KEYS) }),
})

export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/api-keys',
  summary: 'Make a key; its secret is shown in this answer alone. Asks for a fresh proof',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'api-access',
  input: apiKeyInput,
  output: shownOnceSchema,
  errors: ['conflict'],
  ratePerMinute: 30,
})

export const rotateApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/v1/api-keys/:keyId/rotate',
  summary: 'Give a key a new secret; the one before is good for a while longer. Asks for a fresh proof',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'api-access',
  input: z.object({
    keyId: z.uuid(),
    /** Of the secret that is to be replaced, so that a rotation that was asked for twice happens once. */
    hint: z.string().max(40),
    overlapHours: z.literal(OVERLAP_HOURS, 'choiceInvalid').default(USUAL_OVERLAP_HOURS),
  }),
  output: shownOnceSchema,
  errors: ['not-found', 'conflict'],
  ratePerMinute: 30,
})

export const revokeApiKey = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/api-keys/:keyId',
  summary: 'End a key at once, with every secret it has',
  access: 'settings.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: z.object({ keyId: z.uuid() }),
  output: z.object({ id: z.uuid() }),
  errors: ['not-found'],
})
