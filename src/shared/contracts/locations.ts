import { z } from 'zod'
import { PLATFORMS } from '../domain/platforms.ts'
import { isKnownTimezone } from '../domain/timezones.ts'
import { defineEndpoint } from './endpoint.ts'

export const locationSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    address: z.string(),
    timezone: z.string(),
    reviewLinks: z.partialRecord(z.enum(PLATFORMS), z.string()),
    createdAt: z.iso.datetime(),
    /** What belongs to it. As long as there is any, it cannot be removed. */
    connectionCount: z.int(),
    reviewCount: z.int(),
  })
  .meta({ id: 'Location' })
export type Location = z.infer<typeof locationSchema>

export const locationInput = z.object({
  name: z.string().trim().min(1, 'required').max(200, 'tooLong'),
  address: z.string().trim().max(500, 'tooLong').default(''),
  timezone: z
    .string()
    .trim()
    .min(1, 'required')
    .max(64, 'tooLong')
    .refine(isKnownTimezone, 'timezoneInvalid')
    .default('UTC'),
  reviewLinks: z
    .partialRecord(z.enum(PLATFORMS), z.url({ protocol: /^https?$/, error: 'webAddressInvalid' }).max(2000, 'tooLong'))
    .default({}),
})

export const listLocations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/locations',
  summary: 'The places of the business that one works for: whatever one may do, it is done somewhere',
  access: 'signed-in',
  isOpenToKeys: true,
  input: z.object({}),
  output: z.object({ items: z.array(locationSchema) }),
})

export const createLocation = defineEndpoint({
  method: 'POST',
  path: '/api/v1/locations',
  summary: 'Add a place',
  access: 'settings.manage',
  needsAllLocations: true,
  input: locationInput,
  output: locationSchema,
})

export const changeLocation = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/locations/:locationId',
  summary: 'Change a place',
  access: 'settings.manage',
  needsAllLocations: true,
  input: locationInput.extend({ locationId: z.uuid() }),
  output: locationSchema,
  errors: ['not-found'],
})

export const removeLocation = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/locations/:locationId',
  summary: 'Remove a place that has no connection and no review',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({ locationId: z.uuid() }),
  output: z.object({ items: z.array(locationSchema) }),
  errors: ['not-found', 'conflict'],
})
