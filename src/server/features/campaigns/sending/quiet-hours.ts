import { countryOfNumber, textRulesOf } from '#shared/domain/text-rules.ts'
import { isTimezone, toInstant, toWallTime } from '#shared/domain/wall-time.ts'

const DAY_MS = 86_400_000
const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0

/** When a text message may next arrive there, by the reader's clock and their country's rules; `null`: now. */
export function findOpening(now: Date, { zone, prefix }: { zone: string; prefix: string }): Date | null {
  const { hours } = textRulesOf(countryOfNumber(`${prefix}000000`) ?? '')
  const timezone = isTimezone(zone) ? zone : 'UTC'
  const { date, time } = toWallTime(now, timezone)
  const isOpenOn = (day: string) => !hours.isSundayOff || !isSunday(day)
  if (isOpenOn(date) && time >= hours.from && time < hours.until) return null
  const isLater = isOpenOn(date) && time < hours.from
  const days = [0, 1, 2].map((ahead) => new Date(Date.parse(`${date}T00:00:00Z`) + ahead * DAY_MS).toISOString())
  const next = days.map((day) => day.slice(0, 10)).find((day) => (day === date ? isLater : isOpenOn(day)))
  return toInstant({ date: next ?? date, time: hours.from }, timezone)?.instant ?? null
}
