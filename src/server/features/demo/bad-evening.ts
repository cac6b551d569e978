import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { listMembersWho } from '#server/features/team/team.service.ts'
import { closeIncident } from '#server/features/incidents/incidents.service.ts'
import { addNote, triageReview } from '#server/features/reviews/reviews.service.ts'
import { after, EVENING_REVIEWS, type Beat, type Stage } from './story-cast.ts'
import { insertIncident } from './story.repository.ts'

const WITHIN_HOURS = 24
const RULE = { isOn: true, reviews: 5, maxRating: 2, withinHours: WITHIN_HOURS } as const
const PLACE = 'Harbour Bistro Halifax'

/** The kitchen fails; from the fifth who complains to the day on which the last of them is content. */
export function listEveningBeats(stage: Stage): Beat[] {
  const { tx, reviews, dana, marcus } = stage
  const first = reviews['fan-hungry']
  const tagAll = async () => {
    for (const key of EVENING_REVIEWS)
      await triageReview(tx, marcus, { reviewId: reviews[key].id, tags: ['extraction fan'] })
  }
  return [
    ...listIncidentBeats(stage),
    {
      at: after(first, 12.1),
      tell: () => triageReview(tx, dana, { reviewId: reviews['fan-cold'].id, assigneeId: marcus.userId }),
    },
    { at: after(first, 12.6), tell: tagAll },
    {
      at: after(first, 16.3),
      tell: () =>
        addNote(tx, marcus, {
          reviewId: first.id,
          text: '@Dana Whitlock The engineer was here at ten: the motor of the fan is burnt out, a new one is in, tested for an hour at full load. Refund list of all 31 tables is on your desk.',
          mentions: [dana.userId],
        }),
    },
    {
      at: after(first, 18.2),
      tell: () =>
        addNote(tx, dana, {
          reviewId: first.id,
          text: '@Marcus Bell Thank you. I ring the six who wrote, you take the other tables. Everybody gets the money back, no discussion. And from now on the room hears it within five minutes.',
          mentions: [marcus.userId],
        }),
    },
    {
      at: after(reviews['fan-party'], 14.4),
      tell: async () => {
        const { id: reviewId } = reviews['fan-party']
        await addNote(tx, marcus, {
          reviewId,
          text: 'Rang Colleen. The whole party comes again, on us, by the window. Answered in the comments there.',
          mentions: [],
        })
        await triageReview(tx, marcus, { reviewId, isDone: true })
      },
    },
  ]
}

function listIncidentBeats({ tx, reviews, dana }: Stage): Beat[] {
  const gathered = EVENING_REVIEWS.map((key) => reviews[key])
  const openedAt = after(reviews['fan-german'], 0.1)
  let incidentId = ''
  return [
    {
      at: openedAt,
      // The watch looks at what is new: this one is written down as it would have been that night, and told alike.
      tell: async () => {
        incidentId = await insertIncident(tx, { reviews: gathered, openedAt, rule: RULE })
        const subject = { type: 'incident', id: incidentId, label: PLACE, amount: RULE.reviews } as const
        await recordActivity(tx, null, 'incident.opened', subject)
        const told = await listMembersWho(tx, 'disputes.resolve')
        await notify(
          tx,
          told.map(({ userId }) => userId),
          {
            kind: 'incident.opened',
            params: { place: PLACE, hours: WITHIN_HOURS },
            about: { type: 'incident', id: incidentId },
            amount: RULE.reviews,
            link: linkTo(paths.disputes, { incident: incidentId }),
          },
        )
      },
    },
    { at: after(reviews['fan-hungry'], 43.5), tell: () => closeIncident(tx, dana, { incidentId }) },
  ]
}
