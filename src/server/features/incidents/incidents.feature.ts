import {
  closeIncident,
  getEvidencePack,
  getIncident,
  getIncidentRule,
  listIncidents,
  saveIncidentRule,
} from '#shared/contracts/incidents.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implement } from '#server/kernel/http/implement.ts'
import { implementDownload } from '#server/kernel/http/mount-download.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { watchReviewsJob } from './incidents.jobs.ts'
import { createIncidentsService } from './incidents.service.ts'
import { watchReviews } from './watch-reviews.ts'

/** Many bad reviews at once. */
export function makeIncidents({ transactions }: Foundations) {
  const incidents = createIncidentsService({ transactions })
  return {
    // An address with a word in the place of an id comes before the one with the id.
    routes: [
      implement(listIncidents, ({ actor }) => incidents.list(actor)),
      implement(getIncidentRule, ({ actor }) => incidents.getRule(actor)),
      implement(saveIncidentRule, ({ actor, input }) => incidents.saveRule(actor, input)),
      implement(getIncident, ({ actor, input }) => incidents.get(actor, input.incidentId)),
      implement(closeIncident, ({ actor, input }) => incidents.close(actor, input.incidentId)),
    ],
    mounts: [implementDownload(getEvidencePack, ({ actor, input }) => incidents.makePack(actor, input.incidentId))],
    jobs: [handleJob(watchReviewsJob, ({ customerId }) => watchReviews(transactions, customerId))],
  }
}
