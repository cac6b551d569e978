import type { CalendarItem } from '#shared/contracts/calendar.ts'
import type { CalendarView } from '#shared/contracts/calendar-filter.ts'
import { toInstant, toWallTime } from '#shared/domain/wall-time.ts'

/** 2026-11-20, of no clock. */
export type Day = string

const DAY_MS = 86_400_000
const WEEK = 7

const readDay = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const writeDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day => writeDay(readDay(day) + count * DAY_MS)

/** The same day of another month, or its last. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return writeDay(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** Weeks begin on Sunday, in every language. */
const weekOf = (day: Day): Day => addDays(day, -new Date(readDay(day)).getUTCDay())

/** All days of the weeks that the view shows. */
export function daysOf(view: CalendarView, day: Day): Day[] {
  const first = view === 'week' ? weekOf(day) : weekOf(`${day.slice(0, 7)}-01`)
  const last = view === 'week' ? addDays(first, WEEK - 1) : addDays(weekOf(lastOfMonth(day)), WEEK - 1)
  const count = (readDay(last) - readDay(first)) / DAY_MS + 1
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

const lastOfMonth = (day: Day): Day => addDays(`${addMonths(`${day.slice(0, 7)}-01`, 1).slice(0, 7)}-01`, -1)

export const weeksOf = (days: readonly Day[]): Day[][] =>
  Array.from({ length: days.length / WEEK }, (_, week) => days.slice(week * WEEK, (week + 1) * WEEK))

export const stepOf = (view: CalendarView, day: Day, by: 1 | -1): Day =>
  view === 'week' ? addDays(day, by * WEEK) : addMonths(day, by)

/** Whether its clocks are put forward or back. */
export function hasClockChange(day: Day, timezone: string): boolean {
  const dawnOf = (of: Day) => toInstant({ date: of, time: '00:00' }, timezone)?.instant.getTime() ?? 0
  return dawnOf(addDays(day, 1)) - dawnOf(day) !== DAY_MS
}

/** Where something stands, as the clocks there show it. */
export interface Place {
  day: Day
  /** `null`: the whole day. */
  time: string | null
}

export function placeOf(item: CalendarItem, timezone: string): Place {
  if (item.kind === 'campaign' && item.at === null) return { day: item.day ?? '', time: null }
  const { date, time } = toWallTime(new Date(item.at ?? 0), timezone)
  return { day: date, time }
}

export interface PlacedItem {
  item: CalendarItem
  place: Place
}

const DAWN = ''
const byTime = (one: PlacedItem, other: PlacedItem) =>
  (one.place.time ?? DAWN).localeCompare(other.place.time ?? DAWN) || one.item.id.localeCompare(other.item.id)

/** By their days, each day in the order of its clock. */
export function sortIntoDays(items: readonly CalendarItem[], timezone: string): Map<Day, PlacedItem[]> {
  const days = new Map<Day, PlacedItem[]>()
  for (const item of items) {
    const placed = { item, place: placeOf(item, timezone) }
    const known = days.get(placed.place.day)
    if (known) known.push(placed)
    else days.set(placed.place.day, [placed])
  }
  for (const placed of days.values()) placed.sort(byTime)
  return days
}

export const SLOT_MINUTES = 30
const DAY_MINUTES = 1440

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const twoDigits = (value: number) => String(value).padStart(2, '0')

export function timeOf(minutes: number): string {
  const within = Math.min(Math.max(minutes, 0), DAY_MINUTES - 1)
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`
}

/** What begins in the same half hour stands side by side; by the minute that half hour begins with. */
export function sortIntoSlots(placed: readonly PlacedItem[]): Map<number, PlacedItem[]> {
  const slots = new Map<number, PlacedItem[]>()
  for (const one of placed) {
    if (one.place.time === null) continue
    const slot = Math.floor(minutesOf(one.place.time) / SLOT_MINUTES) * SLOT_MINUTES
    slots.set(slot, [...(slots.get(slot) ?? []), one])
  }
  return slots
}

/** Where a key takes what is held: by days and weeks, in a week up and down the hours. */
export function moveBy(place: Place, key: string, view: CalendarView): Place {
  if (key === 'ArrowLeft') return { ...place, day: addDays(place.day, -1) }
  if (key === 'ArrowRight') return { ...place, day: addDays(place.day, 1) }
  const by = key === 'ArrowUp' ? -1 : 1
  if (view === 'month' || place.time === null) return { ...place, day: addDays(place.day, by * WEEK) }
  const minutes = minutesOf(place.time) + by * SLOT_MINUTES
  if (minutes < 0) return { day: addDays(place.day, -1), time: timeOf(minutes + DAY_MINUTES) }
  return minutes < DAY_MINUTES
    ? { ...place, time: timeOf(minutes) }
    : { day: addDays(place.day, 1), time: timeOf(minutes - DAY_MINUTES) }
}

/** As the server takes it; the first day of a draft has no time. */
export const writePlace = ({ day, time }: Place): string => `${day}T${time ?? '00:00'}`

export const isSamePlace = (one: Place, other: Place) => one.day === other.day && one.time === other.time
