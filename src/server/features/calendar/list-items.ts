import { CALENDAR_LIMITS, type CalendarItem, type CalendarSpan } from '#shared/contracts/calendar.ts'
import type { getCalendar } from '#shared/contracts/calendar.ts'
import type { ParsedInputOf } from '#shared/contracts/endpoint.ts'
import type { Permission } from '#shared/domain/permissions.ts'
import { textRulesOf } from '#shared/domain/text-rules.ts'
import { isTimezone, toInstant } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import {
  listCampaigns,
  listReplies,
  type CampaignOnCalendar,
  type ReplyOnCalendar,
  type Span,
} from './calendar.repository.ts'

type Asked = Omit<ParsedInputOf<typeof getCalendar>, 'language'>
type Listed = Omit<CalendarSpan, 'holidays'>

/** Of each kind only to those who may see that kind. */
export async function listItems(
  tx: CustomerTx,
  permissions: readonly Permission[],
  { from, to, ...filter }: Asked,
): Promise<Listed> {
  const { timezone, country } = await readClocks(tx)
  const limit = CALENDAR_LIMITS.items + 1
  const span: Span = { ...filter, firstDay: from, lastDay: to, ...spanOf(from, to, timezone), limit }
  const [seesCampaigns, seesReplies] = [
    permissions.includes('campaigns.view') && filter.channel !== 'reply',
    permissions.includes('reviews.view') && (filter.channel ?? 'reply') === 'reply',
  ]
  const items = [
    ...(seesCampaigns ? await listCampaigns(tx, span) : []).map(presentCampaign),
    ...(seesReplies ? await listReplies(tx, span) : []).map(presentReply),
  ]
  const { from: opens, until, isSundayOff } = textRulesOf(country ?? '').hours
  return {
    timezone,
    items: items.slice(0, CALENDAR_LIMITS.items),
    isCut: items.length > CALENDAR_LIMITS.items,
    textHours: { from: opens, until, isSundayOff },
  }
}

export async function readClocks(tx: CustomerTx): Promise<{ timezone: string; country: string | null }> {
  const { timezone, country } = (await getSettings(tx)).general
  return { timezone: isTimezone(timezone) ? timezone : 'UTC', country }
}

const DAY_MS = 86_400_000
const dayAfter = (date: string) => new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)

/** From the first moment of the first day to the last of the last, whatever the clocks do in between. */
function spanOf(firstDay: string, lastDay: string, timezone: string): Pick<Span, 'from' | 'until'> {
  const dawnOf = (date: string) => toInstant({ date, time: '00:00' }, timezone)?.instant ?? new Date(date)
  return { from: dawnOf(firstDay), until: dawnOf(dayAfter(lastDay)) }
}

const presentCampaign = (row: CampaignOnCalendar): CalendarItem => ({
  kind: 'campaign',
  id: row.id,
  status: row.shown_status,
  channels: row.delivery_channels,
  locationId: row.location_id,
  canMove: row.can_move,
  title: row.name,
  at: row.at?.toISOString() ?? null,
  day: row.day,
  hasMessage: row.has_message,
  failure: row.failed_why,
})

const presentReply = (row: ReplyOnCalendar): CalendarItem => ({
  kind: 'reply',
  id: row.id,
  status: row.shown_status,
  channels: ['reply'],
  locationId: row.location_id,
  canMove: row.status !== 'sent',
  reviewId: row.review_id,
  author: row.author,
  platform: row.platform,
  rating: row.rating,
  at: row.scheduled_time.toISOString(),
  holdReason: row.hold_reason,
})
