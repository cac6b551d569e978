import { toWallTime } from '#shared/domain/wall-time.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { addNote, triageReview } from '#server/features/reviews/reviews.service.ts'
import {
  scheduleResponse,
  restore,
  supersede,
} from '#server/features/scheduled-responses/scheduled-responses.service.ts'
import { submitWithin } from '#server/features/replies/replies.service.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { DEMO_TIMEZONE, setUpBefore } from './demo-history.ts'
import { after, before, type Beat, type Stage } from './story-cast.ts'

const DAY_MS = 86_400_000
const MORNING = '09:00'

export function listArrivalBeats({ tx, now, marcus, priya }: Stage): Beat[] {
  return [marcus, priya].map((colleague, index) => ({
    at: before(setUpBefore(now), -2 - index * 1.3),
    tell: () => {
      const { name, member } = colleague
      return recordActivity(tx, colleague, 'member.joined', { type: 'member', id: member.memberId, label: name })
    },
  }))
}

/** What was begun in these days, and waits for somebody today. */
export function listLatestBeats(stage: Stage): Beat[] {
  return [...listSorted(stage), ...listWritten(stage)]
}

function listSorted({ tx, reviews, now, dana, marcus, priya }: Stage): Beat[] {
  const { allergy, festival } = reviews
  const [sister, charged] = [reviews['mended-sister'], reviews['charged-twice']]
  return [
    {
      at: after(festival, 3.1),
      tell: () => triageReview(tx, dana, { reviewId: festival.id, tags: ['festival'], assigneeId: priya.userId }),
    },
    {
      at: after(sister, 6.8),
      tell: () => triageReview(tx, marcus, { reviewId: sister.id, tags: ['extraction fan'] }),
    },
    {
      at: after(allergy, 6.2),
      tell: () => triageReview(tx, marcus, { reviewId: allergy.id, isFlagged: true, tags: ['allergens'] }),
    },
    {
      at: before(now, 5.6),
      tell: () => triageReview(tx, marcus, { reviewId: charged.id, assigneeId: priya.userId, tags: ['payment'] }),
    },
  ]
}

function listWritten({ tx, reviews, now, dana, marcus, priya }: Stage): Beat[] {
  const { allergy, anniversary, window } = reviews
  return [
    {
      at: before(now, 5.2),
      tell: () =>
        addNote(tx, marcus, {
          reviewId: allergy.id,
          text: '@Dana Whitlock I would like a card with all allergens at every station before we answer this one. Draft is with the kitchen, may I print it?',
          mentions: [dana.userId],
        }),
    },
    {
      at: before(now, 3.9),
      tell: () =>
        scheduleResponse(tx, marcus, {
          reviewId: window.id,
          responseText:
            'Thank you, Rosalind. The blankets stay until the terrace door is mended, and there will be a lemon tart on the card from next week. Marcus, Harbour Bistro',
          date: toWallTime(new Date(now.getTime() + DAY_MS), DEMO_TIMEZONE).date,
          time: MORNING,
        }),
    },
    {
      at: before(now, 2.2),
      tell: () =>
        submitReply(tx, priya, {
          reviewId: anniversary.id,
          text: 'Thank you, Imran! Finding that old menu was the best part of my week. To the next twenty years, and please bring the photograph. Priya and the Harbour Bistro team',
        }),
    },
  ]
}

function submitReply(tx: CustomerTx, actor: Actor, { reviewId, text }: { reviewId: string; text: string }) {
  const submission = { reviewId, text, basedOn: null, replaceAnyway: false }
  return submitWithin({ plans: { supersede, restore } }, tx, { actor, submission, kind: 'reply-submitted' })
}
