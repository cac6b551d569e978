import * as contracts from '#shared/contracts/reputation.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { reputationExport } from './export-reputation.routes.ts'
import { reputationReport } from './report/download-report.routes.ts'
import { getBasicReputation, getReputation, listLocationReputations } from './reputation.service.ts'

/** How the business is seen, over time, by platform and by location. */
export function makeReputation({ transactions }: Foundations) {
  const route = implementIn(transactions)
  return {
    routes: [
      route(contracts.getBasicReputation, getBasicReputation),
      route(contracts.getReputation, getReputation),
      route(contracts.listLocationReputations, listLocationReputations),
    ],
    mounts: [reputationExport(transactions, getReputation), reputationReport(transactions)],
  }
}
