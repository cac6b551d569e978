import * as contract from '#shared/contracts/calendar.ts'
import { toInstant } from '#shared/domain/wall-time.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { findCampaign, moveCampaign, planCampaign } from '#server/features/campaigns/campaigns.service.ts'
import { movePlan } from '#server/features/scheduled-responses/scheduled-responses.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { refuseWithout } from '#server/kernel/http/access.ts'
import { implement, implementIn } from '#server/kernel/http/implement.ts'
import { calendarFeed, feedUrl, makeFeed } from './calendar-feed.routes.ts'
import { findCreated, remove } from './feeds.repository.ts'
import { listItems, readClocks } from './list-items.ts'
import { listHolidays } from './public-holidays.ts'

/** What goes out when: campaigns and replies for later, and moving them by the ways they have anyway. */
export function makeCalendar({ transactions, publicUrl }: Foundations) {
  const route = implementIn(transactions)
  return {
    routes: [
      implement(contract.getCalendar, async ({ actor: { customerId, member }, input: { language, ...asked } }) => {
        const { where, listed } = await transactions.read(customerId, async (tx) => ({
          where: await readClocks(tx),
          listed: await listItems(tx, member.permissions, asked),
        }))
        return { ...listed, holidays: await listHolidays(where, { ...asked, language }) }
      }),
      route(contract.planCampaign, async (tx, actor, input) => {
        refuseWithout(actor.member, 'campaigns.manage')
        refuseWithout(actor.member, 'campaigns.send')
        return findCampaign(tx, await planCampaign(tx, actor, input))
      }),
      route(contract.moveCampaign, async (tx, actor, input) => {
        refuseWithout(actor.member, 'campaigns.send')
        await moveCampaign(tx, actor, input)
        return findCampaign(tx, input.campaignId)
      }),
      route(contract.moveReply, async (tx, actor, { scheduledId, at }) => {
        refuseWithout(actor.member, 'replies.publish')
        return movePlan(tx, actor, { scheduledId, at: await readInstant(tx, at) })
      }),
      route(contract.getCalendarFeed, async (tx, { userId }) => ({
        createdAt: (await findCreated(tx, userId))?.toISOString() ?? null,
      })),
      route(contract.makeCalendarFeed, async (tx, { userId }) => ({
        url: feedUrl(publicUrl(), await makeFeed(tx, userId)),
      })),
      route(contract.endCalendarFeed, async (tx, { userId }) => {
        await remove(tx, userId)
        return { createdAt: null }
      }),
    ],
    mounts: [calendarFeed({ transactions, publicUrl })],
  }
}

async function readInstant(tx: CustomerTx, at: string): Promise<Date> {
  const [date = '', time = ''] = at.split('T')
  const meant = toInstant({ date, time }, (await readClocks(tx)).timezone)
  if (!meant) throw refusal('plan-incomplete', { at: { fields: ['at'], code: 'dateUnreadable' } })
  return meant.instant
}
