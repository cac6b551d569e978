import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { ReportCadence, ReportReaders, saveReportReaders } from '#shared/contracts/report-mails.ts'
import { permissionsOf } from '#shared/domain/permission-rules.ts'
import { isTimezone, toInstant, toWallTime } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { find, listPeople, put, remove, removeOthers } from './report-mails.repository.ts'

const DAY_MS = 86_400_000
const MONDAY = 1
const LONGEST_WAIT_DAYS = 32
const TIME = '08:00'

/** The next Monday, or the first of a month, at eight in the morning where the business is. */
export function findNextReport(now: Date, cadence: ReportCadence, timezone: string): Date {
  const today = Date.parse(toWallTime(now, timezone).date)
  for (let ahead = 0; ahead <= LONGEST_WAIT_DAYS; ahead += 1) {
    const day = new Date(today + ahead * DAY_MS)
    const isTheDay = cadence === 'weekly' ? day.getUTCDay() === MONDAY : day.getUTCDate() === 1
    const at = isTheDay && toInstant({ date: day.toISOString().slice(0, 10), time: TIME }, timezone)?.instant
    if (at && at > now) return at
  }
  throw new Error(`There is no day for a report in ${timezone} after ${now.toISOString()}.`)
}

/** By whose clocks a report's day begins. */
export async function findZone(tx: CustomerTx): Promise<string> {
  const { timezone } = (await getSettings(tx)).general
  return isTimezone(timezone) ? timezone : 'UTC'
}

async function listReaders(tx: CustomerTx): Promise<ReportReaders['items']> {
  const people = await listPeople(tx)
  return people
    .filter((person) => permissionsOf(person).includes('analytics.view'))
    .map(({ userId, name, cadence }) => ({ userId, name, cadence }))
}

export const listReportReadersOf = async (tx: CustomerTx): Promise<ReportReaders> => ({ items: await listReaders(tx) })

export async function saveReportReadersOf(
  tx: CustomerTx,
  _actor: Actor,
  { readers }: ParsedInputOf<typeof saveReportReaders>,
): Promise<ReportReaders> {
  const known = new Set((await listReaders(tx)).map(({ userId }) => userId))
  if (readers.some(({ userId }) => !known.has(userId))) {
    throw refusal('member-not-found')
  }
  const [now, timezone] = [new Date(), await findZone(tx)]
  await removeOthers(
    tx,
    readers.map(({ userId }) => userId),
  )
  for (const { userId, cadence } of readers) {
    await put(tx, userId, { cadence, dueAt: findNextReport(now, cadence, timezone) })
  }
  return listReportReadersOf(tx)
}

/** How its reader ends it, by a link in the mail, and takes that back. */
export const reportWish = {
  isOn: async (tx: CustomerTx, userId: string): Promise<boolean> => (await find(tx, userId)) !== null,
  async change(tx: CustomerTx, userId: string, isOn: boolean): Promise<void> {
    if (!isOn) return remove(tx, userId)
    if ((await find(tx, userId)) !== null) return
    const dueAt = findNextReport(new Date(), 'weekly', await findZone(tx))
    await put(tx, userId, { cadence: 'weekly', dueAt })
  },
}
export type ReportWish = typeof reportWish
