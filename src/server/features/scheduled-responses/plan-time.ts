import {
  findLastPlanDay,
  isTimezone,
  toInstant,
  toWallTime,
  type ClockChange,
  type WallTime,
} from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { listLocationTimezones } from '#server/features/locations/locations.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { inThePast, missing, tooFarAhead } from './scheduling-words.ts'

/** Which timezone a review is planned in: its location's, or else the customer's. */
export async function openTimezones(tx: CustomerTx): Promise<(locationId: string | null) => string> {
  const [ofLocations, { general }] = [await listLocationTimezones(tx), await getSettings(tx)]
  const ofCustomer = isTimezone(general.timezone) ? general.timezone : 'UTC'
  return (locationId) => {
    const named = locationId === null ? undefined : ofLocations.get(locationId)
    return named !== undefined && isTimezone(named) ? named : ofCustomer
  }
}

/** What a plan keeps of its time. */
export interface PlanTime {
  scheduled_time: Date
  local_time: string
  timezone: string
}

/** The wall time in the timezone, which has to lie ahead, and not too far. */
export function readPlanTime(wall: WallTime, timezone: string, now = Date.now()): PlanTime {
  const meant = toInstant(wall, timezone)
  if (!meant) throw missing(findMissing(wall))
  if (meant.instant.getTime() <= now) throw inThePast()
  refuseTooFar(wall.date, timezone, now)
  return { scheduled_time: meant.instant, local_time: `${wall.date}T${wall.time}`, timezone }
}

export function refuseTooFar(day: string, timezone: string, now = Date.now()): void {
  if (day > findLastPlanDay(toWallTime(new Date(now), timezone).date)) throw tooFarAhead()
}

function findMissing({ date, time }: WallTime): string[] {
  const fields = [...(date === '' ? ['date'] : []), ...(time === '' ? ['time'] : [])]
  return fields.length > 0 ? fields : ['date', 'time']
}

/** Now, as the clocks there show it. */
export function showNow(timezone: string): string {
  const { date, time } = toWallTime(new Date(), timezone)
  return `${date}T${time}`
}

export function previewTime(
  { date = '', time = '' }: { date?: string | undefined; time?: string | undefined },
  timezone: string,
): { timezone: string; scheduledTime: string | null; clockChange: ClockChange | null } {
  const meant = toInstant({ date, time }, timezone)
  return { timezone, scheduledTime: meant?.instant.toISOString() ?? null, clockChange: meant?.clockChange ?? null }
}
