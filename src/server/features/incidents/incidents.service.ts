import type { Incident, IncidentDetail, IncidentRule } from '#shared/contracts/incidents.ts'
import type { CustomerTx, Transactions } from '#server/database/transactions.ts'
import { recordActivity } from '#server/features/activity/activity.service.ts'
import { isInPlan, getSettings } from '#server/features/settings/settings.service.ts'
import { refusal } from '#server/kernel/errors/refusal.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { isTimezone } from '#shared/domain/wall-time.ts'
import { getCompanyName } from '#server/features/team/team.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import type { Download } from '#server/kernel/http/mount-download.ts'
import { runInWorker, WorkerGaveUp } from '#server/kernel/workers/run-in-worker.ts'
import {
  getRule,
  putRule,
  close,
  findIncident,
  isGathered,
  listIncidents,
  listReviews,
  type IncidentRow,
} from './incidents.repository.ts'
import { presentIncident, presentReview } from './incidents.presenter.ts'
import { labelOf } from './watch-reviews.ts'
import type { PackContent } from './pack-content.ts'
import { writePack } from './write-pack.ts'

const WORKER = new URL('./typeset-pack.worker.ts', import.meta.url)
const LIMITS = { timeoutMs: 30_000, maxMemoryMb: 512 }

type WithIncident = <T>(work: (tx: CustomerTx, incident: IncidentRow) => Promise<T>) => Promise<T>

/** What a platform's form for extortion, or the police, wants to see: the reviews with dates and addresses, as a PDF. */
async function makeEvidencePack(actor: Actor, withIncident: WithIncident): Promise<Download> {
  const content = await withIncident(async (tx, incident) => {
    const { general } = await getSettings(tx)
    return writePack({
      incident,
      reviews: await listReviews(tx, incident.id),
      company: await getCompanyName(tx),
      language: general.language,
      timezone: isTimezone(general.timezone) ? general.timezone : 'UTC',
      madeBy: actor.name,
      madeAt: new Date(),
    })
  })
  return {
    name: `incident-${content.madeAt.slice(0, 10)}.pdf`,
    mediaType: 'application/pdf',
    content: await typeset(content),
  }
}

async function typeset(content: PackContent): Promise<Uint8Array> {
  try {
    return (await runInWorker(WORKER, content, LIMITS)) as Uint8Array
  } catch (error) {
    if (!(error instanceof WorkerGaveUp)) throw error
    throw new AppError('unavailable', 'The evidence pack could not be made just now. Please try again.', {
      cause: error,
    })
  }
}

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
