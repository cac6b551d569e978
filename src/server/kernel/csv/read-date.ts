import type { DateOrder } from '#shared/domain/csv-import.ts'
import { workInSlices } from '#server/kernel/workers/event-loop.ts'

/** A moment as the file has it: either with its offset from UTC, or by the clock of the place. */
export interface WrittenAt {
  /** `2025-04-03T12:00:00`, with `Z` or an offset behind it where `hasOffset`. */
  text: string
  hasOffset: boolean
}

interface Parts {
  year: number
  month: number
  day: number
}

/** No way to write a moment is longer; matching what is would take for ever. */
const MAX_LENGTH = 64

/** A day without a time lies at noon: the same day wherever one looks from. */
const NOON = '12:00:00'

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(.*)$/
const YEAR_FIRST = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(.*)$/
/** Only who puts the day first writes dots. */
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(.*)$/
const NUMBERS = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(.*)$/
const DAY_MONTH_NAME =
  /^(?:\p{L}+,?\s+)?(\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:de\s+)?(\p{L}+)\.?,?\s+(?:de\s+)?(\d{4})(.*)$/iu
const MONTH_NAME_DAY = /^(?:\p{L}+,\s+)?(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(.*)$/iu
const TIME =
  /^(?:[T\s,]|\bat\b|\bum\b|\bà\b)*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap])?\.?m?\.?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?(?:\s*Uhr)?$/i

/** The first letters of the months in four languages, without accents; enough to tell them apart. */
const MONTH_STARTS: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar', 'mrz'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'ago', 'aou'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dic', 'dez'],
]

export function findDate(text: string, order: DateOrder): WrittenAt | null {
  if (text.length > MAX_LENGTH) return null
  const found = findParts(text.trim(), order)
  if (!found || !isOfTheCalendar(found.parts)) return null
  const day = writeDay(found.parts)
  const rest = found.rest.trim()
  if (rest === '') return { text: `${day}T${NOON}`, hasOffset: false }
  const time = findTime(rest)
  return time && { text: `${day}T${time.clock}${time.offset}`, hasOffset: time.offset !== '' }
}

/** The way that more dates can only be meant. A file that fits both is read as its reader's country writes. */
export async function guessDateOrder(texts: Iterable<string>, otherwise: DateOrder): Promise<DateOrder> {
  let [dayFirst, monthFirst] = [0, 0]
  const pause = workInSlices()
  for (const text of texts) {
    const written = text.slice(0, MAX_LENGTH).trim()
    const match = NUMBERS.exec(written)
    if (DOTTED.test(written) || Number(match?.[1]) > 12) dayFirst += 1
    if (Number(match?.[2]) > 12) monthFirst += 1
    await pause()
  }
  if (dayFirst === monthFirst) return otherwise
  return dayFirst > monthFirst ? 'day-first' : 'month-first'
}

function findParts(text: string, order: DateOrder): { parts: Parts; rest: string } | null {
  const numbers = ISO.exec(text) ?? YEAR_FIRST.exec(text)
  if (numbers) return take(numbers, [1, 2, 3])
  const dotted = DOTTED.exec(text)
  if (dotted) return take(dotted, [3, 2, 1])
  const short = NUMBERS.exec(text)
  if (short) return take(short, order === 'day-first' ? [3, 2, 1] : [3, 1, 2])
  const dayFirst = DAY_MONTH_NAME.exec(text)
  if (dayFirst) return take(dayFirst, [3, 2, 1])
  const monthFirst = MONTH_NAME_DAY.exec(text)
  return monthFirst && take(monthFirst, [3, 1, 2])
}

function take(match: RegExpExecArray, [year, month, day]: [number, number, number]) {
  const written = match[year] ?? ''
  return {
    parts: {
      year: Number(written.length === 2 ? `20${written}` : written),
      month: readMonth(match[month] ?? ''),
      day: Number(match[day]),
    },
    rest: match[4] ?? '',
  }
}

function readMonth(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const name = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  // "juin" and "juillet" begin alike, so the longer beginnings are tried first.
  const starts = MONTH_STARTS.flatMap((list, index) => list.map((start) => ({ start, month: index + 1 })))
  const found = starts.toSorted((a, b) => b.start.length - a.start.length).find(({ start }) => name.startsWith(start))
  return found?.month ?? 0
}

function isOfTheCalendar({ year, month, day }: Parts): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1990 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function writeDay({ year, month, day }: Parts): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function findTime(text: string): { clock: string; offset: string } | null {
  const match = TIME.exec(text)
  if (!match) return null
  const [, hours = '', minutes = '', seconds = '00', half, zone = ''] = match
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  const offset = findOffset(zone)
  if (offset === null) return null
  return { clock: `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`, offset }
}

/** No clock of the world is more than fourteen hours from UTC. */
function findOffset(zone: string): string | null {
  if (/^(utc|gmt|z)$/i.test(zone)) return 'Z'
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))]
  const isOfTheWorld = minutes < 60 && hours * 60 + minutes <= 14 * 60
  return isOfTheWorld ? zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') : null
}
