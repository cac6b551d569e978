import { keepPreviousData } from '@tanstack/react-query'
import { type CalendarItem, getCalendar, moveCampaign, moveReply, planCampaign } from '#shared/contracts/calendar.ts'
import { sendCampaign } from '#shared/contracts/campaign-sending.ts'
import { deleteCampaign, getCampaign, restoreCampaign } from '#shared/contracts/campaigns.ts'
import type { InputOf } from '#shared/contracts/endpoint.ts'
import {
  cancelScheduledResponse,
  getScheduledResponse,
  scheduleResponse,
  sendScheduledResponseNow,
} from '#shared/contracts/scheduled-responses.ts'
import { call } from '#web/kernel/api/call.ts'
import { endpointQuery, useChange } from '#web/kernel/api/queries.ts'
import { queryKeys } from '#web/kernel/query-keys.ts'

export const renews = [queryKeys.calendar, queryKeys.campaigns, queryKeys.scheduledResponses]

export const calendarQuery = (input: InputOf<typeof getCalendar>) => ({
  ...endpointQuery([...queryKeys.calendar, 'span', input], getCalendar, input),
  placeholderData: keepPreviousData,
})

/** What the calendar does not hold of an item: its words. */
export const detailsQuery = (item: CalendarItem) => ({
  ...endpointQuery([...queryKeys.calendarItem, 'campaign', item.id], getCampaign, { campaignId: item.id }),
  enabled: item.kind === 'campaign',
  staleTime: 0,
})

export const replyQuery = (item: CalendarItem) => ({
  ...endpointQuery([...queryKeys.calendarItem, 'reply', item.id], getScheduledResponse, { scheduledId: item.id }),
  enabled: item.kind === 'reply',
  staleTime: 0,
})

export const usePlanCampaign = () =>
  useChange((input: InputOf<typeof planCampaign>) => call(planCampaign, input), { renews })

/** By the customer's clocks. */
export async function sendMove({ kind, id }: CalendarItem, at: string): Promise<void> {
  if (kind === 'campaign') await call(moveCampaign, { campaignId: id, at })
  else await call(moveReply, { scheduledId: id, at })
}

export async function sendAtOnce(item: CalendarItem): Promise<void> {
  if (item.kind === 'reply') {
    await call(sendScheduledResponseNow, { scheduledId: item.id })
    return
  }
  const { channels, socialPlatforms } = await call(getCampaign, { campaignId: item.id })
  await call(sendCampaign, { campaignId: item.id, channels, socialPlatforms, at: null })
}

/** Answers how to bring it back, with the time it had. */
export async function removeItem(item: CalendarItem): Promise<() => Promise<void>> {
  if (item.kind === 'campaign') {
    await call(deleteCampaign, { campaignId: item.id })
    return async () => {
      await call(restoreCampaign, { campaignId: item.id })
    }
  }
  const { reviewId, responseText, localTime } = await call(getScheduledResponse, { scheduledId: item.id })
  await call(cancelScheduledResponse, { scheduledId: item.id })
  const [date = '', time = ''] = localTime.split('T')
  return async () => {
    await call(scheduleResponse, { reviewId, responseText, date, time: time.slice(0, 5) })
  }
}
