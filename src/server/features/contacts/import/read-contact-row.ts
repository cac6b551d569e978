import { CONTACT_LIMITS, contactEmail } from '#shared/contracts/contacts.ts'
import type { ContactFault, ContactField, ContactReading } from '#shared/domain/contact-import.ts'
import type { Locale } from '#shared/domain/locales.ts'
import { isKnownTimezone } from '#shared/domain/timezones.ts'
import { simplify } from '#server/kernel/csv/column-names.ts'
import type { CsvRecord } from '#server/kernel/csv/read-csv.ts'
import { findDate } from '#server/kernel/csv/read-date.ts'
import type { ContactValues } from '../contacts.repository.ts'
import { readPhone } from '../read-phone.ts'

export interface StagedRow extends ContactValues {
  line: number
}

export interface RefusedRow {
  line: number
  fault: ContactFault
  value: string
}

export interface RowContext {
  reading: ContactReading
  /** Of the business, for numbers without a country's code. */
  country: string | null
  /** By their simplified names. */
  locations: ReadonlyMap<string, string>
  /** Of rows that name none. */
  locationId: string | null
  now: Date
}

const SHOWN_VALUE_LENGTH = 80

class Refusal extends Error {
  readonly fault: ContactFault
  readonly value: string

  constructor(fault: ContactFault, value = '') {
    super(fault)
    this.fault = fault
    this.value = value
  }
}

export function readContactRow(record: CsvRecord, context: RowContext): StagedRow | RefusedRow {
  try {
    return toContact(record, context)
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return { line: record.line, fault: refusal.fault, value: refusal.value.slice(0, SHOWN_VALUE_LENGTH) }
  }
}

export const isRefused = (row: StagedRow | RefusedRow): row is RefusedRow => 'fault' in row

/** Whatever a cell looks like, it is text. Our own files put a mark before what a spreadsheet would take for a formula. */
const clean = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

function toContact({ line, cells }: CsvRecord, context: RowContext): StagedRow {
  const { reading, country } = context
  const extra = cells.find((cell, column) => column >= reading.columns.length && cell.trim() !== '')
  if (extra !== undefined) throw new Refusal('tooManyCells', extra.trim())
  const cell = (field: ContactField) => {
    const column = reading.mapping[field]
    return column === undefined ? '' : clean(cells[column] ?? '')
  }
  const email = readEmail(cell('email'))
  const phone = readNumber(cell('phone'), country)
  if (email === null && phone === null) throw new Refusal('unreachable')
  const name = cell('name') || `${cell('firstName')} ${cell('lastName')}`.trim()
  return {
    line,
    name: within(name, CONTACT_LIMITS.name),
    email,
    phone,
    language: LANGUAGES.get(simplify(cell('language')).split(' ', 1)[0] ?? '') ?? null,
    timezone: readTimezone(cell('timezone')),
    location_id: readLocation(cell('location'), context),
    tags: readTags(cell('tags')),
    last_visit: readDay(cell('lastVisit'), context),
    fields: reading.keepsOthers ? readOthers(cells, reading) : {},
  }
}

function within(text: string, most: number): string {
  if (text.length > most) throw new Refusal('tooLong', text)
  return text
}

function readEmail(text: string): string | null {
  if (text === '') return null
  const parsed = contactEmail.safeParse(text)
  if (!parsed.success) throw new Refusal('emailInvalid', text)
  return parsed.data
}

function readNumber(text: string, country: string | null): string | null {
  if (text === '') return null
  const phone = readPhone(text, country)
  if (phone === null) throw new Refusal('phoneInvalid', text)
  return phone
}

/** One that we do not write in is as good as none said. */
const LANGUAGES = new Map<string, Locale>(
  Object.entries({
    en: 'en eng english ingles anglais englisch',
    es: 'es spa spanish espanol castellano espagnol spanisch',
    fr: 'fr fra fre french frances francais franzosisch',
    de: 'de deu ger german aleman allemand deutsch',
  }).flatMap(([locale, words]) => words.split(' ').map((word) => [word, locale as Locale] as const)),
)

function readTimezone(text: string): string | null {
  if (text !== '' && !isKnownTimezone(text)) throw new Refusal('timezoneUnknown', text)
  return text === '' ? null : text
}

function readLocation(text: string, { locations, locationId }: RowContext): string | null {
  if (text === '') return locationId
  const id = locations.get(simplify(text))
  if (id === undefined) throw new Refusal('locationUnknown', text)
  return id
}

function readTags(text: string): string[] {
  if (text === '') return []
  const tags = text.split(/[,;|]/).map((tag) => within(tag.trim(), CONTACT_LIMITS.tag))
  const own = [...new Set(tags.filter(Boolean))]
  if (own.length > CONTACT_LIMITS.tags) throw new Refusal('tooManyTags', text)
  return own
}

function readDay(text: string, { reading, now }: RowContext): string | null {
  if (text === '') return null
  const day = findDate(text, reading.dateOrder)?.text.slice(0, 10)
  if (day === undefined) throw new Refusal('dateUnreadable', text)
  // Where it is tomorrow already, today's visits are not from the future.
  if (Date.parse(day) > now.getTime() + 14 * 3_600_000) throw new Refusal('dateInFuture', text)
  return day
}

function readOthers(cells: readonly string[], { columns, mapping }: ContactReading): Record<string, string> {
  const taken = new Set(Object.values(mapping))
  const others = columns.flatMap((name, column) => {
    const value = clean(cells[column] ?? '')
    if (taken.has(column) || name === '' || value === '') return []
    return [[name.slice(0, CONTACT_LIMITS.fieldName), within(value, CONTACT_LIMITS.fieldValue)] as const]
  })
  return Object.fromEntries(others.slice(0, CONTACT_LIMITS.fields))
}
