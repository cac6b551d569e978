import { hash } from 'node:crypto'
import { hasStars, type Platform } from '#shared/domain/platforms.ts'
import type { ImportField, ImportReading, RowFault } from '#shared/domain/review-import.ts'
import { findPlatform } from './guess-columns.ts'
import type { CsvRecord } from '#server/kernel/csv/read-csv.ts'
import { findDate, type WrittenAt } from '#server/kernel/csv/read-date.ts'
import { findRating, findRecommendation } from './read-verdict.ts'

export interface ReadReview {
  line: number
  platform: Platform
  /** The platform's own, or one made of what the row says. */
  platformReviewId: string
  hasOwnId: boolean
  writtenAt: WrittenAt
  rating: number | null
  /** The rating as it stands in the file, where it is no whole one. */
  roundedFrom: string | null
  isRecommended: boolean | null
  title: string | null
  content: string | null
  author: string | null
  url: string | null
  language: string | null
}

export interface BadRow {
  line: number
  fault: RowFault
  value: string
}

const MAX_LENGTHS = { author: 200, title: 500, content: 20_000, url: 2000, id: 500, language: 35 } as const
const SHOWN_VALUE_LENGTH = 80

class Refusal extends Error {
  readonly fault: RowFault
  readonly value: string

  constructor(fault: RowFault, value = '') {
    super(fault)
    this.fault = fault
    this.value = value
  }
}

export interface RowContext {
  /** Of the lines that name none. */
  platform: Platform
  reading: ImportReading
  /** How many columns the header names. */
  columnCount: number
  now: Date
}

export function readRow(record: CsvRecord, context: RowContext): ReadReview | BadRow {
  try {
    return toReview(record, context)
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return { line: record.line, fault: refusal.fault, value: refusal.value.slice(0, SHOWN_VALUE_LENGTH) }
  }
}

export function isGood(row: ReadReview | BadRow): row is ReadReview {
  return !isBad(row)
}

export function isBad(row: ReadReview | BadRow): row is BadRow {
  return 'fault' in row
}

/** Whatever a cell looks like, a formula included, it is text. */
function toReview({ line, cells }: CsvRecord, context: RowContext): ReadReview {
  const { reading, columnCount, now } = context
  const nameless = cells.find((extra, column) => column >= columnCount && extra.trim() !== '')
  if (nameless !== undefined) throw new Refusal('tooManyCells', nameless.trim())
  const cell = (field: ImportField) => {
    const column = reading.mapping[field]
    return column === undefined ? '' : (cells[column] ?? '').trim()
  }
  const platform = readPlatform(cell('platform')) ?? context.platform
  const writtenAt = readDate(cell('date'), { order: reading.dateOrder, now })
  const review = {
    line,
    platform,
    writtenAt,
    ...readRating(hasStars(platform) ? cell('rating') : ''),
    isRecommended: hasStars(platform) ? null : readRecommendation(cell('recommendation')),
    title: readText(cell('title'), 'title'),
    content: readText(cell('content'), 'content'),
    author: readText(cell('author'), 'author'),
    url: readUrl(cell('url')),
    language: readLanguage(cell('language')),
  }
  if (review.rating === null && review.isRecommended === null && !review.content) throw new Refusal('nothingSaid')
  const ownId = readText(cell('id'), 'id')
  return { ...review, hasOwnId: ownId !== null, platformReviewId: ownId ?? makeId(review) }
}

function readPlatform(text: string): Platform | undefined {
  const platform = findPlatform(text)
  if (text !== '' && !platform) throw new Refusal('platformUnknown', text)
  return platform
}

function readDate(text: string, { order, now }: { order: ImportReading['dateOrder']; now: Date }): WrittenAt {
  if (text === '') throw new Refusal('dateMissing')
  const date = findDate(text, order)
  if (!date) throw new Refusal('dateUnreadable', text)
  // Where it is tomorrow already, today's reviews are not from the future.
  const latest = now.getTime() + 14 * 3_600_000
  if (Date.parse(date.hasOffset ? date.text : `${date.text}Z`) > latest) throw new Refusal('dateInFuture', text)
  return date
}

/** Platforms give whole stars: others become the nearest, halves the upper one. */
function readRating(text: string): Pick<ReadReview, 'rating' | 'roundedFrom'> {
  if (text === '') return { rating: null, roundedFrom: null }
  const rating = findRating(text)
  if (rating === null) throw new Refusal('ratingUnreadable', text)
  return { rating: Math.round(rating), roundedFrom: Number.isInteger(rating) ? null : text }
}

function readRecommendation(text: string): boolean | null {
  if (text === '') return null
  const isRecommended = findRecommendation(text)
  if (isRecommended === null) throw new Refusal('recommendationUnreadable', text)
  return isRecommended
}

function readText(text: string, field: keyof typeof MAX_LENGTHS): string | null {
  if (text.length > MAX_LENGTHS[field]) throw new Refusal('tooLong', text)
  return text === '' ? null : text
}

/** What is no language's name is as good as none said. */
function readLanguage(text: string): string | null {
  const isName = text.length <= MAX_LENGTHS.language && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(text)
  return isName ? text : null
}

function readUrl(text: string): string | null {
  if (text === '') return null
  const isWebAddress = /^https?:\/\//i.test(text) && URL.canParse(text)
  if (!isWebAddress) throw new Refusal('urlInvalid', text)
  return readText(text, 'url')
}

/** The same for the same row in any file. Without a text, the verdict is all that tells two apart. */
function makeId(
  row: Pick<ReadReview, 'platform' | 'author' | 'writtenAt' | 'content' | 'rating' | 'isRecommended'>,
): string {
  const said = row.content ?? [row.rating, row.isRecommended]
  return `import-${hash('sha256', JSON.stringify([row.platform, row.author, row.writtenAt.text, said]), 'base64url')}`
}
