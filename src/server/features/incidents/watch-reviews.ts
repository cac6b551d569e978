import { linkTo } from '#shared/contracts/addresses.ts'
import { paths } from '#shared/domain/paths.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { notify, tellSlack } from '#server/features/notifications/notifications.service.ts'
import { isInPlan } from '#server/features/settings/settings.service.ts'
import { getBusinessName, listMembersWho } from '#server/features/team/team.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import { findLowPoints, forgetEditedUp, gather, lockOpen, noticeRemoved, open } from './gathering.repository.ts'
import { requestWatch } from './incidents.jobs.ts'
import { getRule, findIncident, type IncidentRow } from './incidents.repository.ts'

/** Safe to run twice and at once: there is one open incident at a place, and a review belongs to one incident. */
export async function watchReviews(transactions: Transactions, customerId: string): Promise<void> {
  await transactions.step(customerId, async (tx) => {
    const opened = await openIncidents(tx)
    for (const incidentId of await lockOpen(tx)) {
      const gone = (await noticeRemoved(tx, incidentId)) + (await forgetEditedUp(tx, incidentId))
      const changed = gone + (await gather(tx, incidentId))
      if (changed > 0) emit(tx, { type: 'incident.changed', subjectId: incidentId, userId: null })
    }
    for (const incidentId of opened) await announce(tx, incidentId)
  })
}

async function openIncidents(tx: CustomerTx): Promise<string[]> {
  const rule = await getRule(tx)
  if (!rule.isOn || !(await isInPlan(tx, 'disputes'))) return []
  const opened: string[] = []
  for (const point of await findLowPoints(tx, rule)) {
    const incidentId = await open(tx, point, rule)
    if (incidentId) opened.push(incidentId)
  }
  return opened
}

/** Platforms call more than this praise; nobody defends themselves against it. */
const MOST_STARS = 3

interface EscalatedReview {
  location_id: string | null
  rating_rank: number
  created_at: Date
}

/** One review that is grave enough by itself, by a rule. Where an incident is open already, it is gathered there. */
export async function escalate(tx: CustomerTx, review: EscalatedReview): Promise<void> {
  const { rating_rank: stars, location_id, created_at: at } = review
  if (stars < 1 || stars > MOST_STARS || !(await isInPlan(tx, 'disputes'))) return
  const rule = await getRule(tx)
  const point = { location_id, reviews: 1, first_at: at, last_at: at }
  const incidentId = await open(tx, point, { ...rule, maxRating: Math.max(rule.maxRating, stars) })
  if (!incidentId) return requestWatch(tx)
  await gather(tx, incidentId)
  emit(tx, { type: 'incident.changed', subjectId: incidentId, userId: null })
  await announce(tx, incidentId)
}

/** Bad news at once, to everybody who can end it. */
async function announce(tx: CustomerTx, incidentId: string): Promise<void> {
  const incident = await findIncident(tx, incidentId)
  if (!incident) return
  const label = await labelOf(tx, incident)
  const amount = incident.review_count
  await recordActivity(tx, null, 'incident.opened', { type: 'incident', id: incidentId, label, amount })
  const members = await listMembersWho(tx, 'disputes.resolve')
  const notice = {
    kind: 'incident.opened',
    params: { place: label, hours: spanInHours(incident) },
    about: { type: 'incident', id: incidentId },
    amount,
    link: linkTo(paths.disputes, { incident: incidentId }),
  } as const
  await notify(
    tx,
    members.map(({ userId }) => userId),
    notice,
  )
  await tellSlack(tx, [notice])
}

const HOUR_MS = 3_600_000

/** From the first to the last of its reviews, which the rule's own hours need not be. */
const spanInHours = ({ first_review_at: first, last_review_at: last }: IncidentRow) =>
  Math.max(1, Math.ceil((last.getTime() - first.getTime()) / HOUR_MS))

/** Where it is; without a location, whose it is. */
export async function labelOf(tx: CustomerTx, { location_name: name }: IncidentRow): Promise<string> {
  return name ?? getBusinessName(tx)
}
