import { z } from 'zod'
import { LOCALES } from '../domain/locales.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'
import { day } from './reviews.ts'

/** What was changed, or every look as well. */
export const AUDIT_KINDS = ['changes', 'all'] as const

export const auditFilterShape = {
  kind: z.enum(AUDIT_KINDS, 'choiceInvalid').optional(),
  administrator: z.uuid().optional(),
  action: z.string().max(100).optional(),
  customer: z.uuid().optional(),
  /** Days of UTC, both included. */
  from: day.optional(),
  to: day.optional(),
}

const auditLineSchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    administrator: z.object({ id: z.uuid(), name: z.string() }),
    action: z.string(),
    isChange: z.boolean(),
    /** Its name is gone with the customer. */
    customer: z.object({ id: z.uuid(), companyName: z.string().nullable() }).nullable(),
    /** An id, a code or a name. */
    subject: z.string().nullable(),
    reason: z.string().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    requestId: z.string(),
  })
  .meta({ id: 'AuditLine' })
export type AuditLine = z.infer<typeof auditLineSchema>

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/audit',
  summary: 'What administrators did, to whom and why, newest first',
  access: 'platform-admin',
  input: z.object({ ...auditFilterShape, ...pageInput }),
  output: pageOf(auditLineSchema).extend({
    /** Everybody who has a line, also those who are none any more. */
    administrators: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
})

/** The newest of what matches, as many as a spreadsheet can hold in comfort. */
export const MOST_AUDIT_EXPORTED = 50_000

export const exportAudit = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/audit.csv',
  summary: 'What matches as a CSV file, newest first; that it was taken is a line of its own',
  access: 'platform-admin',
  input: z.object({ ...auditFilterShape, language: z.enum(LOCALES).default('en') }),
  output: z.string(),
  mediaType: 'text/csv',
  ratePerMinute: 20,
})
export type AuditFilter = Omit<z.output<typeof exportAudit.input>, 'language'>
