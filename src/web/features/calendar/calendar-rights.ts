import type { CalendarItem } from '#shared/contracts/calendar.ts'
import { can, canSchedule, hasInPlan, useMe } from '#web/kernel/session/me.ts'

/** Planning needs the calendar, and what the thing itself needs. */
export function useCalendarRights() {
  const me = useMe()
  const isWhole = !me.customer?.isLimited
  const canManage = can(me, 'calendar.manage')
  const canSend = can(me, 'campaigns.send') && isWhole && hasInPlan(me, 'campaigns')
  const canWrite = can(me, 'campaigns.manage') && isWhole
  const canReply = canSchedule(me)
  return {
    canPlan: canManage && canSend && canWrite,
    mayMove: ({ kind }: CalendarItem) => canManage && (kind === 'campaign' ? canSend : canReply),
    maySend: ({ kind }: CalendarItem) => (kind === 'campaign' ? canSend : canReply),
    mayDelete: ({ kind }: CalendarItem) => (kind === 'campaign' ? canWrite : can(me, 'replies.publish')),
    mayEdit: ({ kind }: CalendarItem) => (kind === 'campaign' ? can(me, 'campaigns.view') : can(me, 'reviews.view')),
  }
}
