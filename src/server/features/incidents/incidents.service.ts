import type { Incident, IncidentDetail, IncidentRule } from '#shared/contracts/incidents.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { isInPlan } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { getRule, putRule } from './incident-rules.repository.ts'
import { presentIncident, presentReview } from './incidents.presenter.ts'
import {
  close,
  findIncident,
  isGathered,
  listIncidents,
  listReviews,
  type IncidentRow,
} from './incidents.repository.ts'
import { makeEvidencePack } from './evidence-pack.ts'
import { labelOf } from './watch-reviews.ts'

export { requestWatch } from './incidents.jobs.ts'

/** Whatever is planned as an answer to it then waits for a person. */
export async function isInOpenIncident(tx: CustomerTx, reviewId: string): Promise<boolean> {
  // Whoever has left the plan could not end it any more.
  return (await isGathered(tx, reviewId)) && (await isInPlan(tx, 'disputes'))
}

export type IncidentsService = ReturnType<typeof createIncidentsService>

interface IncidentDeps {
  transactions: Transactions
}

export function createIncidentsService({ transactions }: IncidentDeps) {
  return {
    list: (actor: Actor): Promise<{ items: Incident[] }> =>
      transactions.read(actor.customerId, async (tx) => {
        return { items: (await listIncidents(tx)).map(presentIncident) }
      }),

    get: (actor: Actor, incidentId: string): Promise<IncidentDetail> =>
      transactions.read(actor.customerId, async (tx) => {
        const incident = await getIncident(tx, incidentId)
        return { ...presentIncident(incident), reviews: (await listReviews(tx, incidentId)).map(presentReview) }
      }),

    /** Its reviews do not count again: another incident takes as many new ones. */
    close: (actor: Actor, incidentId: string): Promise<Incident> =>
      transactions.change(actor.customerId, async (tx) => {
        const hasClosed = await close(tx, incidentId, actor)
        const incident = await getIncident(tx, incidentId)
        if (!hasClosed) throw refusal('incident-over')
        const label = await labelOf(tx, incident)
        await recordActivity(tx, actor, 'incident.closed', { type: 'incident', id: incidentId, label })
        emit(tx, { type: 'incident.changed', subjectId: incidentId, userId: null })
        return presentIncident(incident)
      }),

    makePack: (actor: Actor, incidentId: string) =>
      makeEvidencePack(actor, (work) =>
        transactions.step(actor.customerId, async (tx) => work(tx, await getIncident(tx, incidentId))),
      ),

    getRule: (actor: Actor): Promise<IncidentRule> => transactions.read(actor.customerId, (tx) => getRule(tx)),

    saveRule: (actor: Actor, rule: IncidentRule): Promise<IncidentRule> =>
      transactions.change(actor.customerId, async (tx) => {
        await putRule(tx, rule)
        emit(tx, { type: 'incident.changed', subjectId: null, userId: null })
        return rule
      }),
  }
}

async function getIncident(tx: CustomerTx, incidentId: string): Promise<IncidentRow> {
  const incident = await findIncident(tx, incidentId)
  if (!incident) throw refusal('incident-not-found')
  return incident
}
