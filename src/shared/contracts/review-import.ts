import { z } from 'zod'
import { PLATFORMS } from '../domain/platforms.ts'
import { DATE_ORDERS } from '../domain/csv-import.ts'
import { columnMappingSchema, IMPORT_STATES, MAX_IMPORT_BYTES, ROW_FAULTS } from '../domain/review-import.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

/** In JSON every quote, comma and line end of the file may take twice its place. */
const MAX_BODY_BYTES = 2 * MAX_IMPORT_BYTES + 64 * 1024

const importedFile = z.object({
  platform: z.enum(PLATFORMS, 'choiceInvalid'),
  locationId: z.uuid('choiceInvalid').nullable().default(null),
  text: z.string().min(1, 'required').max(MAX_IMPORT_BYTES, 'tooLong'),
  /** Guessed from the header where it is left out. */
  mapping: columnMappingSchema.optional(),
  /** Guessed from the dates where it is left out. */
  dateOrder: z.enum(DATE_ORDERS, 'choiceInvalid').optional(),
})

const rowFaultSchema = z
  .object({ line: z.int(), fault: z.enum(ROW_FAULTS), value: z.string() })
  .meta({ id: 'ImportRowFault' })
export type ImportRowFault = z.infer<typeof rowFaultSchema>

const previewRowSchema = z
  .object({
    line: z.int(),
    platform: z.enum(PLATFORMS),
    state: z.enum(['good', 'duplicate']),
    /** The day it was written, in the location's own time. */
    day: z.iso.date(),
    author: z.string().nullable(),
    rating: z.int().nullable(),
    /** The rating as it stands in the file, where it is no whole one: the nearest is taken, half a star counts up. */
    roundedFrom: z.string().nullable(),
    isRecommended: z.boolean().nullable(),
    title: z.string().nullable(),
    content: z.string().nullable(),
  })
  .meta({ id: 'ImportPreviewRow' })
export type ImportPreviewRow = z.infer<typeof previewRowSchema>

export const importPreviewSchema = z
  .object({
    columns: z.array(z.string()),
    mapping: columnMappingSchema,
    dateOrder: z.enum(DATE_ORDERS),
    counts: z.object({ good: z.int(), duplicates: z.int(), bad: z.int(), rounded: z.int() }),
    /** The first of those that can be read. */
    rows: z.array(previewRowSchema),
    /** The first of those that cannot. */
    faults: z.array(rowFaultSchema),
  })
  .meta({ id: 'ImportPreview' })
export type ImportPreview = z.infer<typeof importPreviewSchema>

export const reviewImportSchema = z
  .object({
    id: z.uuid(),
    platform: z.enum(PLATFORMS),
    /** A column says which platform each line is of; `platform` is for those that say none. */
    namesPlatforms: z.boolean(),
    locationName: z.string().nullable(),
    fileName: z.string(),
    state: z.enum(IMPORT_STATES),
    total: z.int(),
    /** Rows that have been looked at so far. */
    done: z.int(),
    added: z.int(),
    duplicates: z.int(),
    refused: z.int(),
    /** Reviews that undoing it has taken away. */
    removed: z.int(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ReviewImport' })
export type ReviewImport = z.infer<typeof reviewImportSchema>

export const previewReviewImport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/review-imports/preview',
  summary: 'How the rows of a file would be read; keeps nothing',
  access: 'reviews.manage',
  input: importedFile,
  output: importPreviewSchema,
  errors: ['not-found'],
  maxBodyBytes: MAX_BODY_BYTES,
  ratePerMinute: 60,
  isHeavy: true,
})

export const startReviewImport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/review-imports',
  summary: 'Take the reviews of a file in; what is known already is left as it is',
  access: 'reviews.manage',
  input: importedFile.extend({ fileName: z.string().trim().min(1, 'required').max(200, 'tooLong') }),
  output: reviewImportSchema,
  errors: ['not-found', 'conflict'],
  maxBodyBytes: MAX_BODY_BYTES,
  ratePerMinute: 20,
  isHeavy: true,
})

export const listReviewImports = defineEndpoint({
  method: 'GET',
  path: '/api/v1/review-imports',
  summary: 'Past imports, newest first',
  access: 'reviews.view',
  isPolled: true,
  input: z.object(pageInput),
  output: pageOf(reviewImportSchema),
})

export const listImportFaults = defineEndpoint({
  method: 'GET',
  path: '/api/v1/review-imports/:importId/faults',
  summary: 'The first hundred lines that an import could not read, and why',
  access: 'reviews.view',
  input: z.object({ importId: z.uuid() }),
  output: z.object({ items: z.array(rowFaultSchema) }),
  errors: ['not-found'],
})

export const undoReviewImport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/review-imports/:importId/undo',
  summary: 'Take away the reviews an import added that nobody has answered',
  access: 'reviews.manage',
  input: z.object({ importId: z.uuid() }),
  output: reviewImportSchema,
  errors: ['not-found', 'illegal-transition'],
})
