import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

const MOST_LOCATIONS = 1000

/** `null`: all of them. */
export const locationLimit = z.array(z.uuid('choiceInvalid')).max(MOST_LOCATIONS, 'tooMany').nullable()

const memberLocationsSchema = z
  .object({
    memberId: z.uuid(),
    /** `null`: all of them, and what belongs to none. */
    locations: z.array(z.uuid()).nullable(),
  })
  .meta({ id: 'MemberLocations' })
export type MemberLocations = z.infer<typeof memberLocationsSchema>

export const getMemberLocations = defineEndpoint({
  method: 'GET',
  path: '/api/v1/team/:memberId/locations',
  summary: 'The locations a member is limited to',
  access: 'team.view',
  input: z.object({ memberId: z.uuid() }),
  output: memberLocationsSchema,
  errors: ['not-found'],
})

export const setMemberLocations = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/team/:memberId/locations',
  summary: 'Limit a member to some locations, or to none of them: they see nothing of the others',
  access: 'team.manage',
  needsAllLocations: true,
  input: z.object({
    memberId: z.uuid(),
    locations: locationLimit,
  }),
  output: memberLocationsSchema,
  errors: ['not-found', 'permission-denied'],
})
