import { countryOfNumber, textRulesOf } from '#shared/domain/text-rules.ts'
import { isTimezone, toInstant, toWallTime } from '#shared/domain/wall-time.ts'

const DAY_MS = 86_400_000
const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0

/** What asks by itself keeps to these, by whichever way it goes. */
const WORKING = { from: '09:00', until: '20:00' }

interface Reader {
  zone: string
  /** How the number begins that a text message goes to; empty for an e-mail. */
  prefix: string
  isAutomatic?: boolean
}

function hoursOf({ prefix, isAutomatic = false }: Reader) {
  const { hours } = textRulesOf(countryOfNumber(`${prefix}000000`) ?? '')
  if (!isAutomatic) return hours
  const [from, until] = [hours.from, hours.until]
  return {
    ...hours,
    from: from > WORKING.from ? from : WORKING.from,
    until: until < WORKING.until ? until : WORKING.until,
  }
}

/** When a message may next arrive there, by the reader's clock and their country's rules; `null`: now. */
export function findOpening(now: Date, reader: Reader): Date | null {
  const hours = hoursOf(reader)
  const timezone = isTimezone(reader.zone) ? reader.zone : 'UTC'
  const { date, time } = toWallTime(now, timezone)
  const isOpenOn = (day: string) => !hours.isSundayOff || !isSunday(day)
  if (isOpenOn(date) && time >= hours.from && time < hours.until) return null
  const isLater = isOpenOn(date) && time < hours.from
  const days = [0, 1, 2].map((ahead) => new Date(Date.parse(`${date}T00:00:00Z`) + ahead * DAY_MS).toISOString())
  const next = days.map((day) => day.slice(0, 10)).find((day) => (day === date ? isLater : isOpenOn(day)))
  return toInstant({ date: next ?? date, time: hours.from }, timezone)?.instant ?? null
}
