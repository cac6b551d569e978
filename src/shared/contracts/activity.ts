import { z } from 'zod'
import { ACTIVITY_ACTIONS, ACTIVITY_CHANGES, SUBJECT_TYPES } from '../domain/activity-actions.ts'
import { ACTIVITY_SUBJECTS } from '../domain/activity-subjects.ts'
import { LOCALES } from '../domain/locales.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'
import { day, listOf } from './reviews.ts'

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
    /** Which settings it changed, from what to what. */
    changes: z.array(
      z.object({ name: z.enum(ACTIVITY_CHANGES), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    /** From where it was done, for those who manage the team; `null` for others, and for what the product did. */
    origin: z
      .object({
        browser: z.string().nullable(),
        system: z.string().nullable(),
        /** Kept for 30 days. */
        address: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ActivityEntry' })
export type ActivityEntry = z.infer<typeof activityEntrySchema>

export const activityFilterShape = {
  /** All of them where none is named. */
  subject: listOf(z.enum(ACTIVITY_SUBJECTS)),
  /** A member's user id, or `product` for what it did by itself. */
  actor: z.union([z.uuid(), z.literal('product')]).optional(),
}

/** Days in the customer's timezone, both included. */
export const activityPeriodShape = { from: day.optional(), to: day.optional() }

export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/api/v1/activity',
  summary: 'Who did what to which subject, newest first',
  access: 'activity.view',
  isOpenToKeys: true,
  input: z.object({ ...activityFilterShape, ...activityPeriodShape, ...pageInput }),
  output: pageOf(activityEntrySchema),
})

/** The newest of what matches, as many as a spreadsheet can hold in comfort. */
export const MOST_ACTIVITY_EXPORTED = 50_000

export const exportActivity = defineEndpoint({
  method: 'GET',
  path: '/api/v1/activity.csv',
  summary: 'What matches as a CSV file, newest first, with the device and address of each line',
  access: 'team.manage',
  input: z.object({
    ...activityFilterShape,
    ...activityPeriodShape,
    /** Of its words; the person's own where it is left out. */
    language: z.enum(LOCALES).optional(),
  }),
  output: z.string(),
  mediaType: 'text/csv',
  ratePerMinute: 20,
})
export type ActivityFilter = Omit<z.output<typeof exportActivity.input>, 'language'>
