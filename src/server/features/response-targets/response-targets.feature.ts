import * as contracts from '#shared/contracts/response-targets.ts'
import type { Foundations } from '#server/kernel/foundations.ts'
import { implementIn } from '#server/kernel/http/implement.ts'
import { handleJob } from '#server/kernel/jobs/job.ts'
import { changeTargets, describeTargets } from './keep-targets.ts'
import { sweepTargets, sweepTargetsJob, tellLate, tellLateJob } from './tell-late.ts'

/** How soon reviews are to be answered, and who hears of it when one is late. */
export function makeResponseTargets(base: Foundations) {
  const { transactions } = base
  const route = implementIn(transactions)
  return {
    routes: [
      route(contracts.getResponseTargets, describeTargets),
      route(contracts.changeResponseTargets, changeTargets),
    ],
    jobs: [
      handleJob(sweepTargetsJob, () => sweepTargets(base)),
      handleJob(tellLateJob, ({ customerId }) => transactions.step(customerId, tellLate)),
    ],
  }
}
