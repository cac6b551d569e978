import { z } from 'zod'
import { OVERLAP_HOURS, USUAL_OVERLAP_HOURS } from '../domain/api-keys.ts'
import { isMappedPath, LONGEST_MAPPED_PATH, MOST_VISIT_HOOKS } from '../domain/visit-hooks.ts'
import { defineEndpoint } from './endpoint.ts'

const place = z
  .string()
  .trim()
  .max(LONGEST_MAPPED_PATH, 'tooLong')
  .refine((text) => text === '' || isMappedPath(text), 'invalid')
  .optional()

const mapping = z.object({ id: place, name: place, email: place, phone: place, visitedAt: place })

const visitHookSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    locationId: z.uuid().nullable(),
    mapping,
    /** Whether each message has to bear a signature. */
    isSigned: z.boolean(),
    /** How its secret ends, or its address where there is no secret; empty for those from before there were any. */
    hint: z.string(),
    /** What was good before the last rotation, while it still is. */
    earlier: z.object({ hint: z.string(), endsAt: z.iso.datetime() }).nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    createdBy: z.string(),
  })
  .meta({ id: 'VisitHook' })
export type VisitHook = z.infer<typeof visitHookSchema>

const shownOnceSchema = z
  .object({
    hook: visitHookSchema,
    /** Where to post; `null`: where it was. */
    address: z.string().nullable(),
    /** For `goodword-signature: sha256=…`, the HMAC-SHA256 of the body in hexadecimal. */
    secret: z.string().nullable(),
  })
  .meta({ id: 'VisitHookShownOnce' })
export type VisitHookShownOnce = z.infer<typeof shownOnceSchema>

const mappingInput = mapping.refine(({ email, phone }) => Boolean(email) || Boolean(phone), {
  path: ['email'],
  error: 'required',
})

export const visitHookInput = z.object({
  name: z.string().trim().min(1, 'required').max(80, 'tooLong'),
  locationId: z.uuid('choiceInvalid').nullable().default(null),
  mapping: mappingInput,
  isSigned: z.boolean().default(true),
})

/** On every plan: whoever has left the one it came with can still see and delete what there is. */
export const listVisitHooks = defineEndpoint({
  method: 'GET',
  path: '/api/v1/visit-hooks',
  summary: 'The addresses to which systems post visits as JSON of their own',
  access: 'settings.manage',
  needsAllLocations: true,
  input: z.object({}),
  output: z.object({ items: z.array(visitHookSchema).max(MOST_VISIT_HOOKS) }),
})

export const createVisitHook = defineEndpoint({
  method: 'POST',
  path: '/api/v1/visit-hooks',
  summary:
    'Take in visits at an address of its own; it and its secret are shown in this answer alone. Asks for a fresh proof',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'api-access',
  input: visitHookInput,
  output: shownOnceSchema,
  errors: ['conflict', 'not-found'],
  ratePerMinute: 30,
})

export const changeVisitHook = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/visit-hooks/:hookId',
  summary: 'Change where guests were, and which part of a message is what',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'api-access',
  input: z.object({
    hookId: z.uuid(),
    mapping: mappingInput,
    locationId: z.uuid('choiceInvalid').nullable().optional(),
  }),
  output: visitHookSchema,
  errors: ['not-found'],
})

export const rotateVisitHook = defineEndpoint({
  method: 'POST',
  path: '/api/v1/visit-hooks/:hookId/rotate',
  summary:
    'Give a system a new secret, or a new address where it cannot sign; the one before is good for a while. Asks for a fresh proof',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'api-access',
  input: z.object({
    hookId: z.uuid(),
    /** Of what is to be replaced, so that a rotation that was asked for twice happens once. */
    hint: z.string().max(40),
    overlapHours: z.literal(OVERLAP_HOURS, 'choiceInvalid').default(USUAL_OVERLAP_HOURS),
  }),
  output: shownOnceSchema,
  errors: ['not-found', 'conflict'],
  ratePerMinute: 30,
})

export const deleteVisitHook = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/visit-hooks/:hookId',
  summary: 'Take in nothing more at an address',
  access: 'settings.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: z.object({ hookId: z.uuid() }),
  output: z.object({ id: z.uuid() }),
  errors: ['not-found'],
})
