import { z } from 'zod'
import { TEAM_ROLES } from '../domain/permissions.ts'
import { TARGET_HOURS } from '../domain/response-targets.ts'
import { defineEndpoint } from './endpoint.ts'
import { reputationFilterShape } from './reputation-filter.ts'

const MOST_PEOPLE = 200

const targetsShape = {
  /** Of one star to five; a recommendation counts as five stars, its opposite as one. `null`: no target. */
  hours: z.array(z.literal(TARGET_HOURS, 'choiceInvalid').nullable()).length(5, 'invalid'),
  /** Who is told of a late one: whom it is assigned to, everybody with one of these roles, and these people. */
  tellsAssignee: z.boolean(),
  toldRoles: z.array(z.enum(TEAM_ROLES)).max(TEAM_ROLES.length, 'tooMany'),
  toldUserIds: z.array(z.uuid()).max(MOST_PEOPLE, 'tooMany'),
}

const responseTargetsSchema = z
  .object({
    ...targetsShape,
    /** Reviews from before it count as late for nobody; `null` while there is no target. */
    since: z.iso.datetime().nullable(),
    /** To be sent along with a change, which is refused where somebody else's came first. */
    revision: z.int(),
  })
  .meta({ id: 'ResponseTargets' })
export type ResponseTargetSettings = z.infer<typeof responseTargetsSchema>

export const getResponseTargets = defineEndpoint({
  method: 'GET',
  path: '/api/v1/settings/response-targets',
  summary: 'How soon reviews are to be answered, by their stars, and who is told of late ones',
  access: 'settings.view',
  plan: 'advanced-analytics',
  input: z.object({}),
  output: responseTargetsSchema,
})

export const responseTargetsInput = z.object({ ...targetsShape, revision: z.int().optional() })

export const changeResponseTargets = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/settings/response-targets',
  summary: 'Say how soon reviews are to be answered, by their stars, and who is told of late ones',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: responseTargetsInput,
  output: responseTargetsSchema,
  errors: ['not-found', 'conflict'],
})

const days = z.object({ from: z.iso.date(), to: z.iso.date() })
const targetCounts = z.object({ metCount: z.int(), missedCount: z.int() })

const targetFiguresSchema = z
  .object({
    days: days.nullable(),
    daysBefore: days.nullable(),
    today: z.iso.date(),
    /** Those of the stars with a target, by the targets as they are now: answered in time, and late or not yet and late. */
    items: z.array(
      z.object({
        rating: z.int(),
        hours: z.literal(TARGET_HOURS),
        now: targetCounts,
        before: targetCounts.nullable(),
      }),
    ),
    /** To be answered, and late, of any period; counted up to a thousand. */
    overdueCount: z.int(),
  })
  .meta({ id: 'TargetFigures' })
export type TargetFigures = z.infer<typeof targetFiguresSchema>

export const getTargetFigures = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reputation/targets',
  summary: 'How many reviews were answered within the targets, beside the period before',
  access: 'analytics.view',
  plan: 'advanced-analytics',
  input: z.object(reputationFilterShape),
  output: targetFiguresSchema,
})
