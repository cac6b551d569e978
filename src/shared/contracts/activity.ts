import { z } from 'zod'
import { ACTIVITY_ACTIONS, SUBJECT_TYPES } from '../domain/activity-actions.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

export const activityEntrySchema = z
  .object({
    id: z.uuid(),
    action: z.enum(ACTIVITY_ACTIONS),
    /** `null` when the product did it by itself. */
    actorName: z.string().nullable(),
    subjectType: z.enum(SUBJECT_TYPES),
    subjectId: z.uuid(),
    subjectLabel: z.string(),
    /** Of how many things it tells, such as the reviews of an import. */
    amount: z.int().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ActivityEntry' })
export type ActivityEntry = z.infer<typeof activityEntrySchema>

export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/api/v1/activity',
  summary: 'Who did what to which subject, newest first',
  access: 'activity.view',
  input: z.object(pageInput),
  output: pageOf(activityEntrySchema),
})
