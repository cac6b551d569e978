import * as contract from '#shared/contracts/incidents.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { implementDownload, type Download } from '#server/kernel/http/mount-download.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import type { Transactions } from '#server/database/transactions.ts'
import { describeBranding, findLogo } from '#server/features/branding/branding.service.ts'
import { getSettings } from '#server/features/settings/settings.service.ts'
import { emit } from '#server/kernel/events/emit.ts'
import type { Actor } from '#server/kernel/http/actor.ts'
import { isTimezone } from '#shared/domain/wall-time.ts'
import { getBusinessName } from '#server/features/team/team.service.ts'
import { AppError } from '#server/kernel/errors/app-error.ts'
import { runInWorker, WorkerGaveUp } from '#server/kernel/workers/run-in-worker.ts'
import { watchReviewsJob } from './incidents.jobs.ts'
import { closeIncident, getIncident, type IncidentKey } from './incidents.service.ts'
import { watchReviews } from './watch-reviews.ts'
import { getRule, putRule, listIncidents, listReviews } from './incidents.repository.ts'
import { presentIncident, presentReview } from './incidents.presenter.ts'
import type { PackContent } from './pack-content.ts'
import { writePack } from './write-pack.ts'

/** Many bad reviews at once. */
export function makeIncidents({ transactions }: Foundations) {
  const route = implementIn(transactions)
  return {
    // An address with a word in the place of an id comes before the one with the id.
    routes: [
      route(contract.listIncidents, async (tx) => ({ items: (await listIncidents(tx)).map(presentIncident) })),
      route(contract.getIncidentRule, getRule),
      route(contract.saveIncidentRule, async (tx, _actor, rule) => {
        await putRule(tx, rule)
        emit(tx, { type: 'incident.changed', subjectId: null, userId: null })
        return rule
      }),
      route(contract.getIncident, async (tx, _actor, { incidentId }) => ({
        ...presentIncident(await getIncident(tx, incidentId)),
        reviews: (await listReviews(tx, incidentId)).map(presentReview),
      })),
      route(contract.closeIncident, closeIncident),
    ],
    mounts: [
      implementDownload(contract.getEvidencePack, ({ actor, input }) => makeEvidencePack(transactions, actor, input)),
    ],
    jobs: [handleJob(watchReviewsJob, ({ customerId }) => watchReviews(transactions, customerId))],
  }
}

const WORKER = new URL('./typeset-pack.worker.ts', import.meta.url)
const LIMITS = { timeoutMs: 30_000, maxMemoryMb: 512 }

/** What a platform's form for extortion, or the police, wants to see: the reviews with dates and addresses, as a PDF. */
async function makeEvidencePack(
  transactions: Transactions,
  actor: Actor,
  { incidentId }: IncidentKey,
): Promise<Download> {
  const content = await transactions.step(actor.customerId, async (tx) => {
    const incident = await getIncident(tx, incidentId)
    const { general } = await getSettings(tx)
    return writePack({
      incident,
      reviews: await listReviews(tx, incidentId),
      company: await getBusinessName(tx),
      brand: { logo: await findLogo(tx, 'medium'), color: (await describeBranding(tx)).colors.primary },
      language: general.language,
      timezone: isTimezone(general.timezone) ? general.timezone : 'UTC',
      dateFormat: general.dateFormat,
      madeBy: actor.name,
      madeAt: new Date(),
    })
  })
  return {
    name: `incident-${content.madeAt.slice(0, 10)}.pdf`,
    mediaType: 'application/pdf',
    content: await typeset(actor.customerId, content),
  }
}

async function typeset(customerId: string, data: PackContent): Promise<Uint8Array> {
  try {
    return (await runInWorker(WORKER, { customerId, data, limits: LIMITS })) as Uint8Array
  } catch (error) {
    if (!(error instanceof WorkerGaveUp)) throw error
    throw new AppError('unavailable', 'The evidence pack could not be made just now. Please try again.', {
      cause: error,
    })
  }
}
