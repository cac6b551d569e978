import { z } from 'zod'
import {
  CONTACT_FAULTS,
  CONTACT_IMPORT_LIMITS,
  CONTACT_IMPORT_STATES,
  contactReadingSchema,
} from '../domain/contact-import.ts'
import { LOCALES } from '../domain/locales.ts'
import { CONSENT_CHANNELS, consentGiven } from './contacts.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageInput, pageOf } from './paging.ts'

/** In JSON a character of the file may take three bytes, or two where it is escaped. */
const MAX_CHUNK_BYTES = 3 * CONTACT_IMPORT_LIMITS.chunk + 64 * 1024
const MAX_SAMPLE_BYTES = 3 * CONTACT_IMPORT_LIMITS.sample + 64 * 1024

const faultSchema = z
  .object({ line: z.int(), fault: z.enum(CONTACT_FAULTS), value: z.string() })
  .meta({ id: 'ContactImportFault' })
export type ContactImportFault = z.infer<typeof faultSchema>

const previewRowSchema = z
  .object({
    line: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    locationName: z.string().nullable(),
    tags: z.array(z.string()),
    lastVisit: z.iso.date().nullable(),
  })
  .meta({ id: 'ContactImportPreviewRow' })
export type ContactImportPreviewRow = z.infer<typeof previewRowSchema>

const previewSchema = z
  .object({
    reading: contactReadingSchema,
    /** The first of those that can be read. */
    rows: z.array(previewRowSchema),
    /** The first of those that cannot. */
    faults: z.array(faultSchema),
  })
  .meta({ id: 'ContactImportPreview' })
export type ContactImportPreview = z.infer<typeof previewSchema>

export const contactImportSchema = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    state: z.enum(CONTACT_IMPORT_STATES),
    /** Rows of the file that have been read. */
    read: z.int(),
    /** Of these: */
    refused: z.int(),
    /** tell of a person that another row tells of, too, and are one with it. */
    repeated: z.int(),
    /** How many people remain, and how many of them are done. While it is undone: how many it brought or changed. */
    total: z.int(),
    done: z.int(),
    /** Of these: */
    known: z.int(),
    suppressed: z.int(),
    added: z.int(),
    merged: z.int(),
    /** Contacts that undoing it has taken away or put back. */
    removed: z.int(),
    /** What they have agreed to; on none nothing is sent. */
    channels: z.array(z.enum(CONSENT_CHANNELS)),
    canUndo: z.boolean(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ContactImport' })
export type ContactImport = z.infer<typeof contactImportSchema>

/** Keeps nothing. What is not said of how to read it is guessed. */
export const previewContactImport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contact-imports/preview',
  summary: 'How the first rows of a file would be read; keeps nothing',
  access: 'contacts.manage',
  needsAllLocations: true,
  input: z.object({
    text: z.string().min(1, 'required').max(CONTACT_IMPORT_LIMITS.sample, 'tooLong'),
    /** The file has no more than this. */
    isWhole: z.boolean(),
    reading: contactReadingSchema.omit({ columns: true, delimiter: true }).partial().default({}),
  }),
  output: previewSchema,
  maxBodyBytes: MAX_SAMPLE_BYTES,
  ratePerMinute: 120,
  isHeavy: true,
})

/** What the same person began before and did not start goes with it. */
export const createContactImport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contact-imports',
  summary: 'Begin an import of contacts, whose file then comes in parts',
  access: 'contacts.manage',
  switch: 'contact-import',
  needsAllLocations: true,
  input: z.object({
    fileName: z.string().trim().min(1, 'required').max(200, 'tooLong'),
    reading: contactReadingSchema,
    /** Of rows that name none. */
    locationId: z.uuid('choiceInvalid').nullable().default(null),
  }),
  output: contactImportSchema,
  errors: ['not-found'],
  ratePerMinute: 20,
})

const ofImport = z.object({ importId: z.uuid() })

/** The rows are read and checked at once; contacts stay as they are. A part that was taken before is not taken again. */
export const addContactImportChunk = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contact-imports/:importId/chunks',
  summary: 'Bring the next part of the file; with the last one it is checked',
  access: 'contacts.manage',
  needsAllLocations: true,
  input: ofImport.extend({
    /** From 0. */
    number: z.int().min(0).max(10_000),
    text: z.string().max(CONTACT_IMPORT_LIMITS.chunk, 'tooLong'),
    isLast: z.boolean(),
  }),
  output: contactImportSchema,
  errors: ['not-found', 'conflict', 'illegal-transition'],
  maxBodyBytes: MAX_CHUNK_BYTES,
  isHeavy: true,
})

/** What they agreed to has to be said; `null`: to nothing, and nothing is sent. */
export const startContactImport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contact-imports/:importId/start',
  summary: 'Take in the rows of an import that has been checked',
  access: 'contacts.manage',
  needsAllLocations: true,
  input: ofImport.extend({
    consent: z.object({ channels: z.array(z.enum(CONSENT_CHANNELS)).min(1, 'required'), ...consentGiven }).nullable(),
  }),
  output: contactImportSchema,
  errors: ['not-found', 'conflict', 'illegal-transition'],
})

export const discardContactImport = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/contact-imports/:importId',
  summary: 'Drop an import that has not been started',
  access: 'contacts.manage',
  needsAllLocations: true,
  input: ofImport,
  output: z.object({}),
  errors: ['not-found'],
})

export const listContactImports = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contact-imports',
  summary: 'Imports of contacts that were started, newest first',
  access: 'contacts.manage',
  needsAllLocations: true,
  isPolled: true,
  input: z.object(pageInput),
  output: pageOf(contactImportSchema),
})

export const listContactImportFaults = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contact-imports/:importId/faults',
  summary: 'The first hundred rows that were refused, and why',
  access: 'contacts.manage',
  needsAllLocations: true,
  input: ofImport,
  output: z.object({ items: z.array(faultSchema) }),
  errors: ['not-found'],
})

export const exportContactImportFaults = defineEndpoint({
  method: 'GET',
  path: '/api/v1/contact-imports/:importId/faults.csv',
  summary: 'All rows that were refused, with the reason for each, as a file for spreadsheets',
  access: 'contacts.manage',
  needsAllLocations: true,
  isOpenToReaders: true,
  input: ofImport.extend({ headings: z.enum(LOCALES).default('en') }),
  output: z.string(),
  mediaType: 'text/csv',
  errors: ['not-found'],
})

/** Only as a whole, for 30 days, and while nobody has changed what it brought. */
export const undoContactImport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/contact-imports/:importId/undo',
  summary: 'Take a whole import back',
  access: 'contacts.manage',
  needsAllLocations: true,
  input: ofImport,
  output: contactImportSchema,
  errors: ['not-found', 'conflict', 'illegal-transition'],
})
