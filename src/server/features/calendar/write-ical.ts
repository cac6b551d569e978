/** One entry of a calendar, by RFC 5545. */
export interface IcalEvent {
  id: string
  summary: string
  /** An instant, or a whole day: 2026-11-20 */
  start: Date | string
  isTentative: boolean
  category: string
  url: string
}

export interface IcalCalendar {
  name: string
  /** When it was written down. */
  at: Date
  events: readonly IcalEvent[]
}

const LINE_OCTETS = 75
const EVENT_MS = 30 * 60_000
const DAY_MS = 86_400_000

/** Programs ask again by themselves, some of them as often as this says. */
const REFRESH = 'PT1H'

export function writeIcal({ name, at, events }: IcalCalendar): string {
  const stamp = writeInstant(at)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Goodword//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escape(name)}`,
    `X-WR-CALNAME:${escape(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => writeEvent(event, stamp)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

function writeEvent({ id, summary, start, isTentative, category, url }: IcalEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@goodword`,
    `DTSTAMP:${stamp}`,
    ...writeSpan(start),
    `SUMMARY:${escape(summary)}`,
    `CATEGORIES:${escape(category)}`,
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    `URL:${url}`,
    'END:VEVENT',
  ]
}

function writeSpan(start: Date | string): string[] {
  if (start instanceof Date) {
    return [`DTSTART:${writeInstant(start)}`, `DTEND:${writeInstant(new Date(start.getTime() + EVENT_MS))}`]
  }
  const next = new Date(Date.parse(start) + DAY_MS).toISOString().slice(0, 10)
  return [`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`]
}

/** In UTC, so that no program has to know a zone. */
const writeInstant = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** What people wrote may not end a line, nor begin one of its own. */
const escape = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- exactly these may not be in it
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')

/** After 75 octets a line goes on behind a space, and no sign is cut. */
function fold(line: string): string {
  let [folded, octets] = ['', 0]
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += sign
    octets += size
  }
  return folded
}
