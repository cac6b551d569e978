import { z } from 'zod'
import { ACTIVITY_ACTIONS, SUBJECT_TYPES } from '../domain/activity-actions.ts'
import { ACTIVITY_SUBJECTS } from '../domain/activity-subjects.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'
import { listOf } from './reviews.ts'

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
    /** Where in the product its subject is; `null` where it is gone or not for this person to see. */
    link: z.string().nullable(),
  })
  .meta({ id: 'ActivityEntry' })
export type ActivityEntry = z.infer<typeof activityEntrySchema>

export const activityFilterShape = {
  /** All of them where none is named. */
  subject: listOf(z.enum(ACTIVITY_SUBJECTS)),
  /** A member's user id, or `product` for what it did by itself. */
  actor: z.union([z.uuid(), z.literal('product')]).optional(),
}

export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/api/v1/activity',
  summary: 'Who did what to which subject, newest first',
  access: 'activity.view',
  input: z.object({ ...activityFilterShape, ...pageInput }),
  output: pageOf(activityEntrySchema),
})
