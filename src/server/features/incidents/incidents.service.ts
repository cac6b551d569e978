import type { Incident } from '#shared/contracts/incidents.ts'
import type { CustomerTx } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { isInPlan } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { close, findIncident, isGathered, isOpenAt, type IncidentRow } from './incidents.repository.ts'
import { presentIncident } from './incidents.presenter.ts'
import { labelOf } from './watch-reviews.ts'

export { requestWatch } from './incidents.jobs.ts'
export { listIncidents } from './incidents.repository.ts'
export { escalate } from './watch-reviews.ts'

/** Whatever is planned as an answer to it then waits for a person. */
export async function isInOpenIncident(tx: CustomerTx, reviewId: string): Promise<boolean> {
  // Whoever has left the plan could not end it any more.
  return (await isGathered(tx, reviewId)) && (await isInPlan(tx, 'disputes'))
}

/** Nothing leaves by itself meanwhile from that place. */
export async function hasOpenIncidentAt(tx: CustomerTx, locationId: string | null): Promise<boolean> {
  return (await isOpenAt(tx, locationId)) && (await isInPlan(tx, 'disputes'))
}

/** Its reviews do not count again: another incident takes as many new ones. */
export async function closeIncident(tx: CustomerTx, actor: Actor, { incidentId }: IncidentKey): Promise<Incident> {
  const hasClosed = await close(tx, incidentId, actor)
  const incident = await getIncident(tx, incidentId)
  if (!hasClosed) throw refusal('incident-over')
  const label = await labelOf(tx, incident)
  await recordActivity(tx, actor, 'incident.closed', { type: 'incident', id: incidentId, label })
  emit(tx, { type: 'incident.changed', subjectId: incidentId, userId: null })
  return presentIncident(incident)
}

export interface IncidentKey {
  incidentId: string
}

export async function getIncident(tx: CustomerTx, incidentId: string): Promise<IncidentRow> {
  const incident = await findIncident(tx, incidentId)
  if (!incident) throw refusal('incident-not-found')
  return incident
}
