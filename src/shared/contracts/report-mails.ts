import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'

export const REPORT_CADENCES = ['weekly', 'monthly'] as const
export type ReportCadence = (typeof REPORT_CADENCES)[number]

const MOST_READERS = 1000

const reportReadersSchema = z
  .object({
    /** The people who may see the figures. */
    items: z.array(z.object({ userId: z.uuid(), name: z.string(), cadence: z.enum(REPORT_CADENCES).nullable() })),
  })
  .meta({ id: 'ReportReaders' })
export type ReportReaders = z.infer<typeof reportReadersSchema>

export const listReportReaders = defineEndpoint({
  method: 'GET',
  path: '/api/v1/reputation/report-mails',
  summary: 'Who gets the reputation report by mail, and how often',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: z.object({}),
  output: reportReadersSchema,
})

export const saveReportReaders = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/reputation/report-mails',
  summary: 'Choose who gets the reputation report by mail, and how often',
  access: 'settings.manage',
  needsAllLocations: true,
  plan: 'advanced-analytics',
  input: z.object({
    /** Whoever is not named gets it no more. */
    readers: z.array(z.object({ userId: z.uuid(), cadence: z.enum(REPORT_CADENCES) })).max(MOST_READERS, 'tooMany'),
  }),
  output: reportReadersSchema,
  errors: ['not-found'],
})
