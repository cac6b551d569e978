import { z } from 'zod'
import { MAX_IMPORT_COLUMNS, type DateOrder } from './csv-import.ts'
import { hasStars, type Platform } from './platforms.ts'

export const IMPORT_STATES = ['queued', 'running', 'done', 'failed', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What a column of a file can be. */
export const IMPORT_FIELDS = [
  'date',
  'platform',
  'author',
  'rating',
  'recommendation',
  'title',
  'content',
  'url',
  'language',
  'id',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const MAX_IMPORT_ROWS = 20_000

/** The columns by their place from 0; a field that is not named is in none. */
export const columnMappingSchema = z.partialRecord(
  z.enum(IMPORT_FIELDS),
  z
    .int()
    .min(0)
    .max(MAX_IMPORT_COLUMNS - 1),
)
export type ColumnMapping = z.infer<typeof columnMappingSchema>

/** How a file is read. */
export interface ImportReading {
  delimiter: string
  mapping: ColumnMapping
  dateOrder: DateOrder
}

/** Stars, or yes or no: a platform has one of both. A file that names the platform of each line may have both. */
export function importFieldsOn(platform: Platform, { platform: column }: ColumnMapping): ImportField[] {
  if (column !== undefined) return [...IMPORT_FIELDS]
  const absent = hasStars(platform) ? 'recommendation' : 'rating'
  return IMPORT_FIELDS.filter((field) => field !== absent)
}

/** Why a row cannot be read. */
export const ROW_FAULTS = [
  'platformUnknown',
  'dateMissing',
  'dateUnreadable',
  'dateInFuture',
  'ratingUnreadable',
  'recommendationUnreadable',
  'nothingSaid',
  'urlInvalid',
  'tooLong',
  'tooManyCells',
] as const
export type RowFault = (typeof ROW_FAULTS)[number]
